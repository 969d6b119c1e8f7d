import AgreementSupport
import Maquette
import Testing

/// The best key of a property counts, whatever the order of the document; the values of other keys
/// matter only if it is missing.
@Suite("Aliases in any order")
struct AliasOrderTests {
  @Mappable struct Item: Equatable {
    @CodingKey("ID") @DecodableAlias("id") var a: String
  }

  @Mappable struct Placed: Equatable {
    @DecodableAlias("key", path: "ext.id") var id: String
    var note: String?
  }

  @Mappable struct Several: Equatable {
    @DecodableAlias("alt", "other") var a: Int?
    @DecodableAlias("c") @CodableDefault(7) var b: Int
  }

  @Mappable final class Object: Equatable {
    @DecodableAlias("id") var a: String = "none"
    static func == (left: Object, right: Object) -> Bool { left.a == right.a }
  }

  @Test(
    "An invalid value under an unused key has no effect",
    arguments: [
      #"{"ID":"x","id":[]}"#, #"{"id":[],"ID":"x"}"#, #"{"id":{"a":[1]},"ID":"x"}"#,
      #"{"id":null,"ID":"x"}"#,
    ])
  func notNeeded(_ json: String) throws {
    #expect(try read(Item.self, json) == Item(a: "x"))
    #expect(JSONMapper().decodeReporting(Item.self, from: json).value == Item(a: "x"))
  }

  @Test("Nor does one where the path of an alias needs an object")
  func paths() throws {
    for json in [
      #"{"id":"abcd","ext":7}"#, #"{"ext":7,"id":"abcd"}"#, #"{"ext":{"id":[]},"id":"abcd"}"#,
    ] {
      #expect(try read(Placed.self, json) == Placed(id: "abcd"))
    }
    #expect(try read(Placed.self, #"{"ext":{"id":"abcd"}}"#) == Placed(id: "abcd"))
    #expect(try readError(Placed.self, #"{"ext":7}"#).path == "ext")
  }

  @Test("If it is required, it is the error, with its location")
  func needed() throws {
    let error = try readError(Item.self, #"{"id":[]}"#)
    #expect(error.code == .typeMismatch)
    #expect(error.path == "id")
    #expect(error.property == "id" || error.property == "a")
    let report = JSONMapper().decodeReporting(Item.self, from: #"{"id":[]}"#)
    #expect(report.value == nil)
    #expect(report.issues.map(\.error.path) == ["id"])
  }

  @Test("It does not trigger a default, and the best of several invalid ones is reported")
  func defaults() throws {
    #expect(try readError(Several.self, #"{"other":[],"alt":"x"}"#).path == "alt")
    #expect(try readError(Several.self, #"{"c":[]}"#).path == "c")
    #expect(try read(Several.self, #"{"other":[],"alt":1,"c":"?","b":2}"#) == Several(a: 1, b: 2))
  }

  @Test("It also applies to classes and updates")
  func updates() throws {
    #expect(try read(Object.self, #"{"id":[],"a":"x"}"#).a == "x")
    var object = Object()
    try JSONMapper().update(&object, from: #"{"id":[],"a":"y"}"#)
    #expect(object.a == "y")
    #expect(throws: MappingError.self) { try JSONMapper().update(&object, from: #"{"id":[]}"#) }
    #expect(object.a == "y")
  }
}
