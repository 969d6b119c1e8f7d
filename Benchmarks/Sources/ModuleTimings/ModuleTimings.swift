// Times decoding with engine, models and caller in separate modules. `compare-modules.sh` also
// compiles this file, the models and the engine as one module, and compares.
import CorpusModels
import Foundation
import Maquette

/// The shortest of several runs, in microseconds.
func shortest(_ runs: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  var result = Double.infinity
  for _ in 0..<runs {
    let parts = try clock.measure(body).components
    result = min(result, Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12)
  }
  return result
}

@main
enum ModuleTimings {
  static func main() throws {
    let folder = CommandLine.arguments[1]
    func document(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/benchmark/\(name).json")))
    }
    let twitter = try document("twitter")
    let catalog = try document("citm_catalog")
    let canada = try document("canada")
    print("twitter", try shortest(300) { _ = try SearchResult(json: twitter) })
    print("citm_catalog", try shortest(200) { _ = try Catalog(json: catalog) })
    print("canada", try shortest(60) { _ = try FeatureCollection(json: canada) })
  }
}
