import Foundation
import MaquetteCore
import Testing

@Suite("The page of formats")
struct FormatPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/Formats.md").standardizedFileURL

  // Features: 4.1
  @Test("The page tells what each format holds, and what happens to what it does not")
  func isUpToDate() throws {
    var text = try String(decoding: Data(contentsOf: Self.page), as: UTF8.self)
    let start = try #require(text.range(of: "| | JSON |")).lowerBound
    let end = try #require(text.range(of: "\n\n", range: start..<text.endIndex)).lowerBound
    let written = text[start...end]
    if ProcessInfo.processInfo.environment["MAQUETTE_WRITE_PAGES"] != nil {
      text.replaceSubrange(start...end, with: FormatPage.table)
      return try Data(text.utf8).write(to: Self.page)
    }
    #expect(
      written == FormatPage.table,
      "MAQUETTE_WRITE_PAGES=1 swift test --filter FormatPageTests writes it"
    )
  }

  @Test("No value is lost silently: an encoded value decodes to the same value")
  func losses() {
    for probe in FormatPage.probes {
      for (name, mapping) in FormatPage.formats {
        let outcome = FormatPage.outcome(of: probe, in: mapping)
        #expect(outcome != "unreadable" && outcome != "changed", "\(probe.title) in \(name)")
      }
    }
  }
}
