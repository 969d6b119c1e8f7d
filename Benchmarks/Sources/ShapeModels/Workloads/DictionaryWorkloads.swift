import Maquette

/// A value of a dictionary.
@Mappable
public struct Amount: Sendable {
  public var count: Int
  public var unit: String
}

/// A key of a dictionary.
@Mappable
public enum Weekday: String, Sendable, CaseIterable, MappableKey {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

/// A resource with labels, as in Kubernetes.
@Mappable
public struct Resource: Sendable {
  public var kind: String
  public var name: String
  public var labels: [String: String]
  public var annotations: [String: String]
}

extension Workloads {
  public static let integersByName = large("dictionary-of-integers", [String: Int].self) {
    $0.dictionary(20_000) { ("\($0.word())_\($0.number(0...1_000_000))", $0.integer(0...99_999)) }
  }
  public static let structsByName = large("dictionary-of-structs", [String: Amount].self) {
    $0.dictionary(15_000) { ("\($0.word())_\($0.number(0...1_000_000))", amount(&$0)) }
  }
  public static let listsByName = large("dictionary-of-lists", [String: [Amount]].self) {
    $0.dictionary(3000) {
      let key = "\($0.word())-\($0.number(0...1_000_000))"
      return (key, $0.array($0.number(0...6)) { amount(&$0) })
    }
  }
  public static let byNumber = large("dictionary-by-number", [Int: Amount].self) {
    $0.dictionary(5000) { ("\($0.number(0...1_000_000))", amount(&$0)) }
  }
  public static let byCase = large("dictionaries-by-enum", [[Weekday: Int]].self) {
    $0.array(2000) { content in
      let days = Weekday.allCases.filter { _ in content.isOne(in: 2) }
      return content.object(days.map { ($0.rawValue, content.integer(0...24)) })
    }
  }
  public static let longKeys = large("dictionaries-with-long-keys", [[String: Int]].self) {
    $0.array(300) { content in
      content.dictionary(10) { ($0.words(8...12).replacing(" ", with: "."), $0.integer(0...99)) }
    }
  }
  public static let sharedPrefixes = large("dictionary-with-prefixes", [String: Double].self) {
    $0.dictionary(8000) {
      ("com.example.service.metrics.\($0.word()).\($0.number(0...100_000))", $0.decimal())
    }
  }
  public static let duplicates = partial("dictionary-with-duplicates", [String: Int].self) {
    var members: [(String, String)] = []
    var last: [String: String] = [:]
    for _ in 0..<6000 {
      let (key, value) = ("\($0.word())\($0.number(0...40))", $0.integer(0...9999))
      members.append((key, value))
      last[key] = value
    }
    return ($0.object(members), $0.object(last.sorted(by: <).map { ($0.key, $0.value) }))
  }
  public static let labels = large("maps-of-strings", [Resource].self) {
    $0.array(600) { content in
      func map(_ count: Int) -> String {
        content.dictionary(count) { content in
          ("app.example.io/\(content.word())\(content.number(0...99))", content.text(1...2))
        }
      }
      let (labels, annotations) = (map(5), map(3))
      return content.object([
        ("kind", content.text(1...1)), ("name", content.identifier()), ("labels", labels),
        ("annotations", annotations),
      ])
    }
  }

  static func amount(_ content: inout Content) -> String {
    content.object([("count", content.integer(0...9999)), ("unit", content.text(1...1))])
  }
}
