/// Decodes trees one after the other, and evaluates the options once.
package struct TreeReader {
  private var state: __ReadingState

  /// Creates a reader.
  package init(_ options: DecodingOptions) { state = __ReadingState(options: options) }

  /// Decodes a value of a type.
  ///
  /// - Throws: The first error; the reader must not be used afterwards.
  package mutating func read<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue
  ) throws(MappingError) -> T {
    try read(tree) { (reader) throws(ReadFailure) in try reader.read(asIs: type) }
  }

  /// Lends a tree to a reader.
  ///
  /// - Throws: The first error; the reader must not be used afterwards.
  @inline(__always)
  package mutating func read<Result>(
    _ tree: AnyValue, _ body: (inout ValueReader) throws(ReadFailure) -> Result
  ) throws(MappingError) -> Result {
    do throws(ReadFailure) {
      return try ValueReader.read(tree, state: &state, body)
    } catch {
      throw state.error(for: error, in: tree)
    }
  }
}
