/// A strategy that holds for some formats, and another for all others.
///
/// ```swift
/// // A text in YAML and TOML, seconds in JSON and elsewhere.
/// @CodableBy(.choosing(.iso8601, in: .yaml, .toml, otherwise: .secondsSince1970)) var date: Date
/// ```
public struct FormatDependent<Chosen: CodingStrategy, Other: CodingStrategy>: CodingStrategy
where Chosen.Value == Other.Value {
  private let chosen: Chosen
  private let other: Other
  private let formats: [FormatName]

  /// Creates a strategy of two.
  ///
  /// - Parameters:
  ///   - chosen: What holds for the formats.
  ///   - formats: The formats.
  ///   - other: What holds for all others: for JSON, trees and dictionaries, too.
  public init(_ chosen: Chosen, in formats: [FormatName], otherwise other: Other) {
    self.chosen = chosen
    self.formats = formats
    self.other = other
  }

  /// Reads a value by the strategy that holds for the format.
  ///
  /// - Throws: What that strategy throws.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Chosen.Value {
    try holds(reader.state.options.formatName)
      ? chosen.decode(from: &reader) : other.decode(from: &reader)
  }

  /// Writes a value by the strategy that holds for the format.
  ///
  /// - Throws: What that strategy throws.
  public func encode<W: MappingWriter & ~Copyable>(_ value: Chosen.Value, to writer: inout W) throws
  {
    if holds(writer.state.options.traits.name) {
      try chosen.encode(value, to: &writer)
    } else {
      try other.encode(value, to: &writer)
    }
  }

  private func holds(_ format: FormatName?) -> Bool {
    format.map(formats.contains) ?? false
  }
}

extension MappingStrategy {
  /// One strategy in some formats, and another in all others.
  ///
  /// - Parameters:
  ///   - chosen: What holds for the formats.
  ///   - formats: The formats.
  ///   - other: What holds for all others: for JSON, trees and dictionaries, too.
  public static func choosing<Chosen: CodingStrategy, Other: CodingStrategy>(
    _ chosen: Chosen, in formats: FormatName..., otherwise other: Other
  ) -> FormatDependent<Chosen, Other>
  where Self == FormatDependent<Chosen, Other>, Chosen.Value == Other.Value {
    FormatDependent(chosen, in: formats, otherwise: other)
  }
}
