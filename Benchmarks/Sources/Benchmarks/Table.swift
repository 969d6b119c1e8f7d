/// Prints figures in columns.
struct Table {
  private let widths: [Int]

  /// Prints the heads of the columns.
  init(_ heads: [String], widths: [Int]) {
    self.widths = widths
    row(heads)
    print(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "))
  }

  /// Prints a row; the first column to the left, the others to the right.
  func row(_ cells: [String]) {
    let padded = zip(cells, widths).enumerated().map { column, pair in
      let space = String(repeating: " ", count: max(pair.1 - pair.0.count, 0))
      return column == 0 ? pair.0 + space : space + pair.0
    }
    print(padded.joined(separator: "  "))
  }
}

/// A number with some decimals.
func text(_ value: Double, decimals: Int = 1) -> String {
  var power = 1.0
  for _ in 0..<decimals { power *= 10 }
  let scaled = Int((value * power).rounded())
  guard decimals > 0 else { return "\(scaled)" }
  let fraction = String(scaled % Int(power))
  return "\(scaled / Int(power))."
    + String(repeating: "0", count: decimals - fraction.count) + fraction
}
