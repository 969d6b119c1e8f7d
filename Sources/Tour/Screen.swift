import Maquette
import MaquetteCore

/// What the tour prints.
enum Screen {
  /// The column in which the right side begins.
  private static let column = 56

  /// The heading of the tour.
  static func title(_ text: String) {
    print("\n\(text)\n\(String(repeating: "=", count: text.count))")
  }

  /// The heading of a chapter, and what it shows.
  static func chapter(_ name: String, _ explanation: String) {
    print("\n\n\(name)\n\(String(repeating: "-", count: name.count))\n\(explanation)\n")
  }

  /// The input to the left of what became of it.
  static func show(_ input: String, as result: String) {
    let left = input.split(separator: "\n", omittingEmptySubsequences: false)
    let right = result.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let text = index < left.count ? String(left[index]) : ""
      let space = String(repeating: " ", count: max(column - width(of: text), 1))
      print("  " + text + (index < right.count ? space + "| " + right[index] : ""))
    }
  }

  /// Something that is noteworthy about the result.
  static func note(_ text: String) {
    print("  > \(text)")
  }

  /// Text of several lines, indented.
  static func block(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { print("  \(line)") }
  }

  /// How many columns of a terminal a text takes; ideographs take two.
  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}
