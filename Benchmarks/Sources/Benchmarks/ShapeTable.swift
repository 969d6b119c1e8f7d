/// The results of the shapes: a table for each way.
struct ShapeTable {
  let results: Results

  /// Prints the tables of all ways that have results.
  func print() {
    for (way, title) in Self.titles {
      let rows = ShapeRows.all.compactMap { cells(of: $0, way) }
      guard !rows.isEmpty else { continue }
      Swift.print("\n\(title)\n")
      let header = [
        "shape", "ns per object", "times as fast as serde_json", "times the plain struct's time",
      ]
      for row in [header, Array(repeating: "---", count: header.count)] + rows {
        Swift.print("| " + row.joined(separator: " | ") + " |")
      }
    }
  }

  private static let titles: KeyValuePairs<ShapeRows.Way, String> = [
    .decode: "Decoding text:", .encode: "Encoding to text:", .decodeTree: "Decoding a tree:",
    .encodeTree: "Encoding to a tree:",
  ]

  private func cells(of shape: ShapeRows, _ way: ShapeRows.Way) -> [String]? {
    let row = shape.name(of: way)
    guard let time = results.time(.maquette, row) else { return nil }
    let plain = ShapeRows.all[0].name(of: way)
    return [
      shape.title.replacing("-", with: " "),
      String(Int((time * 1000).rounded())),
      results.ratio(.serde, row, to: .maquette, row)?.text ?? "",
      results.ratio(.maquette, row, to: .maquette, plain)?.text ?? "",
    ]
  }
}
