/// Reads trees one after the other, with options that are looked at once.
package struct TreeReader {
  private var state: __ReadingState

  /// Creates a reader.
  package init(_ options: DecodingOptions) { state = __ReadingState(options: options) }

  /// Reads a value of a type.
  ///
  /// - Throws: The first thing that could not be read; the reader is not used again then.
  package mutating func read<T: MappingDecodable>(
    _ type: T.Type, from tree: AnyValue
  ) throws(MappingError) -> T {
    do throws(ReadFailure) {
      return try ValueReader.read(tree, state: &state) { (reader) throws(ReadFailure) in
        try reader.read(asIs: type)
      }
    } catch {
      throw state.error(for: error, in: tree)
    }
  }
}
