public import Foundation
import Maquette

extension Workloads {
  public static let shortWords = large("words", [String].self) {
    $0.array(20_000) { $0.text(1...1) }
  }
  public static let longTexts = large("long-texts", [String].self) {
    $0.array(400) { $0.text(100...400) }
  }
  public static let chinese = large("texts-in-chinese", [String].self) {
    $0.array(4000) { $0.chinese(5...40) }
  }
  public static let emoji = large("texts-with-emoji", [String].self) {
    $0.array(4000) { content in
      let text = content.words(2...8)
      return "\"\(text) " + content.characters(0x1F600...0x1F64F, 1...3).dropFirst()
    }
  }
  public static let accents = large("texts-with-accents", [String].self) {
    $0.array(4000) { content in
      let vowels = ["ä", "é", "ü", "ñ", "ø"]
      return "\"" + (0..<10).map { _ in content.word() + content.pick(vowels) }.joined() + "\""
    }
  }
  public static let escapes = large("texts-with-escapes", [String].self) {
    $0.array(4000) { $0.escapedText(2...12) }
  }
  public static let fewEscapes = large("texts-with-few-escapes", [String].self) {
    $0.array(5000) { $0.escapedText(2...12, oneIn: 10) }
  }
  public static let base64 = large("base64-as-text", [String].self) {
    $0.array(100) { $0.base64($0.number(500...1000) * 4) }
  }
  public static let optionalTexts = large("texts-and-nulls", [String?].self) {
    $0.array(10_000) { $0.isOne(in: 3) ? "null" : $0.text(1...3) }
  }
  public static let wordSet = large("word-set", Set<String>.self, hasSets: true) { content in
    var all: Set<String> = []
    while all.count < 5000 { all.insert(content.identifier()) }
    return "[" + all.sorted().joined(separator: ",") + "]"
  }
  public static let dates = large("dates", [Date].self) { $0.array(5000) { $0.date() } }
  public static let uuids = large("uuids", [UUID].self) { $0.array(5000) { $0.uuid() } }
  public static let urls = large("urls", [URL].self) { $0.array(3000) { $0.url() } }
}
