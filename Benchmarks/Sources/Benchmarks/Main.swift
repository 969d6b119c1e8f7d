import CorpusModels
import Foundation
import FoundationModels
import Maquette

/// Times Maquette against Foundation's coders, on models of full coverage that lie in modules of
/// their own: `swift run -c release Benchmarks [folder of the public documents] [seconds a row]`.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let seconds = arguments.dropFirst().first.flatMap(Double.init) ?? 1
    let table = Table(
      ["document", "us", "MB/s", "Foundation us", "MB/s", "times faster", "by medians"],
      widths: [28, 10, 8, 14, 8, 12, 10])

    try Benchmark<[Order], [OrderCodable]>(
      name: "orders, generated", json: Order.sample(count: 800)
    )
    .run(into: table, seconds: seconds)
    try Benchmark<Order, OrderCodable>(name: "one order", json: Order.sampleOfOne)
      .run(into: table, seconds: seconds)

    guard let folder = arguments.first ?? ProcessInfo.processInfo.environment["MAQUETTE_CORPORA"]
    else {
      return print("The public documents are not timed: name their folder as first argument.")
    }
    func bytes(_ name: String) throws -> [UInt8] {
      let url = URL(fileURLWithPath: folder).appending(path: "benchmark/\(name).json")
      return [UInt8](try Data(contentsOf: url))
    }
    try Benchmark<SearchResult, SearchResultCodable>(name: "twitter", json: bytes("twitter"))
      .run(into: table, seconds: seconds)
    try Benchmark<Catalog, CatalogCodable>(name: "citm_catalog", json: bytes("citm_catalog"))
      .run(into: table, seconds: seconds)
    try Benchmark<FeatureCollection, FeatureCollectionCodable>(
      name: "canada", json: bytes("canada")
    ).run(into: table, seconds: seconds)
    try Benchmark<GitHubUser, GitHubUserCodable>(name: "github_user", json: bytes("github_user"))
      .run(into: table, seconds: seconds)
  }
}
