import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCSV
import MaquetteTOML
import MaquetteYAML
import Testing

@Mappable
private struct FormatDependentEvent: Equatable {
  @CodableBy(.choosing(.iso8601, in: .yaml, .cbor, otherwise: .secondsSince1970)) var at: Date
  @CodableBy(.choosing(.date("yyyy"), in: .csv, otherwise: .iso8601)) var year: Date?
}

@Suite("Strategies that depend on the format")
struct FormatDependentTests {
  private let event = FormatDependentEvent(
    at: Date(timeIntervalSince1970: 1_000_000_000),
    year: Date(timeIntervalSince1970: 1_009_843_200))

  // Features: 225
  @Test("A property has one form in some formats, and another in all others")
  func forms() throws {
    #expect(
      try event.yamlString()
        == "at: \"2001-09-09T01:46:40Z\"\nyear: \"2002-01-01T00:00:00Z\"\n")
    #expect(try event.tomlString() == "at = 1000000000\nyear = \"2002-01-01T00:00:00Z\"\n")
    #expect(try event.jsonString() == #"{"at":1000000000,"year":"2002-01-01T00:00:00Z"}"#)
    #expect(try [event].csvString() == "at,year\n1000000000,2002\n")
    let cbor = try CBORMapper().decodeValue(from: event.cborBytes())
    #expect(cbor["at"].untagged.string == "2001-09-09T01:46:40Z")
    #expect(try ValueMapper().encode(event)["at"] == 1_000_000_000)
  }

  @Test("It decodes as it encodes, also in reports and updates")
  func reading() throws {
    #expect(try FormatDependentEvent(yaml: event.yamlString()) == event)
    #expect(try FormatDependentEvent(toml: event.tomlString()) == event)
    #expect(try FormatDependentEvent(json: event.jsonString()) == event)
    #expect(try FormatDependentEvent(cbor: event.cborBytes()) == event)
    #expect(try [FormatDependentEvent](csv: [event].csvString()) == [event])
    let report = YAMLMapper().decodeReporting(
      FormatDependentEvent.self, from: try event.yamlString())
    #expect(report.value == event && report.issues.isEmpty)
    var changed = event
    try YAMLMapper().update(&changed, from: "at: 2002-01-01T00:00:00Z")
    #expect(changed == FormatDependentEvent(at: event.year!, year: event.year))
    let error = #expect(throws: MappingError.self) {
      try FormatDependentEvent(yaml: "at: 1000000000")
    }
    #expect(error?.path.description == "at")
  }
}
