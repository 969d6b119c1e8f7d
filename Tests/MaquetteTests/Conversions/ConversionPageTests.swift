import Foundation
import Maquette
import Testing

@Suite("The page of conversions")
struct ConversionPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/Conversions.md").standardizedFileURL

  // Features: 86, 87, 88, 114, 115, 117, 120, 3.9
  @Test("The page tells what every kind of value becomes")
  func isUpToDate() throws {
    let text = ConversionPage.text
    if ProcessInfo.processInfo.environment["MAQUETTE_WRITE_PAGES"] != nil {
      try Data(text.utf8).write(to: Self.page)
    }
    let written = try String(decoding: Data(contentsOf: Self.page), as: UTF8.self)
    #expect(
      written == text, "MAQUETTE_WRITE_PAGES=1 swift test --filter ConversionPageTests writes it")
  }
}
