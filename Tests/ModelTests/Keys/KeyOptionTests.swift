import Maquette
import Testing

/// The options for duplicate and unknown keys apply to models of every kind.
@Suite("Repeated and unknown keys of every kind of model")
struct KeyOptionTests {
  @Mappable struct Plain: Equatable {
    var a: Int
    var b: Int? = 5
    var list: [Int] = []
  }

  @Mappable struct Stepping: Equatable {
    @CodingKey(path: "user.name") var name: String
    @CodingKey(path: "user.home.city") var city: String = "?"
    @CodingKey(path: "user.age") var age: Int?
  }

  @Mappable struct Member: Equatable { var x = 0, y: Int? }

  @Mappable struct Flat: Equatable {
    var id: Int
    @CodableFlattened var member: Member
  }

  @Mappable struct Box<Wrapped: Mappable & Equatable & Sendable>: Equatable { var value: Wrapped }

  @Mappable struct Renamed: Equatable { @DecodableAlias("n", "m") var name: String }

  @Mappable enum Shape: Equatable { case circle(radius: Int, width: Int = 1), point }

  @Mappable class Root: Equatable, @unchecked Sendable {
    var a = 1
    static func == (left: Root, right: Root) -> Bool { "\(left.shown)" == "\(right.shown)" }
    var shown: [Int?] { [a] }
  }

  @Mappable final class Leaf: Root, @unchecked Sendable {
    var b: Int?
    override var shown: [Int?] { [a, b] }
  }

  /// Documents with a duplicate key.
  private static let documents: [(any (MappingDecodable & Equatable & Sendable).Type, [String])] = [
    (
      Plain.self,
      [
        #"{"a":1,"a":2}"#, #"{"a":1,"b":1,"a":2}"#, #"{"a":1,"b":2,"b":null}"#,
        #"{"a":1,"b":null,"b":2}"#, #"{"a":1,"\u0061":2}"#, #"{"a":1,"list":[1,2],"list":[3]}"#,
        #"{"a":1,"list":[1],"list":null}"#, #"{"a":1,"x":1,"x":2}"#, #"{"a":1,"x":{"k":1,"k":2}}"#,
      ]
    ),
    (
      Stepping.self,
      [
        #"{"user":{"name":"a","name":"b"}}"#, #"{"user":{"name":"a","age":1,"age":2}}"#,
        #"{"user":{"name":"a","age":1},"user":{"name":"b"}}"#,
        #"{"user":{"name":"a","home":{"city":"c"},"home":{}}}"#,
        #"{"user":{"name":"a","home":{"city":"c"}},"user":{"name":"b","home":{"x":1}}}"#,
        #"{"user":{"name":"a","home":{"city":"c","city":"d"}}}"#,
        #"{"user":null,"user":{"name":"b"},"user":{"name":"c","age":null}}"#,
      ]
    ),
    (
      Flat.self,
      [#"{"id":1,"x":1,"x":2}"#, #"{"id":1,"y":1,"id":2,"y":null}"#, #"{"x":1,"id":1,"x":2}"#]
    ),
    (Box<Int>.self, [#"{"value":1,"value":2}"#]),
    (Box<Plain>.self, [#"{"value":{"a":1,"b":2},"value":{"a":3}}"#, #"{"value":{"a":1,"a":3}}"#]),
    (
      Renamed.self,
      [#"{"n":"a","n":"b"}"#, #"{"name":"a","n":"x","name":"b"}"#, #"{"m":"a","n":"b","m":"c"}"#]
    ),
    (
      Shape.self,
      [#"{"circle":{"radius":1,"radius":2}}"#, #"{"circle":{"radius":1,"width":3,"width":2}}"#]
    ),
    (Root.self, [#"{"a":3,"a":4}"#, #"{"x":[],"a":3,"x":[],"a":4}"#]),
    (
      Leaf.self,
      [#"{"a":3,"a":4,"b":5}"#, #"{"b":3,"a":4,"b":5}"#, #"{"b":3,"a":4,"b":null,"a":5}"#]
    ),
    ([Plain].self, [#"[{"a":1,"a":2},{"a":3}]"#]), (Plain?.self, [#"{"a":1,"a":2}"#]),
    ([Int: Int].self, [#"{"1":1,"1":2}"#, #"{"1":1,"2":3,"\u0031":2}"#]),
    ([String: Plain].self, [#"{"k":{"a":1},"k":{"a":2,"b":1}}"#, #"{"k":{"a":1,"a":2}}"#]),
    (AnyValue.self, [#"{"a":{"b":1,"c":1,"b":2}}"#, #"[{"a":1,"b":1,"a":[]}]"#]),
  ]

  // Features: 246
  @Test("Repeated keys", arguments: documents.indices)
  func repeatedKeys(_ row: Int) throws {
    let (type, texts) = Self.documents[row]
    for text in texts { try check(type, text) }
  }

  /// As if the other value were missing: a tree contains only the one that counts.
  private func check<T: MappingDecodable & Equatable>(_ type: T.Type, _ text: String) throws {
    for rule in [DecodingOptions.DuplicateKeys.lastWins, .firstWins] {
      let mapper = JSONMapper(options: .init(duplicateKeys: rule))
      let tree = try mapper.decode(AnyValue.self, from: text)
      let expected = Result { try ValueMapper().decode(type, from: tree) }
      let found = Result { try mapper.decode(type, from: text) }
      #expect((try? found.get()) == (try? expected.get()), "\(type) \(text) \(rule)")
    }
    let strict = JSONMapper(options: .init(duplicateKeys: .reject))
    let error = #expect(throws: MappingError.self) { try strict.decode(type, from: text) }
    #expect(error?.code == .duplicateKey, "\(type) \(text)")
  }

  @Test(arguments: [
    (DecodingOptions.DuplicateKeys.lastWins, Plain(a: 2, b: nil)), (.firstWins, Plain(a: 1, b: 3)),
  ])
  func whichCounts(_ rule: DecodingOptions.DuplicateKeys, _ expected: Plain) throws {
    let mapper = JSONMapper(options: .init(duplicateKeys: rule))
    #expect(try mapper.decode(Plain.self, from: #"{"a":1,"b":3,"a":2,"b":null}"#) == expected)
  }

  /// Two cases in one object are an error under any rule.
  @Test func repeatedCases() {
    let text = #"{"circle":{"radius":1},"circle":{"radius":2}}"#
    for rule in [DecodingOptions.DuplicateKeys.lastWins, .firstWins, .reject] {
      let mapper = JSONMapper(options: .init(duplicateKeys: rule))
      #expect(throws: MappingError.self) { try mapper.decode(Shape.self, from: text) }
    }
  }

  /// Documents with one unknown key, and its path.
  private static let unknown:
    [(any (MappingDecodable & Equatable & Sendable).Type, String, String)] = [
      (Plain.self, #"{"a":1,"x":[{}]}"#, "x"), (Plain.self, #"{"A":{},"a":1}"#, "A"),
      (Stepping.self, #"{"user":{"name":"a","x":1}}"#, "user.x"),
      (Stepping.self, #"{"user":{"name":"a","home":{"x":{"city":"c"}}}}"#, "user.home.x"),
      (Stepping.self, #"{"user.name":"a","user":{"name":"b"}}"#, #"["user.name"]"#),
      (Flat.self, #"{"id":1,"member":{},"x":1}"#, "member"),
      (Box<Int>.self, #"{"value":1,"z":0}"#, "z"),
      (Box<Plain>.self, #"{"value":{"a":1,"c":2}}"#, "value.c"),
      (Renamed.self, #"{"m":"a","k":"b"}"#, "k"),
      (Shape.self, #"{"circle":{"radius":1,"color":2}}"#, "circle.color"),
      (Root.self, #"{"b":1}"#, "b"), (Leaf.self, #"{"c":3,"a":4,"b":5}"#, "c"),
      ([Plain?].self, #"[null,{"a":1,"x":0}]"#, "[1].x"),
      ([String: Plain].self, #"{"k":{"a":1,"x":0}}"#, "k.x"),
    ]

  // Features: 161
  @Test("Unknown keys", arguments: unknown.indices)
  func unknownKeys(_ row: Int) throws {
    let (type, text, path) = Self.unknown[row]
    try checkUnknown(type, text, path)
  }

  private func checkUnknown<T: MappingDecodable & Equatable>(
    _ type: T.Type, _ text: String, _ path: String
  ) throws {
    let tree = try AnyValue(json: text)
    let value = try JSONMapper().decode(type, from: text)
    #expect(try ValueMapper().decode(type, from: tree) == value)

    let report = JSONMapper(options: .init(unknownKeys: .report)).decodeReporting(type, from: text)
    #expect(report.value == value, "\(text)")
    #expect(report.issues.map(\.code) == [.unknownKey], "\(text)")
    #expect(report.issues.first?.path.description == path)
    let byTree = ValueMapper(options: .init(unknownKeys: .report)).decodeReporting(type, from: tree)
    #expect(byTree.value == value)
    #expect(byTree.issues.map(\.path) == report.issues.map(\.path))

    let reject = JSONMapper(options: .init(unknownKeys: .reject))
    let error = #expect(throws: MappingError.self) { try reject.decode(type, from: text) }
    #expect(error?.code == .unknownKey, "\(text)")
    #expect(error?.path.description == path)
  }
}
