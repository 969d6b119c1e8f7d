import MaquetteCore

extension [MappingError] {
  /// Returns errors with paths as errors with places in the JSON text that their values come from.
  ///
  /// - Parameter text: The text, which is well formed.
  /// - Complexity: O(errors × length of the text).
  func located(inJSON text: String) -> [MappingError] {
    text.withBytes { text in
      let root = JSONLocator.endOfSpace(from: 0, in: text)
      let offsets = map { JSONLocator.descend($0.path.steps, from: root, in: text).offset }
      let locations = TextLocation.locations(of: offsets, in: text)
      return zip(self, offsets).map { error, offset in
        locations[offset].map { error.at($0, showing: text, at: offset) } ?? error
      }
    }
  }
}
