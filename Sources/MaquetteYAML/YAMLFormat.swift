public import MaquetteCore

/// YAML 1.2 with the core schema, as a format for `YAMLMapper`.
///
/// Only `true` and `false`, `null` and `~` are words of the schema: `no`, `on` and `12:30` are text.
public struct YAMLFormat: TextFormat {
  /// What becomes of tags that the reader does not know.
  public enum UnknownTags: Sendable, Hashable {
    /// They are errors.
    case reject

    /// Models read the value alone; trees keep the tag, and it is written again.
    case keep
  }

  /// How documents are laid out.
  public enum Style: Sendable, Hashable {
    /// By indentation.
    case block

    /// With braces and brackets, on one line.
    case flow
  }

  /// How documents are laid out.
  public var style: Style

  /// What becomes of tags that the reader does not know.
  public var unknownTags: UnknownTags

  /// Whether `<<` takes over the members of other mappings, which YAML 1.1 knows and YAML 1.2 does not.
  public var mergesKeys: Bool

  /// Whether a source is all its documents, as an array.
  public var isSequence: Bool

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - style: How documents are laid out.
  ///   - unknownTags: What becomes of tags that the reader does not know.
  ///   - mergesKeys: Whether `<<` takes over the members of other mappings.
  ///   - isSequence: Whether a source is all its documents, as an array.
  public init(
    style: Style = .block, unknownTags: UnknownTags = .reject, mergesKeys: Bool = true,
    isSequence: Bool = false
  ) {
    self.style = style
    self.unknownTags = unknownTags
    self.mergesKeys = mergesKeys
    self.isSequence = isSequence
  }

  /// Creates the format: one document in block style, with merge keys and without unknown tags.
  public init() { self.init(style: .block) }

  /// What sets the format apart from a tree: nothing, but that a sequence of documents is an array.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .yaml
    if isSequence { traits.rootKinds = [.array] }
    return traits
  }

  /// Reads a document, or all of them.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = try YAMLParser(source, self, reading.options)
    return try parser.parse(&reading)
  }

  /// Writes a document, or several.
  ///
  /// - Throws: `depthExceeded`; `unencodable` for a date that ISO 8601 cannot write.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    var printer = YAMLPrinter(self, depth: options.depth)
    try printer.print(tree)
    return printer.output
  }

  /// Where values begin; a value that an alias stands for begins at the alias.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    YAMLParser.offsets(of: paths, in: source, self)
  }
}

extension MappingProfile {
  /// The name of YAML where a strategy depends on the format.
  public static let yaml: MappingProfile = "YAML"
}
