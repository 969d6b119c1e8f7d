import Foundation
import Maquette
import Testing

/// With `hidesValues`, no output reveals a value.
@Suite("Hidden values")
struct HiddenValueTests {
  @Mappable
  enum Suit: String { case clubs, spades }

  @Mappable
  enum Shape { case circle(radius: Double), point }

  @Mappable
  struct Account {
    var id: Int = 0
    var small: Int8 = 0
    var name: String = ""
    var suit: Suit = .clubs
    var shape: Shape = .point
    var born: Date?
    var site: URL?
    var uuid: UUID?
    var data: Data?
    var price: Decimal?
    var letter: Character = "a"
    var byNumber: [Int: Int] = [:]
    var list: [Int] = []
    var set: Set<Int> = []
    @CodableBy(.date("yyyy")) var year: Date?
    @CodableDefault(3, on: .missing, .invalid) var fallback: Int
  }

  static let texts = [
    #"{"id":"secret"}"#, #"{"id":["secret"]}"#, #"{"small":7355608}"#, #"{"id":7355608.5}"#,
    #"{"suit":"secret"}"#, #"{"shape":"secret"}"#, #"{"shape":{"x":"secret"}}"#,
    #"{"shape":{"circle":"secret"}}"#,
    #"{"born":"secret"}"#, #"{"born":7355608735560873556087355608}"#, #"{"site":""}"#,
    #"{"uuid":"secret"}"#, #"{"data":"%secret"}"#, #"{"price":"secret"}"#,
    #"{"letter":"secret"}"#, #"{"byNumber":{"1":"secret"}}"#, #"{"list":[1,"secret"]}"#,
    #"{"set":["secret"]}"#, #"{"year":"secret"}"#, #"{"fallback":"secret"}"#,
    #"{"fallback":7355608.5,"id":"7355608"}"#, #"{"id":"secret""#, "{\"name\":\"secret\u{1}\"}",
  ]

  // Features: 172
  @Test("No error, issue, table or object tells a value", arguments: texts)
  func hidden(_ text: String) throws {
    for policy in [ConversionPolicy.strict, .lossless, .lenient] {
      let mapper = JSONMapper(
        options: .init(conversions: policy, unknownKeys: .reject, hidesValues: true))
      let report = mapper.decodeReporting(Account.self, from: text)
      var told = [report.table(), try report.jsonString(), "\(report.issues)"]
      told += report.issues.map(\.error.details)
      if let tree = try? AnyValue(json: text) {
        let trees = ValueMapper(
          options: .init(conversions: policy, unknownKeys: .reject, hidesValues: true))
        told.append(try trees.decodeReporting(Account.self, from: tree).jsonString())
      }
      do {
        _ = try mapper.decode(Account.self, from: text)
      } catch {
        told += [error.details, try error.jsonString()]
      }
      for line in told {
        #expect(!line.contains("secret") && !line.contains("7355608"), "\(line)")
      }
    }
  }
}
