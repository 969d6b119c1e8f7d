import Maquette
import MaquetteSchema
import Testing

@Mappable private struct Place { var city: String }

@Mappable @CodablePartial private struct Person {
  @CodingKey("full_name") @Validated(.notEmpty) var name: String
  var age: UInt8 = 30
  var nick: String?
  var place: Place?
  @CodingKey(path: "contact.mail") var mail: String
}

@Mappable @CodablePartial private struct Visit {
  @CodableNestedPartial var person: Person
  var day: CivilDate
}

@Suite("The schema of a partial") struct PartialSchemaTests {
  @Test("No key is required, and each has the schema of its property or is null")
  func keys() throws {
    let schema = JSONSchema.of(Person.Partial.self).value
    #expect(schema["required"] == .null)
    #expect(schema["properties"].object?.keys == ["full_name", "age", "nick", "place", "contact"])
    try expectDecoded(
      Person.Partial.self,
      valid: [
        "{}", #"{"full_name":"Ada"}"#, #"{"age":null}"#, #"{"nick":null,"place":{"city":"Oslo"}}"#,
        #"{"contact":{}}"#, #"{"contact":{"mail":"a@b.example"}}"#, #"{"place":null}"#,
      ],
      invalid: [
        #"{"age":300}"#, #"{"full_name":[]}"#, #"{"place":{}}"#, #"{"contact":{"mail":{}}}"#, "[]",
      ])
  }

  @Test("A nested partial requires no key either")
  func nested() throws {
    try expectDecoded(
      Visit.Partial.self,
      valid: ["{}", #"{"person":{}}"#, #"{"person":{"age":3},"day":"2024-05-06"}"#],
      invalid: [#"{"person":{"age":"x"}}"#, #"{"person":1}"#, #"{"day":7.5}"#])
  }

  @Test("Partials as they are encoded satisfy the schema of encoding")
  func encoding() throws {
    try expectEncoded([
      Person.Partial(), Person.Partial(name: .value("Ada"), nick: .null),
      Person.Partial(age: .value(3), place: .value(Place(city: "Oslo")), mail: .value("a")),
    ])
    try expectEncoded([
      Visit.Partial(), Visit.Partial(person: .value(Person.Partial(age: .value(1)))),
    ])
  }
}
