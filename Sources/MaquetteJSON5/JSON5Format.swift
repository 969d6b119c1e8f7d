public import MaquetteCore

/// JSON as people write it: JSON5, or JSON with comments, as a format for `JSON5Mapper`.
///
/// What is written is JSON, which is JSON5, too.
public struct JSON5Format: TextFormat {
  /// What a source may have beyond JSON.
  public enum Syntax: Sendable, Hashable {
    /// Comments alone.
    case jsonWithComments

    /// All of JSON5: comments, keys without quotes, text in single quotes, `+`, `0x`, infinities.
    case json5
  }

  /// What a source may have beyond JSON.
  public var syntax: Syntax

  /// Whether a comma may be before the end of an array or an object.
  public var allowsTrailingCommas: Bool

  /// How JSON is written.
  public var output: JSONFormat

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - syntax: What a source may have beyond JSON.
  ///   - allowsTrailingCommas: Whether a comma may be before the end of an array or an object.
  ///   - output: How JSON is written.
  public init(
    syntax: Syntax = .json5, allowsTrailingCommas: Bool = true, output: JSONFormat = .compact
  ) {
    self.syntax = syntax
    self.allowsTrailingCommas = allowsTrailingCommas
    self.output = output
  }

  /// Creates the format that reads all of JSON5.
  public init() { self.init(syntax: .json5) }

  /// What sets the format apart from a tree: JSON has no infinities to write.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .json5
    traits.holdsNonFiniteNumbers = false
    return traits
  }

  /// Reads a document.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = try JSON5Parser(source, self, reading.options)
    return try parser.parse()
  }

  /// Writes a document of JSON.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try JSONMapper(
      options: .init(decoding: DecodingOptions(), encoding: options, format: output)
    ).encode(tree)
  }

  /// Where values begin.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    JSON5Parser.offsets(of: paths, in: source, self)
  }
}

/// The entry point for JSON5 and JSON with comments.
///
/// ```swift
/// let mapper = JSON5Mapper(options: .init(format: .init(syntax: .jsonWithComments)))
/// let settings = try mapper.decode(Settings.self, from: text)
/// ```
public typealias JSON5Mapper = FormatMapper<JSON5Format>

extension MappingDecodable {
  /// Creates a model from a document of JSON5.
  ///
  /// ```swift
  /// let settings = try Settings(json5: "{port: 8080, /* all */ hosts: ['*'],}")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's data.
  /// - Throws: The first thing that could not be read, with its line and column.
  public init(json5 source: some ByteSource) throws(MappingError) {
    self = try JSON5Mapper().decode(Self.self, from: source)
  }
}

extension MappingProfile {
  /// The name of JSON5 where a strategy depends on the format.
  public static let json5: MappingProfile = "JSON5"
}
