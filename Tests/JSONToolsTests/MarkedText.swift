import MaquetteCore
import MaquetteJSONTools

/// A text whose values are marked: see `ProseTexts`.
struct MarkedText {
  /// The text without the marks.
  let text: String

  init(_ marked: String) { text = marked.filter { !"«⟦»›".contains($0) } }

  /// Returns the text with marks around values.
  func marked(_ values: [JSONText.Value], _ first: JSONText.Value?) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var offset = 0
    for value in values {
      result += bytes[offset..<value.range.lowerBound] + Array((value == first ? "⟦" : "«").utf8)
      result += bytes[value.range] + Array((value.isComplete ? "»" : "›").utf8)
      offset = value.range.upperBound
    }
    return String(decoding: result + bytes[offset...], as: UTF8.self)
  }
}
