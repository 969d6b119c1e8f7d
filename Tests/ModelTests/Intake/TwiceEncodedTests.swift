import Maquette
import Testing

/// Any object or array of a document may be text, one at a time or all at once: the value is the same,
/// and each is reported once.
@Suite("Any object or array as text")
struct TwiceEncodedTests {
  @Mappable struct Point: Hashable {
    var x: Int
    var y: Int?
  }
  @Mappable final class Node {
    var x = 0
    var next: Node?
  }
  @Mappable enum Step { case go(x: Int, to: Point), say(Point), many([Int]), stop }
  @Mappable(tagged: .internal("t")) enum Inner { case go(x: Int, to: Point), at(Point), stop }
  @Mappable(tagged: .internal(path: "m.t")) enum Deep { case go(x: Int), at(Point), stop }
  @Mappable(tagged: .adjacent("t", content: "v")) enum Beside {
    case go(x: Int), at(Point), many([Int]), stop
  }
  @Mappable(tagged: .adjacent(path: "m.t", content: "v")) enum DeepBeside {
    case go(x: Int), at(Point)
  }
  @Mappable(tagged: .untagged) enum Loose { case point(x: Int), many([Int]) }
  @Mappable enum Name: String, MappableKey { case one, two }
  @Mappable struct Part {
    var at: Point
    var list: [Int]
  }
  @Mappable struct Merged {
    var id: Int
    @CodableFlattened(prefix: "a_") var first: Part
    @CodableFlattened var second: Part?
    @CodableFlattened var inner: Inner
  }
  @Mappable(transparent: true) struct Wrapped { var points: [Point] }
  @Mappable struct Fallback {
    @CodableDefault(Point(x: 9), on: .missing, .null, .invalid) var at: Point
    var list: [Int] = []
  }
  @Mappable struct Maybe {
    var at: Point?
    var list: [Point?]?
    var table: [Name: Point]?
    var unique: Set<Point>?
  }
  @Mappable struct Extra {
    var at: Point
    @CodableExtras var rest: [String: Point]
  }
  @Mappable(layout: .array) struct Row {
    var at: Point
    var list: [Int]
  }
  @Mappable struct Paths {
    @CodingKey(path: "a.b.c") var first: Int
    @CodingKey(path: "a.l[1].z") var second: Int?
  }
  @Mappable struct Box<Value: Mappable & Sendable> { var value: Value }

  // swift-format-ignore
  static let checks: [@Sendable () throws -> Void] = [
    { try check(Node.self, #"{"x":1,"next":{"x":2,"next":{"x":3}}}"#) },
    { try check([[String: [Point]]].self, #"[{"a":[{"x":1}]},{}]"#) },
    { for text in [#"{"go":{"x":1,"to":{"x":2}}}"#, #"{"say":{"x":1}}"#, #"{"many":[1,2]}"#] { try check(Step.self, text); try check(Box<[Step?]>.self, #"{"value":[\#(text),null]}"#) } },
    { for text in [#"{"t":"go","x":1,"to":{"x":2}}"#, #"{"x":1,"t":"at"}"#, #"{"t":"stop"}"#] { try check(Inner.self, text); try check(Box<[Inner]>.self, #"{"value":[\#(text)]}"#) } },
    { for text in [#"{"m":{"t":"go"},"x":1}"#, #"{"x":1,"m":{"t":"at"}}"#] { try check(Deep.self, text) } },
    { for text in [#"{"t":"go","v":{"x":1}}"#, #"{"v":{"x":1},"t":"at"}"#, #"{"t":"many","v":[1]}"#, #"{"t":"stop"}"#] { try check(Beside.self, text); try check([Beside].self, "[\(text)]") } },
    { for text in [#"{"m":{"t":"go"},"v":{"x":1}}"#, #"{"v":{"x":1},"m":{"t":"at"}}"#] { try check(DeepBeside.self, text) } },
    { for text in [#"{"x":1}"#, "[1,2]"] { try check(Loose.self, text); try check([Loose].self, "[\(text)]") } },
    { try check(Merged.self, #"{"id":1,"a_at":{"x":1},"a_list":[2],"at":{"x":3},"list":[4],"t":"go","x":5,"to":{"x":6}}"#) },
    { try check([Wrapped].self, #"[[{"x":2}]]"#) },
    { try check(Fallback.self, #"{"at":{"x":1},"list":[1,2]}"#) },
    { try check(Maybe.self, #"{"at":{"x":1},"list":[{"x":1},null],"table":{"one":{"x":1}},"unique":[{"x":1}]}"#) },
    { try check(Extra.self, #"{"at":{"x":1},"k":{"x":2}}"#) },
    { try check(Row.self, #"[{"x":1},[1,2]]"#) },
    { try check(Paths.self, #"{"a":{"b":{"c":1},"l":[0,{"z":2}]}}"#) },
  ]

  @Test("At every place of every kind of model", arguments: checks.indices)
  func everyPlace(_ index: Int) throws { try Self.checks[index]() }

  private static func check<Model: Mappable>(_ type: Model.Type, _ text: String) throws {
    let mapper = JSONMapper(options: .init(acceptsJSONText: true))
    let tree = try AnyValue(json: text)
    let expected = try Model(json: text).jsonString()
    let all = try everythingAsText(tree)
    for variant in try variants(of: tree) + [all] {
      let text = try variant.jsonString()
      let report = mapper.decodeReporting(type, from: text)
      #expect(try report.value?.jsonString() == expected, "\(text): \(report.errors)")
      let taken = report.repairs.filter { $0.resolution == "took the JSON in the text" }.map(\.path)
      #expect(variant == all || taken.count == 1, "\(text): \(taken)")
      #expect(!taken.isEmpty && Set(taken).count == taken.count, "\(text): \(taken)")
      #expect(report.issues.count == taken.count, "\(text): \(report.issues)")
      #expect(try mapper.decode(type, from: text).jsonString() == expected, "\(text)")
      #expect(try mapper.decodePartial(type, from: text)?.model.jsonString() == expected, "\(text)")
      var changed = try Model(json: tree.jsonString())
      try mapper.update(&changed, from: text)
      #expect(try changed.jsonString() == expected, "\(text)")
    }
  }

  /// Returns a tree with each of its containers as text, one at a time.
  private static func variants(of tree: AnyValue) throws -> [AnyValue] {
    var found: [AnyValue] = []
    switch tree {
    case .object(let object):
      var members = Array(object)
      for (index, member) in members.enumerated() {
        for value in try variants(of: member.value) {
          members[index].value = value
          found.append(.object(AnyValue.Object(members)))
        }
        members[index] = member
      }
    case .array(var elements):
      for (index, element) in elements.enumerated() {
        for value in try variants(of: element) {
          elements[index] = value
          found.append(.array(elements))
        }
        elements[index] = element
      }
    default: return []
    }
    return found + [.string(try tree.jsonString())]
  }

  private static func everythingAsText(_ tree: AnyValue) throws -> AnyValue {
    switch tree {
    case .object(let object):
      let members = try object.map {
        AnyValue.Object.Element(key: $0.key, value: try everythingAsText($0.value))
      }
      return .string(try AnyValue.object(AnyValue.Object(members)).jsonString())
    case .array(let elements): return .string(try elements.map(everythingAsText).jsonString())
    default: return tree
    }
  }
}
