// Issues of a text that is a part of another one, or was made from it, with their places there.

extension [MappingIssue] {
  /// Returns the issues with their places in the original text.
  ///
  /// - Parameters:
  ///   - text: The original text.
  ///   - hidesValues: Whether errors omit the line of the source.
  ///   - origin: Returns the original offset for an offset in the text that was read; it never
  ///     decreases.
  /// - Complexity: One pass over the text up to the last issue.
  package func placed(
    in text: borrowing Span<UInt8>, hidesValues: Bool, _ origin: (Int) -> Int
  ) -> [MappingIssue] {
    var counted = TextLocation(line: 1, column: 1, byteOffset: 0)
    var places: [Int: TextLocation] = [:]
    for offset in Set(flatMap(\.error.offsets)).sorted() {
      let target = Swift.min(Swift.max(origin(offset), counted.byteOffset), text.count)
      counted.advance(over: text, counted.byteOffset..<target)
      places[offset] = counted
    }
    var result = self
    for index in result.indices {
      result[index].error = result[index].error.changingAll { contents in
        guard let offset = contents.location?.byteOffset ?? contents.byteOffset,
          let place = places[offset]
        else { return }
        contents.location = place
        contents.sourceLine = hidesValues ? nil : SourceLine(in: text, at: place.byteOffset)
      }
    }
    return result
  }
}

extension MappingError {
  /// Returns the error with its place in the original text.
  package func placed(
    in text: borrowing Span<UInt8>, hidesValues: Bool, _ origin: (Int) -> Int
  ) -> MappingError {
    let issue = MappingIssue(severity: .error, error: self)
    return [issue].placed(in: text, hidesValues: hidesValues, origin)[0].error
  }
}
