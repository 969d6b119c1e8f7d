public import MaquetteCore

/// TOML 1.0, or 1.1 on request, as a format for `TOMLMapper`.
///
/// | TOML | model | tree |
/// | --- | --- | --- |
/// | `1979-05-27T07:32:00Z` | `Date`, `Timestamp` | a timestamp |
/// | `1979-05-27T07:32:00` | `CivilDateTime`, `String`; `Date` with a `zone` | text, tagged |
/// | `1979-05-27` | `CivilDate`, `String`; `Date` with a `zone` | text, tagged |
/// | `07:32:00` | `TimeOfDay`, `String` | text, tagged |
///
/// These types are encoded in the form in which they decode. TOML has no null: nil is omitted, and
/// is an error in an array. Integers have 64 bits; larger ones are errors.
public struct TOMLFormat: TextFormat {
  /// The versions of the grammar.
  public enum Version: Sendable, Hashable {
    /// TOML 1.0.
    case toml10

    /// TOML 1.1: line ends and a comma at the end in inline tables, times without seconds, `\e` and
    /// `\xHH`.
    case toml11
  }

  /// The version that documents may use; output is valid in both.
  public var version = Version.toml10

  /// The time zone for dates and times without one.
  ///
  /// If nil, such a date or time cannot decode as a timestamp.
  public var zone: UTCOffset?

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - zone: The time zone for dates and times without one, where a timestamp is required.
  ///   - version: The version that documents may use.
  public init(zone: UTCOffset? = nil, version: Version = .toml10) {
    self.zone = zone
    self.version = version
  }

  /// Creates the format; dates and times without a zone cannot decode as timestamps.
  public init() {}

  /// The values that TOML cannot represent: null, bytes, and documents that are not tables.
  public var traits: FormatTraits {
    var traits = FormatTraits()
    traits.name = .toml
    traits.kinds = [.bool, .number, .string, .date, .array, .object]
    traits.rootKinds = [.object]
    traits.localTimes = zone.map { .at($0) } ?? .reject
    traits.civilTags = .init(
      date: .tomlLocalDate, time: .tomlLocalTime, dateTime: .tomlLocalDateTime)
    return traits
  }

  /// Parses a document.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    .object(try TOMLParser.parse(source, version, reading.options))
  }

  /// Prints a document.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try TOMLPrinter.print(tree)
  }

  /// Finds the offsets of values; the offset of a table is where a header or key first names it.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    TOMLParser.offsets(of: paths, in: source, version)
  }
}

extension ValueTag {
  /// The tag of a local date in TOML, `1979-05-27`.
  public static let tomlLocalDate = ValueTag(format: "TOML", name: "local date")

  /// The tag of a local time in TOML, `07:32:00`.
  public static let tomlLocalTime = ValueTag(format: "TOML", name: "local time")

  /// The tag of a local date-time in TOML, `1979-05-27T07:32:00`.
  public static let tomlLocalDateTime = ValueTag(format: "TOML", name: "local date-time")
}

extension MappingProfile {
  /// The profile that selects strategies for TOML.
  public static let toml: MappingProfile = "TOML"
}
