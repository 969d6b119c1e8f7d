extension String {
  /// The text cut to about 80 characters.
  ///
  /// - Complexity: O(1), however long the text is.
  package var abbreviated: String {
    // Finding characters takes long, and no text has more characters than bytes.
    if utf8.count <= 80 { return self }
    // A character may have any number of marks.
    let start = Substring(unicodeScalars.prefix(320))
    return start.prefix(80).endIndex == endIndex ? self : start.prefix(77) + "..."
  }
}
