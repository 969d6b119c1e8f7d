import Maquette

/// The urgency of a line of a log.
@Mappable
public enum Level: String, Sendable {
  case debug, info, warning, error
}

/// A line of a log.
@Mappable
public struct LogLine: Sendable {
  public var time: String
  public var level: Level
  public var message: String
  public var fields: [String: String]
  public var request: String?
}

/// Two of the twelve keys of a record.
@Mappable
public struct Summary: Sendable {
  public var id: Int
  public var name: String
}

/// The properties that a service may omit.
@Mappable
public struct Settings: Sendable {
  public var a0, a1, a2, a3, a4, a5, a6, a7, a8, a9: Int?
  public var b0, b1, b2, b3, b4, b5, b6, b7, b8, b9: String?
  public var c0, c1, c2, c3, c4, c5, c6, c7, c8, c9: Bool?
  public var d0, d1, d2, d3, d4, d5, d6, d7, d8, d9: Double?
}

/// A record that keeps what it does not know.
@Mappable
public struct OpenRecord: Sendable {
  public var id: Int
  public var name: String
  @CodableExtras public var rest: [String: AnyValue]
}

extension Workloads {
  public static let logLines = large("log-lines", [LogLine].self) {
    $0.array(1500) { content in
      let level = content.pick(["debug", "info", "info", "warning", "error"])
      let fields = content.dictionary(3) { ($0.word(), $0.text(1...2)) }
      let request = content.isOne(in: 2) ? [("request", content.identifier(16))] : []
      return content.object(
        [
          ("time", content.date()), ("level", "\"\(level)\""),
          ("message", content.escapedText(5...15, oneIn: 10)), ("fields", fields),
        ] + request)
    }
  }
  public static let summaries = partial("two-keys-of-twelve", [Summary].self) { content in
    var read: [String] = []
    var written: [String] = []
    for _ in 0..<2000 {
      let (id, name) = (content.integer(1...99_999), content.text(1...3))
      read.append(
        content.object(
          [("created", content.date()), ("id", id), ("owner", content.text(1...2))]
            + [("flags", content.array(3) { $0.integer(0...9) }), ("size", content.decimal())]
            + [("name", name), ("url", content.url()), ("active", content.bool())]
            + [("parent", "null"), ("limits", content.object([("soft", "10"), ("hard", "20")]))]
            + [("note", content.text(3...8)), ("revision", content.integer(1...40))]))
      written.append(content.object([("id", id), ("name", name)]))
    }
    return (list(read), list(written))
  }
  public static let mostlySkipped = partial("mostly-skipped", [Summary].self) { content in
    var read: [String] = []
    var written: [String] = []
    for _ in 0..<300 {
      let (id, name) = (content.integer(1...99_999), content.text(1...3))
      let history = content.array(8) { content in
        content.object([
          ("at", content.date()), ("by", content.text(1...2)), ("what", content.text(4...12)),
          ("values", content.array(4) { $0.decimal() }),
        ])
      }
      read.append(content.object([("id", id), ("history", history), ("name", name)]))
      written.append(content.object([("id", id), ("name", name)]))
    }
    return (list(read), list(written))
  }
  public static let settings = large("five-of-forty", [Settings].self) {
    $0.array(2000) { content in
      var members: [(String, String)] = []
      for letter in ["a", "b", "c", "d"] {
        let value =
          switch letter {
          case "a": content.integer(0...999)
          case "b": content.text(1...2)
          case "c": content.bool()
          default: content.decimal()
          }
        members.append(("\(letter)\(content.number(0...4))", value))
      }
      members.append(("d\(content.number(5...9))", content.decimal()))
      return content.object(members)
    }
  }
  public static let openRecords = large("ten-unknown-keys", [OpenRecord].self) {
    $0.array(1000) { content in
      var members = [("id", content.integer(1...9999)), ("name", content.text(1...2))]
      for number in 0..<10 {
        let value =
          switch number % 4 {
          case 0: content.integer(0...9999)
          case 1: content.text(1...3)
          case 2: content.decimal()
          default: content.bool()
          }
        members.append(("field\(number)", value))
      }
      return content.object(members)
    }
  }

  private static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }
}
