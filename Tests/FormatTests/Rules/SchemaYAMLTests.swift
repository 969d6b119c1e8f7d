import Maquette
import MaquetteSchema
import MaquetteYAML
import Testing

@Mappable private struct Booking {
  @Validated(.count(1...3)) var guests: [String]
  var nights: UInt8
  var note: String?
  var rooms: [Room] = []
  @Mappable struct Room {
    var number: UInt16
    var beside: [Room]?
  }
}

@Suite("Schemas as YAML")
struct SchemaYAMLTests {
  @Test("A schema prints as YAML in its order, and is the same when it is read")
  func yaml() throws {
    let schema = JSONSchema.of(Booking.self, options: .init(orderKeyword: "x-order"))
    let text = try YAMLMapper().encodeString(schema.value)
    #expect(
      text.hasPrefix(
        """
        type: object
        properties:
          guests:
            type: array
            items:
              type: string
            minItems: 1
            maxItems: 3
          nights:
            type: integer
            minimum: 0
            maximum: 255

        """), "\(text)")
    let read = try YAMLMapper().decode(AnyValue.self, from: text)
    #expect(read == schema.value)
    #expect(read["x-order"] == ["guests", "nights", "note", "rooms"])
    let validator = try SchemaValidator(read)
    #expect(validator.isValid(["guests": ["a"], "nights": 2]))
    #expect(!validator.isValid(["guests": [], "nights": 2]))
  }
}
