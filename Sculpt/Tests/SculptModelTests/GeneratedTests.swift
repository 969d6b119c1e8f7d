import Foundation
import Maquette
import Testing

@testable import SculptCore

/// Code for the fixtures, which is compiled with these tests and has to be what sculpt writes.
///
/// `SCULPT_WRITE=1 swift test --filter GeneratedTests` writes it anew.
@Suite struct GeneratedTests {
  @Test func theReadMeShowsWhatIsWritten() throws {
    var rules = InferenceRules()
    rules.rootName = "Block"
    let model = try Fixtures.model(of: "blocks.json", by: rules)
    let code = SwiftFile(model, rules: rules).text
    let page = try String(
      contentsOf: Fixtures.package.appending(path: "README.md"), encoding: .utf8)
    let types = try #require(code.firstRange(of: "@Mappable"))
    #expect(page.contains("```swift\n\(code[types.lowerBound...])```"))
    let sample = String(decoding: try Fixtures.bytes(of: "blocks.json"), as: UTF8.self)
    #expect(page.contains("```json\n\(sample)```"))
  }

  @Test(arguments: [
    "orders.json", "tree.json", "mixed.ndjson", "names.json", "blocks.json", "events.json",
    "shop.schema.json",
    "pets.openapi.yaml",
  ])
  func codeIsUpToDate(_ name: String) throws {
    for style in OutputOptions.Style.allCases {
      for (isTolerant, suffix) in [(false, ""), (true, "Tolerant")] {
        var rules = InferenceRules()
        rules.isTolerant = isTolerant
        rules.rootName = "\(style.rawValue)_\(name.prefix { $0 != "." })\(suffix)"
        var options = OutputOptions()
        options.style = style
        options.access = isTolerant ? .public : .internal
        options.comments = isTolerant ? .examples : .counts
        let code = SwiftFile(
          try Fixtures.model(of: name, by: rules), rules: rules, options: options
        ).text
        let file = Fixtures.package.appending(
          path: "Tests/SculptModelTests/Generated/\(Identifier.type(rules.rootName)).swift")
        if ProcessInfo.processInfo.environment["SCULPT_WRITE"] != nil {
          try code.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == code)
      }
    }
  }

  /// One file for each type, which compiles beside those of another style.
  @Test func splitCodeIsUpToDate() throws {
    for style in OutputOptions.Style.allCases {
      var rules = InferenceRules()
      rules.rootName = "split_\(style.rawValue)_shop"
      var options = OutputOptions()
      options.style = style
      options.splits = true
      let model = try Fixtures.model(of: "shop.schema.json", by: rules)
      let files = SwiftFile(model, rules: rules, options: options).files
      let root = Identifier.type(rules.rootName)
      #expect(
        files.map(\.name).prefix(3) == [
          "\(root).swift", "\(root)+State.swift", "\(root)+Item.swift",
        ])
      for (name, text) in files {
        let file = Fixtures.package.appending(
          path: "Tests/SculptModelTests/Generated/Split/\(name)")
        if ProcessInfo.processInfo.environment["SCULPT_WRITE"] != nil {
          try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
      }
    }
  }
}
