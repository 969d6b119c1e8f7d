/// A format that is read by way of a tree: a parser to `AnyValue`, and a printer from it.
///
/// Everything else (models, conversions, reports, updates) is the same for all formats, and
/// `FormatMapper` brings it. The properties of the format are its options.
///
/// ```swift
/// struct LinesFormat: TextFormat {
///   func parse(
///     _ source: Span<UInt8>, _ reading: inout ParsingContext
///   ) throws(MappingError) -> AnyValue { ... }
///
///   func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] { ... }
/// }
/// typealias LinesMapper = FormatMapper<LinesFormat>
/// let page = try LinesMapper().decode(Page.self, from: bytes)
/// ```
public protocol TreeFormat: Sendable, Hashable, DefaultProviding {
  /// Creates the format with the options that it has by default.
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
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue

  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, without the kinds that the traits say the format cannot hold.
  ///   - options: The options.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of a value that the format cannot represent,
  ///   `depthExceeded`.
  func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8]

  /// The format as it writes values of a type: markup names its outermost element after the type.
  ///
  /// - Parameter type: The type of the value.
  func writing(_ type: any Any.Type) -> Self

  /// The format as it reads text of Swift, which is UTF-8 whatever the text says of itself.
  func readingText() -> Self

  /// Where the values of paths begin in a source, for errors to report it.
  ///
  /// This is asked only when an error or a report is shown. `PathSearch` does the work for a parser
  /// that tells it each value.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - source: A source that `parse` has read.
  /// - Returns: For each path the byte offset of its value or, if nothing is there, of the
  ///   innermost value around; nil where this is not known. Without an implementation of the format
  ///   nothing is known.
  func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?]

  /// Whether a source is text in UTF-8, so that errors tell the line and show it.
  ///
  /// - Parameter source: The source.
  func isText(_ source: Span<UInt8>) -> Bool

  /// The lines and columns of byte offsets, so that errors tell them.
  ///
  /// Without an implementation of the format they are found if the source is text in UTF-8.
  ///
  /// - Parameters:
  ///   - offsets: The offsets.
  ///   - source: The source.
  /// - Returns: The places of those offsets that have one.
  func locations(of offsets: [Int], in source: Span<UInt8>) -> [Int: TextLocation]
}

extension TreeFormat {
  /// The format with the options that it has unless others are chosen.
  public static var defaultValue: Self { Self() }

  /// Those of a format that holds what a tree does.
  public var traits: FormatTraits { FormatTraits() }

  /// As it is.
  public func writing(_ type: any Any.Type) -> Self { self }

  /// As it is.
  public func readingText() -> Self { self }

  /// Nothing.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    [Int?](repeating: nil, count: paths.count)
  }

  /// Not unless the format says so.
  public func isText(_ source: Span<UInt8>) -> Bool { false }

  /// Those of UTF-8, if the source is such text.
  public func locations(of offsets: [Int], in source: Span<UInt8>) -> [Int: TextLocation] {
    isText(source) ? TextLocation.locations(of: offsets, in: source) : [:]
  }
}

/// A format whose bytes are text in UTF-8: errors tell line and column.
public protocol TextFormat: TreeFormat {}

extension TextFormat {
  /// It is.
  public func isText(_ source: Span<UInt8>) -> Bool { true }
}
