/// A format with a parser that produces `AnyValue` trees and a printer that writes them.
///
/// Everything else (models, conversions, reports, updates) is the same for all formats;
/// `FormatMapper` provides it. The properties of the format are its options.
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
public protocol TreeFormat: DocumentFormat {
  /// Creates the format with its default options.
  init()

  /// The differences between the format and a tree: what it does not support, and what its values
  /// may mean.
  var traits: FormatTraits { get }

  /// Parses a source.
  ///
  /// The mapper has already checked the size limit; the parser enforces the other limits.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - reading: The options; collects the repairs of the parser.
  /// - Returns: The tree.
  /// - Throws: The first syntax error, with its byte offset and, if known, its path.
  func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue

  /// Prints a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, which contains only kinds that the traits declare as supported.
  ///   - options: The options.
  /// - Returns: The bytes.
  /// - Throws: `unencodable` with the path of a value that the format cannot represent,
  ///   `depthExceeded`.
  func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8]

  /// Prints a model from its memory; returns nil if the format prints only trees.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - options: The options.
  /// - Throws: The errors of encoding through a tree.
  func __print(
    _ model: __ValueInMemory, _ options: EncodingOptions
  ) throws(MappingError) -> [UInt8]?

  /// Returns the format for encoding values of a type: markup names its root element after the
  /// type.
  ///
  /// - Parameter name: The name of the type, with its generic arguments, made when it is needed.
  func writing(typeNamed name: @autoclosure () -> String) -> Self

  /// Returns the format for decoding Swift strings, which are UTF-8 whatever encoding the text
  /// declares.
  func readingText() -> Self

  /// Returns the start offsets of the values at paths in a source, for errors.
  ///
  /// The mapper calls this only when an error or a report is shown. A parser can implement it by
  /// passing each value to a `PathSearch`.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - source: A source that `parse` has parsed.
  /// - Returns: For each path, the byte offset of its value or, if it is missing, of the innermost
  ///   value around it; nil if unknown. The default implementation returns nil for every path.
  func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?]

  /// Returns whether a source is UTF-8 text, for errors with lines and excerpts.
  ///
  /// - Parameter source: The source.
  func isText(_ source: Span<UInt8>) -> Bool

  /// Returns the lines and columns of byte offsets, for errors.
  ///
  /// The default implementation supports sources that are UTF-8 text.
  ///
  /// - Parameters:
  ///   - offsets: The offsets.
  ///   - source: The source.
  /// - Returns: The locations of the offsets that have one.
  func locations(of offsets: [Int], in source: Span<UInt8>) -> [Int: TextLocation]
}

extension TreeFormat {
  /// The format with its default options.
  public static var defaultValue: Self { Self() }

  /// The traits of a format that supports everything a tree can contain.
  public var traits: FormatTraits { FormatTraits() }

  /// Most formats print only trees.
  public func __print(
    _ model: __ValueInMemory, _ options: EncodingOptions
  ) throws(MappingError) -> [UInt8]? { nil }

  /// Returns the format unchanged.
  ///
  /// - Parameter name: The name of the type, which does not matter.
  public func writing(typeNamed name: @autoclosure () -> String) -> Self { self }

  /// Returns the format unchanged.
  public func readingText() -> Self { self }

  /// Returns nil for every path.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    [Int?](repeating: nil, count: paths.count)
  }

  /// Returns false.
  ///
  /// - Parameter source: The source, which is not examined.
  public func isText(_ source: Span<UInt8>) -> Bool { false }

  /// Returns the lines and columns if the source is UTF-8 text.
  ///
  /// - Parameters:
  ///   - offsets: Byte offsets from the start of the source.
  ///   - source: The source.
  /// - Returns: The locations by offset; empty for a source that is not text.
  public func locations(of offsets: [Int], in source: Span<UInt8>) -> [Int: TextLocation] {
    isText(source) ? TextLocation.locations(of: offsets, in: source) : [:]
  }
}

/// A format of UTF-8 text, whose errors have lines and columns.
public protocol TextFormat: TreeFormat {}

extension TextFormat {
  /// Returns true.
  ///
  /// - Parameter source: The source, which is not examined.
  public func isText(_ source: Span<UInt8>) -> Bool { true }
}
