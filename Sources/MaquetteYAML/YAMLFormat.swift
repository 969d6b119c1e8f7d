public import MaquetteCore

/// YAML 1.2 with the core schema, as a format for `YAMLMapper`.
///
/// Only `true` and `false`, `null` and `~` are words of the schema: `no`, `on` and `12:30` are
/// text.
public struct YAMLFormat: TextFormat {
  /// How unknown tags are decoded.
  public enum UnknownTags: Sendable, Hashable {
    /// Reports them as errors.
    case reject

    /// Models decode only the value; trees keep the tag, and encode it again.
    case keep
  }

  /// The layout of documents.
  public enum Style: Sendable, Hashable {
    /// Indented lines.
    case block

    /// Braces and brackets, on one line.
    case flow
  }

  /// The layout of documents.
  public var style: Style

  /// How unknown tags are decoded.
  public var unknownTags: UnknownTags

  /// Whether `<<` merges the members of other mappings, a feature of YAML 1.1 that YAML 1.2
  /// dropped.
  public var mergesKeys: Bool

  /// Whether a source is an array of all its documents.
  public var isSequence: Bool

  /// What happens to a duplicate key, which YAML forbids: `.reject`, unless the format says
  /// otherwise.
  ///
  /// It applies to mappings, sets and ordered mappings, and to a second `<<`. With `.reject` in the
  /// options of the call, a duplicate is always an error.
  public var duplicateKeys: DecodingOptions.DuplicateKeys

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - style: The layout of documents.
  ///   - unknownTags: How unknown tags are decoded.
  ///   - mergesKeys: Whether `<<` merges the members of other mappings.
  ///   - isSequence: Whether a source is an array of all its documents.
  ///   - duplicateKeys: What happens to a duplicate key.
  public init(
    style: Style = .block, unknownTags: UnknownTags = .reject, mergesKeys: Bool = true,
    isSequence: Bool = false, duplicateKeys: DecodingOptions.DuplicateKeys = .reject
  ) {
    self.style = style
    self.unknownTags = unknownTags
    self.mergesKeys = mergesKeys
    self.isSequence = isSequence
    self.duplicateKeys = duplicateKeys
  }

  /// Creates the format for one document in block style, with merge keys; unknown tags are errors.
  public init() { self.init(style: .block) }

  /// The differences between YAML and a tree: none, except that a sequence of documents is an
  /// array.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .yaml
    if isSequence { traits.rootKinds = [.array] }
    return traits
  }

  /// Parses a document, or all of them.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = try YAMLParser(source, self, reading.options)
    return try parser.parse(&reading)
  }

  /// Prints one document or several.
  ///
  /// - Throws: `depthExceeded`; `unencodable` for a date outside the range of ISO 8601.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    var printer = YAMLPrinter(self, depth: options.depth)
    try printer.print(tree)
    return printer.output
  }

  /// Finds the offsets of values; the value of an alias has the offset of the alias.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    YAMLParser.offsets(of: paths, in: source, self)
  }
}

extension MappingProfile {
  /// The profile that selects strategies for YAML.
  public static let yaml: MappingProfile = "YAML"
}
