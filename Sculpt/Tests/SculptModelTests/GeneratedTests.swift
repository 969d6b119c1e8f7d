import Foundation
import Maquette
import Testing

@testable import SculptCore

/// Code for the fixtures, which is compiled with these tests and has to be what sculpt writes.
///
/// `SCULPT_WRITE=1 swift test --filter GeneratedTests` writes it anew.
@Suite struct GeneratedTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.package.appending(path: "Fixtures/\(name)")))
  }

  @Test func theReadMeShowsWhatIsWritten() throws {
    var reader = SampleReader()
    try reader.read(.bytes(try fixture("blocks.json"), name: "blocks.json"))
    var rules = InferenceRules()
    rules.rootName = "Block"
    let code = SwiftFile(Inference.model(of: reader.shape, by: rules), rules: rules).text
    let page = try String(
      contentsOf: Self.package.appending(path: "README.md"), encoding: .utf8)
    let types = try #require(code.firstRange(of: "@Mappable"))
    #expect(page.contains("```swift\n\(code[types.lowerBound...])```"))
    let sample = String(decoding: try fixture("blocks.json"), as: UTF8.self)
    #expect(page.contains("```json\n\(sample)```"))
  }

  @Test(arguments: ["orders.json", "tree.json", "mixed.ndjson", "names.json", "blocks.json"])
  func codeIsUpToDate(_ name: String) throws {
    var reader = SampleReader()
    try reader.read(.bytes(try fixture(name), name: name))
    for style in OutputOptions.Style.allCases {
      for (isTolerant, suffix) in [(false, ""), (true, "Tolerant")] {
        var rules = InferenceRules()
        rules.isTolerant = isTolerant
        let stem = name.split(separator: ".")[0]
        rules.rootName = "\(style.rawValue)_\(stem)\(suffix)"
        var options = OutputOptions()
        options.style = style
        options.access = isTolerant ? .public : .internal
        options.comments = isTolerant ? .examples : .counts
        let code = SwiftFile(
          Inference.model(of: reader.shape, by: rules), rules: rules, options: options
        ).text
        let file = Self.package.appending(
          path: "Tests/SculptModelTests/Generated/\(Identifier.type(rules.rootName)).swift")
        if ProcessInfo.processInfo.environment["SCULPT_WRITE"] != nil {
          try code.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == code)
      }
    }
  }
}
