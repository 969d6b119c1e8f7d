import AgreementSupport
import Maquette
import Testing

/// The calls of the hooks below, recorded by the objects.
@Suite("Hooks of classes")
struct ClassHookTests {
  @Mappable class Base {
    var a = 0
    @CodableIgnored var calls: [String] = []

    @CodableHook(.willDecode) static func prepare(_ tree: inout AnyValue) throws {
      if tree["veto"] == true { throw MappingError(.invalidValue, expected: "no veto") }
      tree["trace"] = .string((tree["trace"].string ?? "") + "base ")
    }
    @CodableHook(.didDecode) func finish() throws {
      calls.append("base")
      if a < 0 { throw MappingError(.invalidValue, expected: "a positive a") }
    }
    @CodableHook(.willEncode) func ready() { calls.append("write") }
    @CodableHook(.didEncode) func stamp(_ tree: inout AnyValue) { tree["base"] = true }
  }

  /// A class without hooks.
  @Mappable class Middle: Base {
    var b = 0
  }

  @Mappable final class Leaf: Middle {
    var trace = ""
    @CodableHook(.willDecode) static func follow(_ tree: inout AnyValue) {
      tree["trace"] = .string((tree["trace"].string ?? "") + "leaf")
    }
    @CodableHook(.didDecode) func end() { calls.append("leaf") }
  }

  // Features: 151, 153
  @Test("Hooks of a superclass come first, each once") func inheritance() throws {
    for leaf in [
      try Leaf(json: #"{"a":1,"b":2}"#), try ValueMapper().decode(from: ["a": 1, "b": 2]),
    ] {
      #expect(leaf.calls == ["base", "leaf"] && leaf.trace == "base leaf" && leaf.b == 2)
    }
    #expect(try Middle(json: "{}").calls == ["base"])
    #expect(try [Middle](json: "[{}]")[0].calls == ["base"])
  }

  // Features: 152, 153
  @Test("A hook of a superclass refuses a subclass") func refusal() throws {
    #expect(
      try readError([Leaf].self, #"[{"veto":true}]"#).description
        == "expected no veto at '[0]', found an object (line 1, column 2)")
    #expect(
      try readError([Leaf].self, #"[{"a":-1}]"#).description
        == "expected a positive a at '[0]', found an object (line 1, column 2)")
  }

  // Features: 154
  @Test("Hooks around writing see what their class writes") func writing() throws {
    let leaf = Leaf()
    #expect(try write(leaf) == #"{"a":0,"base":true,"b":0,"trace":""}"#)
    #expect(leaf.calls == ["write", "write", "write"] || leaf.calls == ["write", "write"])
  }

  // Features: 151, 152
  @Test("An update calls the hooks when all of it is read, and takes all back")
  func updates() throws {
    var pair = Pair(first: Leaf(), second: Leaf(), plain: Plain())
    let (first, second, plain) = (pair.first, pair.second, pair.plain)
    try JSONMapper().update(&pair, from: #"{"first":{"a":5},"plain":{"x":1}}"#)
    #expect(first === pair.first && first.a == 5 && first.calls == ["base", "leaf"])
    #expect(plain.x == 1)
    let json = #"{"plain":{"x":2},"first":{"a":6},"second":{"a":-6}}"#
    let error = #expect(throws: MappingError.self) { try JSONMapper().update(&pair, from: json) }
    #expect(
      error?.description
        == "expected a positive a at 'second', found an object (line 1, column 43)")
    #expect(first.a == 5 && second.a == 0 && plain.x == 1)
    let tree = try AnyValue(json: json)
    #expect(throws: MappingError.self) { try ValueMapper().update(&pair, from: tree) }
    #expect(first.a == 5 && second.a == 0 && plain.x == 1)
  }

  @Mappable final class Plain { var x = 0 }

  @Mappable struct Pair {
    var first: Leaf
    var second: Leaf
    var plain: Plain
  }

  // MARK: Other objects

  @Mappable class Shared {
    var id = 0
    @CodableIgnored private(set) var origin = "read"

    static func make(_ id: Int) -> Shared {
      let made = Shared()
      made.id = id
      made.origin = "made"
      return made
    }

    @CodableHook(.didDecode) static func unique(_ read: Shared) throws -> Shared {
      if read.id < 0 { throw MappingError(.invalidValue, expected: "an id") }
      return read.id == 7 ? make(7) : read
    }
  }

  // Features: 156, 4.9
  @Test("A hook returns another object") func substitutes() throws {
    #expect(try Shared(json: #"{"id":7}"#).origin == "made")
    #expect(try Shared(json: #"{"id":8}"#).origin == "read")
    #expect(try ValueMapper().decode([Shared].self, from: [["id": 7]])[0].origin == "made")
    #expect(try readError([Shared].self, #"[{"id":-1}]"#).path.description == "[0]")
  }

  @Mappable final class Special: Shared { var note: String? }

  /// A subclass without the attribute decodes like its superclass.
  final class Unmarked: Shared {}

  // Features: 156
  @Test("An object of another class than the one read is an error") func wrongClass() throws {
    #expect(try Special(json: #"{"id":8,"note":"n"}"#).note == "n")
    let error = try readError(Special.self, #"{"id":7}"#)
    #expect(
      error.description
        == "expected an object of Special from its hook, found one of Shared (line 1, column 1)")
    #expect(throws: MappingError.self) { try Unmarked(json: #"{"id":7}"#) }
  }
}
