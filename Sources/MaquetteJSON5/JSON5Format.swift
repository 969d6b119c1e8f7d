public import MaquetteCore

/// JSON5, or JSON with comments, as a format for `JSON5Mapper`.
///
/// Output is JSON, which is also valid JSON5.
public struct JSON5Format: TextFormat {
  /// The syntax that a source may use beyond JSON.
  public enum Syntax: Sendable, Hashable {
    /// Comments only.
    case jsonWithComments

    /// All of JSON5: comments, unquoted keys, text in single quotes, `+`, `0x`, infinities.
    case json5
  }

  /// The syntax that a source may use beyond JSON.
  public var syntax: Syntax

  /// Whether arrays and objects may have a trailing comma.
  public var allowsTrailingCommas: Bool

  /// The format of the JSON output.
  public var output: JSONFormat

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - syntax: The syntax that a source may use beyond JSON.
  ///   - allowsTrailingCommas: Whether arrays and objects may have a trailing comma.
  ///   - output: The format of the JSON output.
  public init(
    syntax: Syntax = .json5, allowsTrailingCommas: Bool = true, output: JSONFormat = .compact
  ) {
    self.syntax = syntax
    self.allowsTrailingCommas = allowsTrailingCommas
    self.output = output
  }

  /// Creates the format that accepts all of JSON5.
  public init() { self.init(syntax: .json5) }

  /// The differences between the format and a tree; output has no infinities, because JSON has
  /// none.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .json5
    traits.holdsNonFiniteNumbers = false
    return traits
  }

  /// Parses a document.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = try JSON5Parser(source, self, reading.options)
    return try parser.parse()
  }

  /// Prints a JSON document.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try JSONMapper(
      options: .init(decoding: DecodingOptions(), encoding: options, format: output)
    ).encode(tree)
  }

  /// Finds the offsets of values.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    JSON5Parser.offsets(of: paths, in: source, self)
  }
}

/// A mapper for JSON5 and JSON with comments.
///
/// ```swift
/// let mapper = JSON5Mapper(options: .init(format: .init(syntax: .jsonWithComments)))
/// let settings = try mapper.decode(Settings.self, from: text)
/// ```
public typealias JSON5Mapper = FormatMapper<JSON5Format>

extension MappingDecodable where Self: ~Copyable {
  /// Decodes a model from a JSON5 document.
  ///
  /// ```swift
  /// let settings = try Settings(json5: "{port: 8080, /* all */ hosts: ['*'],}")
  /// ```
  ///
  /// - Parameter source: Bytes, a string or Foundation's `Data`.
  /// - Throws: The first error, with its line and column.
  public init(json5 source: some ByteSource) throws(MappingError) {
    self = try JSON5Mapper().decode(Self.self, from: source)
  }
}

extension MappingProfile {
  /// The profile that selects strategies for JSON5.
  public static let json5: MappingProfile = "JSON5"
}
