import AgreementSupport
import Foundation
import Maquette
import MaquetteSchema
import Testing

/// The tests of JSON-Schema-Test-Suite, which `Scripts/check-schema-suite.sh` fetches.
///
/// `MAQUETTE_SCHEMA_SUITE` names the folder of the suite, `MAQUETTE_SCHEMAS` one with `metaschemas`.
/// `Scripts/schema-suite-failures.txt` lists the optional tests that fail.
@Suite("JSON-Schema-Test-Suite", .enabled(if: SchemaSuite.current != nil))
struct SchemaSuiteTests {
  @Test("All required tests pass, and all optional ones but those that are listed")
  func suite() throws {
    let suite = try #require(SchemaSuite.current)
    let required = try suite.run("tests/draft2020-12", checksFormats: false)
    let optional = try suite.run("tests/draft2020-12/optional", checksFormats: false)
    let formats = try suite.run("tests/draft2020-12/optional/format", checksFormats: true)
    for (name, result) in [("required", required), ("optional", optional), ("format", formats)] {
      print("\(name): \(result.count - result.failures.count) of \(result.count) pass")
    }
    #expect(required.count > 1000 && formats.count > 500)
    #expect(required.failures == [])
    let failures = Set(optional.failures + formats.failures)
    let known = try SchemaSuite.knownFailures()
    for line in failures.subtracting(known).sorted() { print("fails: \(line)") }
    for line in known.subtracting(failures).sorted() { print("passes, so take it off: \(line)") }
    #expect(failures == known)
  }
}

private struct SchemaSuite {
  static let current: SchemaSuite? = {
    let environment = ProcessInfo.processInfo.environment
    guard let suite = environment["MAQUETTE_SCHEMA_SUITE"],
      let schemas = environment["MAQUETTE_SCHEMAS"]
    else { return nil }
    return SchemaSuite(
      folder: URL(fileURLWithPath: suite),
      metaschemas: MetaSchemas(
        folder: URL(fileURLWithPath: schemas).appendingPathComponent("metaschemas")))
  }()

  let folder: URL
  let metaschemas: MetaSchemas

  /// How many tests a folder has, and which failed.
  struct Result {
    var count = 0
    var failures: [String] = []
  }

  func run(_ path: String, checksFormats: Bool) throws -> Result {
    var result = Result()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(path).path)
    for name in names.sorted() where name.hasSuffix(".json") {
      let file = path.split(separator: "/").last! + "/" + name
      for group in try read(path + "/" + name).array ?? [] {
        let validator = Swift.Result {
          try SchemaValidator(group["schema"], checksFormats: checksFormats, resolving: resolved)
        }
        for test in group["tests"].array ?? [] {
          result.count += 1
          if (try? validator.get())?.isValid(test["data"]) != test["valid"].bool {
            result.failures.append(
              "\(file): \(group["description"].string ?? ""): \(test["description"].string ?? "")")
          }
        }
      }
    }
    return result
  }

  private func read(_ path: String) throws -> AnyValue {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    return try JSONMapper().decode(AnyValue.self, from: text)
  }

  /// The schemas to which tests refer.
  private func resolved(_ address: String) -> AnyValue? {
    let server = "http://localhost:1234/"
    guard address.hasPrefix(server) else { return metaschemas[address] }
    return try? read("remotes/" + address.dropFirst(server.count))
  }

  static func knownFailures() throws -> Set<String> {
    let list = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scripts/schema-suite-failures.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
  }
}
