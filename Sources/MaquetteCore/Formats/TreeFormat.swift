/// A format that is read by way of a tree: a parser to `Value`, and a printer from it.
///
/// Everything else (models, conversions, reports, updates) is the same for all formats, and
/// `FormatMapper` brings it. The properties of the format are its options.
///
/// ```swift
/// struct LinesFormat: TextFormat {
///   func parse(
///     _ source: Span<UInt8>, _ reading: inout FormatReading
///   ) throws(MappingError) -> Value { ... }
///
///   func print(_ tree: Value, _ options: WritingOptions) throws(MappingError) -> [UInt8] { ... }
/// }
/// typealias LinesMapper = FormatMapper<LinesFormat>
/// let page = try LinesMapper().decode(Page.self, from: bytes)
/// ```
public protocol TreeFormat: Sendable, Hashable {
  /// Creates the format with the options that it has unless told otherwise.
  init()

  /// What sets the format apart from a tree: what it cannot hold, and what its values may mean.
  var traits: FormatTraits { get }

  /// Reads a source.
  ///
  /// The mapper has compared the size of the source with the limit; the other limits are the
  /// parser's business.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - reading: The options; takes what the parser repairs.
  /// - Returns: The tree.
  /// - Throws: What is wrong with the source, with its byte offset and, if it is known, its path.
  func parse(
    _ source: Span<UInt8>, _ reading: inout FormatReading
  ) throws(MappingError) -> Value

  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, without the kinds that the traits say the format cannot hold.
  ///   - options: The options.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of what the format cannot hold, `depthExceeded`.
  func print(_ tree: Value, _ options: WritingOptions) throws(MappingError) -> [UInt8]

  /// Where the values of paths begin in a source, so that errors tell it.
  ///
  /// This is asked only when an error or a report is shown. `PathSearch` does the work for a
  /// parser that tells it each value.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - source: A source that `parse` has read.
  /// - Returns: For each path the byte offset of its value or, if nothing is there, of the
  ///   innermost value around; nil where this is not known. Without an implementation of the
  ///   format's own nothing is known.
  func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?]
}

extension TreeFormat {
  /// Those of a format that holds what a tree does.
  public var traits: FormatTraits { FormatTraits() }

  /// Nothing.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    [Int?](repeating: nil, count: paths.count)
  }
}

/// A format whose bytes are text in UTF-8: errors tell line and column.
public protocol TextFormat: TreeFormat {}
