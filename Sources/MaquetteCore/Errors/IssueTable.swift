/// A table of issues whose columns fit their contents.
struct IssueTable {
  private static let heading = ["place", "severity", "path", "what"]

  /// Longer paths push the last column of their line to the right.
  private static let widestColumn = 40

  private let rows: [[String]]

  init(_ issues: [MappingIssue]) {
    rows = issues.map { issue in
      [
        Self.place(of: issue.error),
        "\(issue.severity)", JSONText.onOneLine(issue.path.abbreviated),
        issue.error.summary + (issue.resolution.map { " -> \($0)" } ?? ""),
      ]
    }
  }

  private static func place(of error: MappingError) -> String {
    error.location.map { "\($0.line):\($0.column)" } ?? error.byteOffset.map { "\($0)" } ?? "-"
  }

  /// The table; the empty text if there are no issues.
  var text: String {
    guard !rows.isEmpty else { return "" }
    let lines = [Self.heading] + rows
    let widths = Self.heading.indices.dropLast().map { column in
      min(lines.map { Self.width(of: $0[column]) }.max() ?? 0, Self.widestColumn)
    }
    return lines.map { cells in
      zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: max(width - Self.width(of: cell), 0) + 2)
      }.joined() + cells[widths.count]
    }.joined(separator: "\n")
  }

  /// The width of a text in terminal columns; ideographs take two.
  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}
