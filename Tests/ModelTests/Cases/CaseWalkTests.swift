import Maquette
import TestSupport
import Testing

/// Enums are decoded in one pass where the tag or the keys decide at once.
///
/// An option that looks at keys turns that off, so both ways must give the same.
@Suite("One pass over the object of a case", .serialized)
struct CaseWalkTests {
  @Mappable struct Point: Equatable {
    var x: Int
    var y: Int?
  }

  @Mappable final class Owner: Equatable {
    var name: String
    static func == (left: Owner, right: Owner) -> Bool { left.name == right.name }
  }

  @Mappable(tagged: .internal("t")) indirect enum Inside: Equatable {
    case a(x: Int, y: Int = 7)
    case b(x: Int?, inner: Inside?)
    case list(all: [Inside])
    case point(Point)
    case owned(by: Owner)
    case none
    @CodableFallback case other(String)
  }

  @Mappable(tagged: .adjacent("t", content: "c")) indirect enum Beside: Equatable {
    case a(x: Int, y: Int = 7)
    case point(Point)
    case text(String)
    case list([Beside])
    case none
  }

  @Mappable(tagged: .untagged) indirect enum Alone: Equatable {
    case number(Int)
    case double(Double)
    case text(String)
    case point(Point)
    case named(name: String, x: Int?)
    case list([Alone])
    case nested(inner: Alone)
  }

  @Mappable indirect enum Named: Equatable {
    case a(x: Int, y: Int = 7)
    case point(Point)
    case list([Named])
    case text(String)
    case none
  }

  /// The result of a call, or its error.
  private func outcome<T: Mappable & Equatable>(
    _ type: T.Type, _ text: String, _ mapper: JSONMapper
  ) -> (value: T?, error: String?) {
    do throws(MappingError) {
      return (try mapper.decode(type, from: text), nil)
    } catch {
      return (nil, error.description)
    }
  }

  private func expectSame<T: Mappable & Equatable>(_ type: T.Type, _ text: String) throws {
    let fast = outcome(type, text, JSONMapper())
    let slow = outcome(type, text, JSONMapper(options: .init(unknownKeys: .report)))
    #expect(fast.value == slow.value, "\(text)")
    #expect(fast.error == slow.error, "\(text)")
    // Of two members with the same key, decoding text needs both to be valid; a tree has only the last.
    let distinct = JSONMapper(options: .init(duplicateKeys: .reject))
    guard let tree = try? distinct.decode(AnyValue.self, from: text) else { return }
    let report = JSONMapper().decodeReporting(type, from: text)
    if report.errors.isEmpty { #expect(report.value == fast.value, "\(text)") }
    #expect((try? ValueMapper().decode(type, from: tree)) == fast.value, "\(text)")
  }

  /// Documents of all forms: members in any order, missing, repeated, unknown, of other kinds, nested.
  private struct Documents {
    var random: SeededGenerator

    mutating func pick<T>(_ values: [T]) -> T { values[Int(random.next() % UInt64(values.count))] }

    mutating func value(_ depth: Int) -> String {
      let scalars = ["1", "2.5", "\"s\"", "null", "true", "\"1\"", "-3"]
      switch depth > 0 ? random.next() % 4 : 0 {
      case 1: return object(depth - 1)
      case 2:
        let count = Int(random.next() % 3)
        return "[" + (0..<count).map { _ in object(depth - 1) }.joined(separator: ",") + "]"
      default: return pick(scalars)
      }
    }

    mutating func object(_ depth: Int) -> String {
      let tags = ["a", "b", "list", "point", "owned", "none", "text", "new", "nested"]
      var members: [String] = []
      if random.next() % 8 != 0 { members.append("\"t\":\"\(pick(tags))\"") }
      for _ in 0..<random.next() % 4 {
        switch random.next() % 8 {
        case 0: members.append("\"x\":1")
        case 1: members.append("\"y\":2")
        case 2: members.append("\"c\":\(value(depth))")
        case 3: members.append("\"inner\":\(value(depth))")
        case 4: members.append("\"all\":[\(object(max(depth - 1, 0)))]")
        case 5: members.append("\"name\":\"n\"")
        case 6: members.append("\"\(pick(tags))\":\(value(depth))")
        default: members.append("\"\(pick(["t", "x", "c", "u", "by"]))\":\(value(depth))")
        }
      }
      if random.next() % 4 == 0 { members.reverse() }
      let space = random.next() % 5 == 0 ? " " : ""
      return "{" + members.joined(separator: "," + space) + "}"
    }
  }

  @Test("Random documents give the same with and without the one pass", arguments: 0..<4)
  func random(_ seed: Int) throws {
    var documents = Documents(random: SeededGenerator(seed: UInt64(seed)))
    for _ in 0..<LongRun.count(400, long: 20_000) {
      let text = documents.value(3)
      try expectSame(Inside.self, text)
      try expectSame(Beside.self, text)
      try expectSame(Alone.self, text)
      try expectSame(Named.self, text)
    }
  }

  @Test("The last of two tags decides, also in nested cases")
  func secondTag() throws {
    let text = #"{"t":"a","x":1,"t":"b"}"#
    #expect(try Inside(json: text) == .b(x: 1, inner: nil))
    #expect(
      try Inside(json: #"{"t":"list","all":[{"t":"none"},\#(text)]}"#)
        == .list(all: [.none, .b(x: 1, inner: nil)]))
    #expect(
      try Beside(json: #"{"t":"text","c":"s","c":{"x":1},"t":"a"}"#) == .a(x: 1))
  }

  @Test("A second tag at every level costs no more than the length of the text")
  func nestedSecondTags() throws {
    func text(_ depth: Int) -> String {
      String(repeating: #"{"t":"b","inner":"#, count: depth) + #"{"t":"none"}"#
        + String(repeating: #","t":"b"}"#, count: depth)
    }
    // Decoding again at each level would take 2^100 steps.
    _ = try Inside(json: text(100))
    var value = try Inside(json: text(3))
    for _ in 0..<3 {
      guard case .b(nil, let inner?) = value else { throw MappingErrorOfTest() }
      value = inner
    }
    #expect(value == .none)
  }

  private struct MappingErrorOfTest: Error {}

  @Mappable final class Token: Equatable {
    nonisolated(unsafe) static var alive = 0
    var id: Int
    @CodableHook(.didDecode) func count() { Self.alive += 1 }
    deinit { Self.alive -= 1 }
    static func == (left: Token, right: Token) -> Bool { left.id == right.id }
  }

  @Mappable enum Wrapped {
    case tokens([Token])
  }

  @Mappable(tagged: .adjacent("t", content: "c")) enum WrappedBeside {
    case tokens([Token])
  }

  @Test("A payload that is decoded before a mistake in its object is released")
  func released() throws {
    let token = #"{"id":1}"#
    for text in [
      #"{"tokens":{"_0":[\#(token)],"_1":2}}"#, #"{"tokens":{"_0":[\#(token)]"#,
      #"{"tokens":[\#(token)],"other":1}"#, #"{"tokens":[\#(token)]"#,
    ] {
      #expect(throws: MappingError.self) { try Wrapped(json: text) }
      #expect(Token.alive == 0, "\(text)")
      guard let tree = try? AnyValue(json: text) else { continue }
      #expect(throws: MappingError.self) { try Wrapped(anyValue: tree) }
      #expect(Token.alive == 0, "\(text)")
    }
    for text in [
      #"{"t":"tokens","c":{"_0":[\#(token)],"_1":2}}"#, #"{"t":"tokens","c":[\#(token)]"#,
      #"{"t":"tokens","c":[\#(token)],"u":}"#,
    ] {
      #expect(throws: MappingError.self) { try WrappedBeside(json: text) }
      #expect(Token.alive == 0, "\(text)")
    }
  }

  @Mappable(layout: .array) struct Row: Equatable {
    var a: String
    var n: Int
  }

  @Mappable(tagged: .untagged) enum Line: Equatable {
    case header([String])
    case row(Row)
  }

  @Test("An array with positions is a payload of an enum without tags, without conversions too")
  func positions() throws {
    let strict = JSONMapper(options: .init(conversions: .strict))
    #expect(try strict.decode(Line.self, from: #"["x",3]"#) == .row(Row(a: "x", n: 3)))
    #expect(try Line(json: #"["x",3]"#) == .row(Row(a: "x", n: 3)))
    #expect(try Line(json: #"["x","y"]"#) == .header(["x", "y"]))
    #expect(try Line(anyValue: AnyValue(json: #"["x",3]"#)) == .row(Row(a: "x", n: 3)))
  }
}
