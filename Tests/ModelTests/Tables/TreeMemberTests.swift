import Maquette
import Testing

@Mappable
private struct InnerMember: Hashable {
  var value: Int
}

private enum Weekday: String, Mappable, MappableKey { case monday, tuesday, sunday }

private struct Roman: Mappable, Hashable {
  var number: Int
  init(_ number: Int) { self.number = number }
  init(from reader: inout JSONReader) throws(ReadFailure) { number = try Self.read(&reader) }
  init(from reader: inout ValueReader) throws(ReadFailure) { number = try Self.read(&reader) }
  private static func read<R: MappingReader & ~Copyable>(
    _ reader: inout R
  ) throws(ReadFailure) -> Int {
    try reader.readString().count
  }
  func write(to writer: inout JSONWriter) {
    writer.writeString(String(repeating: "I", count: number))
  }
  func write(to writer: inout ValueWriter) {
    writer.writeString(String(repeating: "I", count: number))
  }
}

/// A struct whose members need a look, a step, or only a copy.
@Mappable
private struct MixedMembers: Hashable {
  var text: String
  var number: Double
  var count: Int
  var flag: Bool
  var small: UInt8?
  var inner: InnerMember
  var title: String?
  var wide: Int64?
  var ratio: Double?
  var roman: Roman
  var inners: [InnerMember]
}

@Mappable
private struct FlatMembers: Hashable {
  var firstName: String
  var ratio: Double
  var title: String?
  var count: Int64?
}

/// Trees are read as the same text is: whatever comes first, and wherever it fails.
@Suite("MixedMembers of trees")
struct TreeMemberTests {
  private static let valid: [(key: String, value: AnyValue)] = [
    ("text", "t"), ("number", 1.5), ("count", 7), ("flag", true), ("small", 3),
    ("inner", ["value": 1]), ("title", "x"), ("wide", 9_000_000_000), ("ratio", 0.25),
    ("roman", "III"), ("inners", [["value": 1], ["value": 2]]),
  ]

  /// What a type gives for a tree and for its text: a value, or the path, code and model of an error.
  private func outcome<T: Mappable>(
    _ type: T.Type, _ tree: AnyValue, _ options: DecodingOptions = .init()
  ) throws -> (tree: Result<T, MappingError>, text: Result<T, MappingError>) {
    let text = try JSONMapper().encode(tree)
    return (
      Result { () throws(MappingError) in
        try ValueMapper(options: .init(decoding: options)).decode(type, from: tree)
      },
      Result { () throws(MappingError) in
        try JSONMapper(options: .init(decoding: options)).decode(type, from: text)
      }
    )
  }

  private func expectSame<T: Mappable & Hashable>(
    _ type: T.Type, _ tree: AnyValue, _ options: DecodingOptions = .init(),
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let (left, right) = try outcome(type, tree, options)
    switch (left, right) {
    case (.success(let left), .success(let right)):
      #expect(left == right, sourceLocation: location)
    case (.failure(let left), .failure(let right)):
      #expect(
        left.path == right.path && left.code == right.code && left.model == right.model,
        "\(left) but \(right)", sourceLocation: location)
    default: Issue.record("\(left) but \(right) for \(tree)", sourceLocation: location)
    }
  }

  @Test("Each member may come first, last, be absent, null or of another kind")
  func members() throws {
    let all = Self.valid
    let odd: [AnyValue] = [
      .null, "", "7", 7, -1, 300, 1.5, true, [], [:], .number(.init(decimal: "1e400")!),
      .number(.init(decimal: "-0.0")!), .number(.init(decimal: "12345678901234567890")!),
    ]
    for index in all.indices {
      let rotated = Array(all[index...] + all[..<index])
      try expectSame(MixedMembers.self, object(rotated))
      try expectSame(MixedMembers.self, object(rotated.reversed()))
      try expectSame(MixedMembers.self, object(Array(rotated.dropFirst())))
      for value in odd {
        var changed = rotated
        changed[0].value = value
        try expectSame(MixedMembers.self, object(changed))
        changed = all
        changed[index].value = value
        try expectSame(MixedMembers.self, object(changed))
        changed.insert(("unknown", value), at: index)
        try expectSame(MixedMembers.self, object(changed))
        try expectSame(MixedMembers.self, object(changed), .init(unknownKeys: .reject))
      }
    }
  }

  @Test("A failed member frees those that were copied before it, and updates keep the old ones")
  func failures() throws {
    let whole = try ValueMapper().decode(MixedMembers.self, from: object(Self.valid))
    var updated = whole
    try ValueMapper().update(&updated, from: ["text": "new", "ratio": .null, "count": 8])
    #expect(updated.text == "new" && updated.ratio == nil && updated.count == 8)
    #expect(updated.title == "x" && updated.inners == whole.inners)
    let before = updated
    #expect(throws: MappingError.self) {
      try ValueMapper().update(&updated, from: ["text": "newer", "title": "y", "count": "no"])
    }
    #expect(updated == before)
    let report = ValueMapper().decodeReporting(
      [MixedMembers].self, from: [object(Self.valid), ["text": "t", "count": []]])
    #expect(report.value == [whole])
  }

  @Test("Arrays of types that decode themselves are read as text is")
  func elements() throws {
    try expectSame([Roman].self, ["I", "II", "III"])
    try expectSame([Roman].self, ["I", 5, "III"])
    try expectSame([[Roman]].self, [["I"], [], ["II", .null]])
    try expectSame([Roman?].self, ["I", .null, ""])
    try expectSame([[Weekday: Int]].self, [["monday": 1, "sunday": 7], [:], ["tuesday": 2]])
    try expectSame([[Weekday: Int]].self, [["monday": 1], ["noday": 7]])
    try expectSame([[Weekday: Int]].self, [["monday": 1], ["sunday": "x"]])
    try expectSame([Weekday].self, ["monday", "sunday", "noday"])
    try expectSame([[[Int]]].self, [[[1, 2], []], [], [[3]]])
    try expectSame([[[Int]]].self, [[[1, 2], [3, "x"]]])
    try expectSame(Set<Roman>.self, ["I", "II", "I"])
    try expectSame([String: [Roman]].self, ["a": ["I"], "b": []])
    try expectSame([Roman].self, "I", .init(rules: .init(acceptsSingleValues: true)))
    try expectSame([Roman].self, ["I", 5, "II"], .init(rules: .init(invalidElements: .drop)))
    try expectSame([InnerMember].self, [["value": 1], ["value": "x"]])
  }

  @Test("Collections of types that encode themselves become the trees of their text")
  func writing() throws {
    func expectSame<T: Mappable>(_ value: T, _ location: SourceLocation = #_sourceLocation) throws {
      let text = try JSONMapper().encodeString(value)
      let tree = try ValueMapper().encode(value)
      #expect(try JSONMapper().decode(AnyValue.self, from: text) == tree, sourceLocation: location)
    }
    try expectSame([Roman(1), Roman(3)])
    try expectSame([[Roman(1)], [], [Roman(2), Roman(4)]])
    try expectSame([[[1, 2], []], [[3]]])
    try expectSame([Weekday.monday: [Roman(1)], .sunday: []])
    try expectSame(["a": "b", "c": "d"])
    try expectSame(["a": 1, "": 2])
    try expectSame([1: 2.5, -3: 4])
    try expectSame(Set([Roman(1)]))
    try expectSame(Set([1, 2, 3].prefix(1)))
    try expectSame([String: [String: Int]]())
  }

  @Test("Options that decide how a scalar is written hold for structs of scalars, too")
  func options() throws {
    let values = [
      FlatMembers(firstName: "a", ratio: 1.5, title: nil, count: nil),
      FlatMembers(firstName: "b", ratio: .infinity, title: "t", count: 7),
    ]
    let cases: [(options: MappingOptions<JSONFormat>, keys: [String])] = [
      (
        .init(conventions: .init(nonFiniteNumbers: .names()), nilValues: .writeNull),
        ["firstName", "ratio", "title", "count"]
      ),
      (
        .init(
          conventions: .init(nonFiniteNumbers: .names()),
          configuration: try MappingConfiguration(naming: .snakeCase)),
        ["first_name", "ratio"]
      ),
    ]
    for (options, keys) in cases {
      let text = try JSONMapper(options: options).encode(values)
      let tree = try ValueMapper(
        options: .init(decoding: options.decoding, encoding: options.encoding)
      ).encode(values)
      #expect(try JSONMapper().decode(AnyValue.self, from: text) == tree)
      #expect(tree[0].object?.map { $0.key } == keys)
    }
    let strict = ValueMapper(options: .init(conventions: .init(nonFiniteNumbers: .reject)))
    let error = #expect(throws: MappingError.self) { try strict.encode(values) }
    #expect(error?.path.description == "[1].ratio" && error?.model == "FlatMembers")
  }

  private func object(_ members: [(key: String, value: AnyValue)]) -> AnyValue {
    .object(AnyValue.Object(members.map { .init(key: $0.key, value: $0.value) }))
  }
}
