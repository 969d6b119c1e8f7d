public import MaquetteCore

/// A strategy for some profiles or formats, and another for all others.
///
/// ```swift
/// // A text in YAML and TOML, seconds in JSON and elsewhere.
/// @CodableBy(.choosing(.iso8601, in: .yaml, .toml, otherwise: .secondsSince1970)) var date: Date
/// ```
///
/// A strategy for the profile of the call takes precedence over one for its format.
public struct FormatDependentStrategy<
  Chosen: MappingStrategy, Other: MappingStrategy
>: MappingStrategy
where Chosen.Value == Other.Value {
  /// The type of the property, or the wrapped type of an optional property.
  public typealias Value = Chosen.Value

  package let chosen: Chosen
  package let other: Other

  /// The names for each strategy, those of the first one first.
  package let names: [[MappingProfile]]

  /// Creates a strategy from two.
  ///
  /// - Parameters:
  ///   - chosen: The strategy for the formats.
  ///   - formats: The formats or profiles.
  ///   - other: The strategy for all others, including JSON, trees and dictionaries.
  public init(_ chosen: Chosen, in formats: [MappingProfile], otherwise other: Other) {
    self.chosen = chosen
    self.other = other
    names = [formats] + ((other as? any ChoosingStrategy)?.names ?? [])
  }

  private func holds(_ active: ActiveProfile) -> Bool { active.index(in: names) == 0 }
}

/// A combination of strategies from which names select one.
private protocol ChoosingStrategy {
  var names: [[MappingProfile]] { get }
}

extension FormatDependentStrategy: ChoosingStrategy {}

extension FormatDependentStrategy: DecodingStrategy
where Chosen: DecodingStrategy, Other: DecodingStrategy {
  /// Reads a value with the selected strategy.
  ///
  /// - Throws: The errors of that strategy.
  public func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> Chosen.Value {
    try holds(reader.state.options.activeProfile)
      ? chosen.decode(from: &reader) : other.decode(from: &reader)
  }
}

extension FormatDependentStrategy: EncodingStrategy
where Chosen: EncodingStrategy, Other: EncodingStrategy {
  /// Writes a value with the selected strategy.
  ///
  /// - Throws: The errors of that strategy.
  public func encode<W: MappingWriter & ~Copyable>(_ value: Chosen.Value, to writer: inout W) throws
  {
    if holds(writer.state.options.activeProfile) {
      try chosen.encode(value, to: &writer)
    } else {
      try other.encode(value, to: &writer)
    }
  }
}

extension FormatDependentStrategy: CodingStrategy
where Chosen: CodingStrategy, Other: CodingStrategy {}

extension MappingStrategy {
  /// Uses one strategy under some profiles or in some formats, and another in all others.
  ///
  /// - Parameters:
  ///   - chosen: The strategy for the formats.
  ///   - formats: The formats or profiles.
  ///   - other: The strategy for all others, including JSON, trees and dictionaries.
  public static func choosing<Chosen: CodingStrategy, Other: CodingStrategy>(
    _ chosen: Chosen, in formats: MappingProfile..., otherwise other: Other
  ) -> FormatDependentStrategy<Chosen, Other>
  where Self == FormatDependentStrategy<Chosen, Other>, Chosen.Value == Other.Value {
    FormatDependentStrategy(chosen, in: formats, otherwise: other)
  }
}
