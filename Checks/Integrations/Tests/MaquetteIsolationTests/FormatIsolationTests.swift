import Maquette
import MaquetteCSV
import MaquetteForm
import MaquetteJSON5
import MaquetteTOML
import MaquetteYAML
import Testing

// By default everything in this module is isolated to the main actor.

@Mappable
struct Stop: Equatable {
  var name: String
  var minutes: Int?
}

@Suite("Formats in code isolated to the main actor")
struct FormatIsolationTests {
  @Test("Documents are mapped on the main actor and elsewhere")
  nonisolated func documents() async throws {
    let toml = "name = \"Bern\"\nminutes = 3\n"
    #expect(try Stop(toml: toml).tomlString() == toml)
    #expect(
      try Stop(json5: "{name: 'Bern', minutes: 3,}").yamlString() == "name: Bern\nminutes: 3\n")
    let yaml = "name: Bern\nminutes: 3\n"
    #expect(try Stop(yaml: yaml).yamlString() == yaml)
    #expect(try Stop(form: "name=Bern&minutes=3").formString() == "name=Bern&minutes=3")
    let csv = "name,minutes\nBern,3\n"
    #expect(try [Stop](csv: csv).csvString() == csv)
    try await MainActor.run {
      let stop = try Stop(toml: toml)
      #expect(stop == Stop(name: "Bern", minutes: 3))
      #expect(try Stop(form: "name=Bern") == Stop(name: "Bern"))
    }
  }

  @Test("Rows arrive on the main actor")
  func rows() async throws {
    let chunks = AsyncStream { continuation in
      for chunk in ["name,mi", "nutes\nBern,3\nOl", "ten,\n"] {
        continuation.yield(Array(chunk.utf8))
      }
      continuation.finish()
    }
    var stops: [Stop] = []
    for await row in CSVMapper().rows(of: Stop.self, from: chunks) { stops.append(try row.get()) }
    #expect(stops == [Stop(name: "Bern", minutes: 3), Stop(name: "Olten")])
  }
}
