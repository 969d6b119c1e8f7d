import Maquette
import MaquetteSchema
import Testing

@Mappable private struct Days {
  @CodableBy(.civilDate("dd.MM.yyyy")) var born: CivilDate
  @CodableBy(.civilDate("yyyy-MM-dd")) var left: CivilDate
}

@Suite("Schemas of days with a pattern") struct DaySchemaTests {
  @Test("A pattern of days is named, and the usual one is a format")
  func days() {
    let schema = JSONSchema.of(Days.self)
    #expect(schema.value["properties"]["born"] == ["type": "string"])
    #expect(schema.value["properties"]["left"]["format"] == "date")
    #expect(schema.problems.map(\.description) == ["Days.born: the text is a day as dd.MM.yyyy"])
  }
}
