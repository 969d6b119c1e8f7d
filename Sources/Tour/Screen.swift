import Maquette
import MaquetteCore

/// The output of the tour.
enum Screen {
  /// The column at which the right side begins.
  private static let column = 56

  /// Prints the title of the tour.
  static func title(_ text: String) {
    print("\n\(text)\n\(String(repeating: "=", count: text.count))")
  }

  /// Prints the title of a chapter, and what it shows.
  static func chapter(_ name: String, _ explanation: String) {
    print("\n\n\(name)\n\(String(repeating: "-", count: name.count))\n\(explanation)\n")
  }

  /// Prints the input on the left and the result on the right.
  static func show(_ input: String, as result: String) {
    let left = input.split(separator: "\n", omittingEmptySubsequences: false)
    let right = result.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(left.count, right.count) {
      let text = index < left.count ? String(left[index]) : ""
      let space = String(repeating: " ", count: max(column - width(of: text), 1))
      print("  " + text + (index < right.count ? space + "| " + right[index] : ""))
    }
  }

  /// Prints a note about the result.
  static func note(_ text: String) {
    print("  > \(text)")
  }

  /// Prints multiline text, indented.
  static func block(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { print("  \(line)") }
  }

  /// The width of a text in terminal columns; ideographs take two.
  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.properties.isIdeographic ? 2 : 1) }
  }
}
