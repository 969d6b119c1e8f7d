import MaquetteCore
import Testing

/// A pair with the form `{"left": 1, "rest": {"right": 2}}`, which its conformance rewrites.
private struct Pair: MappingDecodable, MappingEncodable, Equatable {
  var left: Int
  var right: [Int]

  private struct Flat: MappingDecodable {
    var left: Int
    var right: [Int]

    private init<R: MappingReader & ~Copyable>(_ reader: inout R) throws(ReadFailure) {
      var left: Int?
      var right: [Int] = []
      var more = try reader.beginObject()
      while more {
        switch try reader.readKey() {
        case "left": left = try reader.read(Int.self)
        case "right": right = try reader.read([Int].self)
        default: try reader.skipValue()
        }
        more = try reader.endField()
      }
      guard let left else { throw reader.failure(.missingKey, expected: "left") }
      (self.left, self.right) = (left, right)
    }

    init(from reader: inout JSONReader) throws(ReadFailure) { try self.init(&reader) }
    init(from reader: inout ValueReader) throws(ReadFailure) { try self.init(&reader) }
  }

  init(left: Int, right: [Int]) {
    (self.left, self.right) = (left, right)
  }

  private init<R: MappingReader & ~Copyable>(_ reader: inout R) throws(ReadFailure) {
    let flat = try reader.read(Flat.self) { tree in
      if tree["refused"] == true { throw MappingError(.invalidValue, expected: "no refusal") }
      let rest = tree["rest"]
      if !rest.isNull { tree["right"] = rest["right"] }
    }
    self.init(left: flat.left, right: flat.right)
  }

  init(from reader: inout JSONReader) throws(ReadFailure) { try self.init(&reader) }
  init(from reader: inout ValueReader) throws(ReadFailure) { try self.init(&reader) }

  private func write<W: MappingWriter & ~Copyable>(_ writer: inout W) throws(WriteFailure) {
    try writer.write(["left": left]) { tree in
      if left < 0 { throw MappingError(.invalidValue, expected: "no debt") }
      tree["rest"] = ["right": .array(right.map { AnyValue.number(AnyValue.Number($0)) })]
    }
  }

  func write(to writer: inout JSONWriter) throws(WriteFailure) { try write(&writer) }
  func write(to writer: inout ValueWriter) throws(WriteFailure) { try write(&writer) }
}

@Suite("Decoding and encoding through a tree")
struct RewritingTests {
  private let mapper = JSONMapper()

  @Test("A tree is rewritten before decoding, and after encoding")
  func rewrites() throws {
    let text = #"[{"left":1,"rest":{"right":[2,3]}}]"#
    let pairs = try mapper.decode([Pair].self, from: text)
    #expect(pairs == [Pair(left: 1, right: [2, 3])])
    #expect(try mapper.encodeString(pairs) == text)
    let tree = try ValueMapper().encode(pairs)
    #expect(try ValueMapper().decode([Pair].self, from: tree) == pairs)
  }

  @Test(
    "Errors report the location in the source of the path",
    arguments: [
      (#"[{"left":1},{"left": "x"}]"#, "[1].left", 21),
      ("[{\n \"a\": [1, {\"left\": 2}], \"left\": true, \"right\": [1, {}]}]", "[0].right[1]", 54),
      (#"[ {"right":[1]}]"#, "[0]", 2),
      (#"[{"left":1,"rest":{"right":["y"]}}]"#, "[0].right[0]", 1),
      (#"[{"left":{"\n":[]},"l\u0065ft":[[]]}]"#, "[0].left", 31),
      (#"[1, {"refused":true}]"#, "[0]", 1),
      (#"[{"left":1},{"refused":true}]"#, "[1]", 12),
    ])
  func placesErrors(text: String, path: String, offset: Int) {
    let error = #expect(throws: MappingError.self) { try mapper.decode([Pair].self, from: text) }
    #expect(error?.path.description == path)
    #expect(error?.location?.byteOffset == offset)
    let report = mapper.decodeReporting([Pair].self, from: text)
    #expect(report.errors.contains { $0.path.description == path })
  }

  @Test("Errors in trees report the whole path")
  func placesErrorsInTrees() {
    let error = #expect(throws: MappingError.self) {
      try ValueMapper().decode([Pair].self, from: [["left": [1]]])
    }
    #expect(error?.path.description == "[0].left")
  }

  @Test("An encoding error reports the path of the value")
  func refusesWriting() {
    let error = #expect(throws: MappingError.self) {
      try mapper.encode(["a": [Pair(left: 1, right: []), Pair(left: -1, right: [])]])
    }
    #expect(error?.path.description == "a[1]")
    #expect(error?.code == .invalidValue)
  }
}
