import CodableModels
import CorpusModels
import HandWrittenModels

/// All rows, in the order of the table.
enum Rows {
  static var all: [Row] { documents + trees + Row.streams }

  /// The row with a name, the rows of a shape or workload, or all rows except those.
  static func selected(_ name: String?) -> [Row] {
    guard let name else { return all }
    if name.hasPrefix(WorkloadRows.group + "/") {
      let workload = WorkloadRows.all.first { $0.name == name || name.hasPrefix($0.name + "/") }
      let rows = workload?.make().rows ?? []
      return workload?.name == name ? rows : rows.filter { $0.name == name }
    }
    if let shape = ShapeRows.all.first(where: { $0.name == name }) { return shape.rows }
    return (all + ShapeRows.all.flatMap(\.rows)).filter { $0.name == name }
  }

  private static var documents: [Row] {
    [
      .decode("twitter", SearchResult.self, SearchResultCodable.self),
      .decode("twitter-minified", SearchResult.self, SearchResultCodable.self),
      .decode("twitter-shuffled", SearchResult.self, SearchResultCodable.self),
      .decode("citm_catalog", Catalog.self, CatalogCodable.self),
      .decode("citm_catalog-minified", Catalog.self, CatalogCodable.self),
      .decode("canada", FeatureCollection.self, FeatureCollectionCodable.self),
      .decode("canada-minified", FeatureCollection.self, FeatureCollectionCodable.self),
      .decodeLines("twitter-lines", Status.self, StatusCodable.self),
      .decode("github_user", GitHubUser.self, GitHubUserCodable.self, repeats: 10_000)
        .beside("github_user", HandWrittenGitHubUser.self),
      .decode("order", Order.self, OrderCodable.self),
      .encode("twitter", SearchResult.self, SearchResultCodable.self),
      .encode("citm_catalog", Catalog.self, CatalogCodable.self),
      .encode("canada", FeatureCollection.self, FeatureCollectionCodable.self),
      .encode("github_user", GitHubUser.self, GitHubUserCodable.self, repeats: 10_000),
      .encode("order", Order.self, OrderCodable.self),
    ]
  }

  private static var trees: [Row] {
    [
      .decodeTree("twitter"),
      .decodeTree("citm_catalog"),
      .decodeTree("canada"),
      .encodeTree("twitter"),
      .encodeTree("citm_catalog"),
      .encodeTree("canada"),
    ]
  }

  /// The rows affected by correct rounding of doubles.
  static let ofDoubles = ["decode/canada", "decode/canada-minified", "encode/canada"]

  /// The rows whose memory is measured.
  static let measuredInMemory = ["decode/twitter", "decode/citm_catalog", "decode/canada"]

  /// The names of a selection of rows.
  static func names(_ selection: String) -> [String] {
    switch selection {
    case "memory": measuredInMemory
    case "doubles": ofDoubles
    case "shapes": ShapeRows.all.map(\.name)
    case "workloads": WorkloadRows.all.map(\.name)
    default: all.map(\.name)
    }
  }
}
