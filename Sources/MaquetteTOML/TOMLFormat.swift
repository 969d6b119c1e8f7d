public import MaquetteCore

/// TOML 1.0, as a format for `TOMLMapper`.
///
/// | TOML | model | tree |
/// | --- | --- | --- |
/// | `1979-05-27T07:32:00Z` | `Date`, `Timestamp` | a moment |
/// | `1979-05-27T07:32:00` | `CivilDateTime`, `String`; `Date` with a `zone` | text, tagged |
/// | `1979-05-27` | `CivilDate`, `String`; `Date` with a `zone` | text, tagged |
/// | `07:32:00` | `TimeOfDay`, `String` | text, tagged |
///
/// These types are written as they were read. TOML has no null: nil is left out, and an error in an
/// array. Integers have 64 bits; larger ones are errors.
public struct TOMLFormat: TextFormat {
  /// The zone of dates and times that name none, where a moment is needed; without it such a date or
  /// time is an error there.
  public var zone: UTCOffset?

  /// Creates the format.
  ///
  /// - Parameter zone: The zone of dates and times that name none, where a moment is needed.
  public init(zone: UTCOffset?) { self.zone = zone }

  /// Creates the format; dates and times without a zone are then no moments.
  public init() {}

  /// What TOML does not hold: null, bytes, and documents that are not tables.
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

  /// Reads a document.
  public func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    .object(try TOMLParser.parse(source, reading.options))
  }

  /// Writes a document.
  public func print(_ tree: AnyValue, _ options: EncodingOptions) throws(MappingError) -> [UInt8] {
    try TOMLPrinter.print(tree)
  }

  /// Where values begin; a table begins where its header or a key first names it.
  public func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    TOMLParser.offsets(of: paths, in: source)
  }
}

extension ValueTag {
  /// The tag of a day in TOML, `1979-05-27`.
  public static let tomlLocalDate = ValueTag(format: "TOML", name: "local date")

  /// The tag of a time of the clock in TOML, `07:32:00`.
  public static let tomlLocalTime = ValueTag(format: "TOML", name: "local time")

  /// The tag of a day and a time in TOML, `1979-05-27T07:32:00`.
  public static let tomlLocalDateTime = ValueTag(format: "TOML", name: "local date-time")
}

extension MappingProfile {
  /// The name of TOML where a strategy depends on the format.
  public static let toml: MappingProfile = "TOML"
}
