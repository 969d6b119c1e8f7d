import Maquette
import Testing

/// The end of a path is found in one walk over the text; what it finds is what a tree has there.
@Suite("Walks along paths")
struct PathWalkTests {
  @Mappable struct Point: Equatable {
    var x: Int
    var y: Int?
  }

  @Mappable(container: "a.b") struct Contained: Equatable {
    var x: Int
    var y: Int?
  }

  @Mappable(container: "a") struct Outer: Equatable {
    var first: Contained?
    var x: Int
    var second: Contained?
  }

  @Mappable(container: "a.b") final class ContainedObject: Equatable {
    var x: Int
    init(x: Int) { self.x = x }
    static func == (left: ContainedObject, right: ContainedObject) -> Bool { left.x == right.x }
  }

  /// Values of the keys of an object, at two levels.
  static let members: [[String]] = {
    let points = [#"{"x":1}"#, #"{"x":2,"y":3}"#, #"{"x":"4"}"#, "{}", "null", "[]", "5"]
    let inner = points.map { "\"b\":\($0)" } + [#""c":{"b":{"x":6}}"#, #""\u0062":{"x":7}"#]
    let objects =
      ["{}", "null", "[]", #""text""#] + inner.map { "{\($0)}" }
      + inner.map { "{\(inner[0]),\"c\":[{\"b\":{}}],\($0)}" }
    return objects.flatMap { object in
      [
        ["\"a\":\(object)"], ["\"z\":{\"a\":{}}", "\"a\":\(object)", "\"b\":{\"x\":8}"],
        ["\"a\":{\"b\":{\"x\":9}}", "\"a\":\(object)"], ["\"a\":\(object)", "\"a\":{}"],
        ["\"a\":\(object)", "\"a\":{\"b\":{\"x\":10,\"a\":{\"b\":11}}}"],
      ]
    }
  }()

  static let options: [DecodingOptions] = [
    .init(), .init(conversions: .strict), .init(unknownKeys: .reject),
    .init(limits: .init(depth: 3)), .init(keys: .ignoringCase),
    .init(rules: .init(acceptsSingleValues: true)),
  ]

  @Test("Text and tree agree at the end of a path", arguments: options.indices)
  func agreement(_ option: Int) {
    let options = Self.options[option]
    let text = JSONMapper(options: .init(decoding: options, encoding: .init(), format: .compact))
    let tree = ValueMapper(options: .init(decoding: options, encoding: .init()))
    for members in Self.members {
      let json = "{\(members.joined(separator: ","))}"
      guard let root = try? JSONMapper().decode(AnyValue.self, from: json),
        (try? text.decode(AnyValue.self, from: json)) != nil
      else { continue }
      func agree<Model: Equatable>(
        _ decodeText: () throws -> Model, _ decodeTree: () throws -> Model
      ) {
        let (told, expected) = (outcome(decodeText), outcome(decodeTree))
        #expect(told == expected, "\(Model.self) \(json) \(option)")
      }
      for path: MappingPath in ["a.b", "a", "a.b.x", "a.c[0].b", "a.c", "z.a"] {
        agree({ try text.decode(Point.self, from: json, at: path) }) {
          try tree.decode(Point.self, from: root, at: path)
        }
      }
      agree({ try text.decode(Contained.self, from: json) }) {
        try tree.decode(Contained.self, from: root)
      }
      agree({ try text.decode(ContainedObject.self, from: json).x }) {
        try tree.decode(ContainedObject.self, from: root).x
      }
      agree({
        var model = Contained(x: 0)
        try text.update(&model, from: json)
        return model
      }) {
        var model = Contained(x: 0)
        try tree.update(&model, from: root)
        return model
      }
    }
  }

  @Test("Text before, around and after the value is checked")
  func syntax() {
    let whole = #"{"z":[1,{"q":"\u00e9"}],"a":{"c":0,"b":{"x":1,"y":2},"d":true},"e":null}"#
    #expect(throws: Never.self) { try JSONMapper().decode(Contained.self, from: whole) }
    for end in whole.utf8.indices {
      let part = String(decoding: whole.utf8[..<end], as: UTF8.self)
      #expect(throws: MappingError.self, "\(part)") {
        try JSONMapper().decode(Contained.self, from: part)
      }
      #expect(throws: MappingError.self, "\(part)") {
        try JSONMapper().decode(Point.self, from: part, at: "a.b")
      }
    }
    for damaged in ["{\"a\":{\"b\":{\"x\":1}},}", "{\"a\":{\"b\":{\"x\":1}} \"c\":2}"] {
      #expect(throws: MappingError.self) { try JSONMapper().decode(Contained.self, from: damaged) }
    }
  }

  @Test("A value at the end of a path may contain others")
  func nested() throws {
    let inner = #"{"c":1,"a":{"b":{"x":1}}}"#
    let json = "{\"z\":\(inner),\"a\":{\"first\":\(inner),\"x\":2,\"second\":\(inner)},\"y\":0}"
    let expected = Outer(first: Contained(x: 1), x: 2, second: Contained(x: 1))
    #expect(try JSONMapper().decode(Outer.self, from: json) == expected)
    let wrapped = "{\"p\":[null,\(json)],\"q\":1}"
    #expect(try JSONMapper().decode(Outer.self, from: wrapped, at: "p[1]") == expected)
  }

  @Test("Each record, element and member is walked anew")
  func repeated() throws {
    let lines = (0..<40).map { index in
      index % 7 == 3
        ? "[\(index)]"
        : "{\"z\":\"\(String(repeating: "z", count: index * 5))\",\"a\":{\"b\":{\"x\":\(index)}}}"
    }
    let text = lines.joined(separator: "\n")
    let told = JSONMapper().lines(of: Contained.self, from: text).reports.map(\.value?.x)
    #expect(told == (0..<40).map { $0 % 7 == 3 ? nil : $0 })
    let objects = lines.enumerated().filter { $0.offset % 7 != 3 }.map(\.element)
    let expected = (0..<40).filter { $0 % 7 != 3 }
    let list = try JSONMapper().decode(
      [Contained].self, from: "[\(objects.joined(separator: " , "))]")
    #expect(list.map(\.x) == expected)
    let members = objects.enumerated().map { "\"\($0.offset)\":\($0.element)" }
    let table = try JSONMapper().decode(
      [Int: Contained].self, from: "{\(members.joined(separator: ","))}")
    #expect(expected.indices.map { table[$0]?.x } == expected)
  }

  /// The value, or the code and the path of the error.
  private func outcome<Value: Equatable>(_ decode: () throws -> Value) -> Outcome<Value> {
    do {
      return .value(try decode())
    } catch {
      let error = error as? MappingError
      return .error(error.map { "\($0.code) at \($0.path)" } ?? "another error")
    }
  }

  private enum Outcome<Value: Equatable>: Equatable {
    case value(Value)
    case error(String)
  }
}
