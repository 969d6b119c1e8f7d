import Maquette
import MaquetteJSONTools
import Testing

/// Optional properties of every width, whose memory begins as nil, between others.
@Mappable
private struct Sparse: Equatable {
  var a: Int?
  var b: String?
  var c: Bool?
  var d: Double?
  var e: Int8?
  var f: [String]?
  var g: Counted?
  var h = 7
  var i: Inner?
  var j: UInt32?
  @CodableFlattened var part: Part?
  var k: [String: Int] = ["x": 1]
  var l: String??

  @Mappable struct Inner: Equatable {
    var p: Int?
    var q: Int?
    var r: Int?
    var s: Int?
  }

  @Mappable struct Part: Equatable {
    var t: String
    var u: Counted?
  }
}

@Suite("Optional properties of which few are there")
struct BlankMemoryTests {
  private static let members: [AnyValue.Object.Member] = [
    .init(key: "a", value: 1), .init(key: "b", value: "text that needs memory of its own"),
    .init(key: "c", value: true), .init(key: "d", value: 2.5), .init(key: "e", value: -3),
    .init(key: "f", value: ["x", "y"]), .init(key: "g", value: "counted"),
    .init(key: "h", value: 8), .init(key: "i", value: ["q": 4]), .init(key: "j", value: 9),
    .init(key: "t", value: "part"), .init(key: "u", value: "counted, too"),
    .init(key: "k", value: ["y": 2]), .init(key: "l", value: "twice optional"),
  ]

  @Test("Each subset gives what its members say, from text, tree and an update, and nothing leaks")
  func subsets() throws {
    try Tally.$current.withValue(Tally()) {
      for bits in stride(from: 0, to: 1 << Self.members.count, by: 37) {
        let chosen = Self.members.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
        let tree = AnyValue.object(AnyValue.Object(chosen))
        let has = Set(chosen.map(\.key))
        guard has.contains("t") || !has.contains("u") else {
          #expect(throws: MappingError.self) { try Sparse(anyValue: tree) }
          #expect(throws: MappingError.self) { try Sparse(json: tree.jsonString()) }
          continue
        }
        let sparse = try Sparse(json: tree.jsonString())
        #expect(try Sparse(anyValue: tree) == sparse)
        var updated = try Sparse(json: "{}")
        try JSONMapper().update(&updated, from: tree.jsonString())
        #expect(updated == sparse)
        #expect(sparse.a == (has.contains("a") ? 1 : nil))
        #expect((sparse.b != nil) == has.contains("b"))
        #expect(sparse.c == (has.contains("c") ? true : nil))
        #expect(sparse.d == (has.contains("d") ? 2.5 : nil))
        #expect(sparse.e == (has.contains("e") ? -3 : nil))
        #expect(sparse.f == (has.contains("f") ? ["x", "y"] : nil))
        #expect(sparse.g?.text == (has.contains("g") ? "counted" : nil))
        #expect(sparse.h == (has.contains("h") ? 8 : 7))
        #expect(sparse.i == (has.contains("i") ? Sparse.Inner(q: 4) : nil))
        #expect(sparse.j == (has.contains("j") ? 9 : nil))
        #expect(sparse.part?.u?.text == (has.contains("u") ? "counted, too" : nil))
        #expect(sparse.k == (has.contains("k") ? ["y": 2] : ["x": 1]))
        #expect((sparse.l != nil) == has.contains("l"))
      }
      #expect(Tally.current.made > 0)
    }
  }

  @Test("An error after some of them frees what was made") func errors() {
    Tally.$current.withValue(Tally()) {
      for text in [
        #"{"g":"x","b":"text that needs memory of its own","a":"no number"}"#,
        #"{"g":"x","u":"y"}"#, #"{"u":"y","t":"z","i":{"p":1,"q":{}}}"#,
      ] {
        #expect(throws: MappingError.self) { try Sparse(json: text) }
        #expect(throws: MappingError.self) { try Sparse(anyValue: AnyValue(json: text)) }
      }
      #expect(Tally.current.made > 0)
      #expect(Tally.current.made == Tally.current.freed)
    }
  }
}
