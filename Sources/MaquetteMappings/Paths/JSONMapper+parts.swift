// Decoding a part of a text: JSON in prose keeps its line and column.

public import MaquetteCore

extension JSONMapper {
  /// Decodes a value from a part of a text.
  ///
  /// ```swift
  /// if let found = JSONText.firstValue(in: text) {
  ///   let recipe = try mapper.decode(Recipe.self, from: text, in: found.range)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data: the whole text.
  ///   - range: The offsets in bytes of the JSON in the text.
  /// - Returns: The value.
  /// - Throws: The first error; its line and column are those in the whole text.
  public func decode<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource, in range: Range<Int>
  ) throws(MappingError) -> T {
    if let onIssue {
      return try decodeReporting(type, from: source, in: range).value(reporting: onIssue)
    }
    return try source.withBytes { (text) throws(MappingError) in
      do throws(MappingError) {
        return try JSONReader.decode(type, from: text.extracting(range), options.decoding)
      } catch {
        throw error.placed(in: text, hidesValues: options.decoding.hidesValues) {
          $0 + range.lowerBound
        }
      }
    }
  }

  /// Updates a value from a part of a text.
  ///
  /// - Parameters:
  ///   - value: The value; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data: the whole text.
  ///   - range: The offsets in bytes of the JSON in the text.
  /// - Throws: The first error; its line and column are those in the whole text.
  public func update<T: MappingDecodable>(
    _ value: inout T, from source: some ByteSource, in range: Range<Int>
  ) throws(MappingError) {
    try source.withBytes { (text) throws(MappingError) in
      let part = text.extracting(range)
      if let onIssue {
        return try JSONReader.update(
          &value, from: part, options.decoding, placing: { placed($0, of: range, in: text) },
          reporting: onIssue)
      }
      do throws(MappingError) {
        try JSONReader.update(&value, from: part, options.decoding)
      } catch {
        throw error.placed(in: text, hidesValues: options.decoding.hidesValues) {
          $0 + range.lowerBound
        }
      }
    }
  }

  /// Decodes as much as possible of a part of a text, and collects every issue.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - source: Bytes, a string or Foundation's data: the whole text.
  ///   - range: The offsets in bytes of the JSON in the text.
  /// - Returns: The value without the parts that could not be decoded, if anything usable is left,
  ///   and the issues in source order, with lines and columns of the whole text.
  public func decodeReporting<T: MappingDecodable & ~Copyable>(
    _ type: T.Type = T.self, from source: some ByteSource, in range: Range<Int>
  ) -> MappingReport<T> {
    source.withBytes { text in
      var report = JSONReader.report(type, from: text.extracting(range), options.decoding)
      report.issues = placed(report.issues, of: range, in: text)
      return report
    }
  }

  /// Returns the issues of a part of a text with their places in the text.
  private func placed(
    _ issues: [MappingIssue], of range: Range<Int>, in text: Span<UInt8>
  ) -> [MappingIssue] {
    issues.placed(in: text, hidesValues: options.decoding.hidesValues) { $0 + range.lowerBound }
  }
}
