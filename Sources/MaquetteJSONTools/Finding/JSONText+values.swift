public import MaquetteCore

extension JSONText {
  /// A JSON object or array in a text, such as the answer of a language model.
  public struct Value: Sendable, Hashable {
    /// The offsets of the value's first byte and of the byte after its last one.
    public let range: Range<Int>

    /// Whether the value has its closing bracket; if not, it extends to the end of the text, of the
    /// fence around it or, if it has other mistakes too, of its paragraph.
    public let isComplete: Bool

    /// Whether the value begins inside a fenced block of Markdown.
    public let isFenced: Bool

    /// Returns the value after bytes before it were removed.
    func movedBack(by count: Int) -> Value {
      Value(
        range: range.lowerBound - count..<range.upperBound - count, isComplete: isComplete,
        isFenced: isFenced)
    }
  }

  /// Finds the JSON objects and arrays in a text, in prose and in fences.
  ///
  /// ```swift
  /// let answer = "Two of them: {\"id\": 1} and {\"id\": 2}."
  /// for value in JSONText.values(in: answer) {
  ///   let tweet = try mapper.decode(Tweet.self, from: answer, in: value.range)
  /// }
  /// ```
  ///
  /// A value is found by its brackets and the order of its parts, so that brackets in prose do not
  /// count. It may have the usual mistakes (comments, single quotes, unquoted keys, missing and
  /// trailing commas), which only decoding with repairs accepts. What begins like JSON and has other
  /// mistakes is one value up to its closing bracket, so that decoding it fails or repairs it. Values
  /// inside a value are not listed, and values nested deeper than 512 levels are not found.
  ///
  /// - Parameter source: Bytes, a string or Foundation's data, in UTF-8.
  /// - Returns: The values, in their order.
  /// - Complexity: O(length of the text).
  public static func values(in source: some ByteSource) -> [Value] {
    source.withBytes { text in
      var finder = ValueFinder()
      finder.search(text)
      return finder.found.map(\.value)
    }
  }

  /// Finds the JSON object or array that a text is about.
  ///
  /// - Parameter source: Bytes, a string or Foundation's data, in UTF-8.
  /// - Returns: The first complete value in a fence of JSON; without one, in any fence; without one, the
  ///   first complete value; without one, a value that is cut off. Values before a tag that ends the
  ///   thoughts of a model come after these, then references such as `[1]` and empty brackets outside
  ///   fences. Among values in places of one kind, those whose parts are in no order come last. Nil if
  ///   there is none.
  /// - Complexity: O(length of the text).
  public static func firstValue(in source: some ByteSource) -> Value? {
    source.withBytes { text in
      var finder = ValueFinder()
      finder.search(text)
      let end = finder.thoughtsEnd
      return finder.found.min { $0.rank(after: end) < $1.rank(after: end) }?.value
    }
  }
}
