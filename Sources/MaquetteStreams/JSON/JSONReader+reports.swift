public import MaquetteCore

extension JSONReader {
  /// Decodes as much as possible of a record of a stream with a closure, and collects every issue.
  ///
  /// - Parameters:
  ///   - part: The range of the record in the bytes.
  ///   - bytes: The available bytes.
  ///   - end: The end of the bytes that belong to the record, up to which errors are located.
  ///   - depth: The number of open arrays around the record.
  ///   - options: The decoding options.
  ///   - body: Decodes the record.
  @inlinable
  package static func report<T>(
    _ part: Range<Int>, of bytes: Span<UInt8>, placesUpTo end: Int, depth: Int = 0,
    _ options: DecodingOptions, _ body: (inout JSONReader) throws(ReadFailure) -> T
  ) -> MappingReport<T> {
    var reader = JSONReader(options, isReporting: true)
    let text = bytes.extracting(part.lowerBound..<end)
    do throws(ReadFailure) {
      let value = try reader.read(part, of: bytes, depth: depth, body)
      return MappingReport(value: value, issues: reader.state.allIssues(after: nil, in: text))
    } catch {
      return MappingReport(value: nil, issues: reader.state.allIssues(after: error, in: text))
    }
  }
}
