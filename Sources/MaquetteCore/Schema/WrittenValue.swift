/// A value that generated code writes, as `@Mappable` states it for schemas.
public struct __WrittenValue: Sendable {
  package let place: Place
  package let type: any Any.Type
  package let strategy: (any MappingStrategy)?
  package let keepsNil: Bool
  package let mayBeMissing: Bool

  /// The keys under some profiles and in some formats, and those that exclude the value.
  package let profiles: [ProfiledKeys]
  package let excluded: [MappingProfile]

  package enum Place: Sendable {
    case keys([String])
    case flattened(__Affixes)
    case extras
    case unknown([String])
  }

  /// Describes a value under its own keys.
  ///
  /// - Parameters:
  ///   - keys: The keys that lead to it.
  ///   - type: Its type.
  ///   - strategy: The strategy that writes it; nil if its type does.
  ///   - keepsNil: Whether nil is always written.
  ///   - mayBeMissing: Whether it is not always written.
  ///   - profiles: The keys under some profiles and in some formats.
  ///   - excluded: The profiles and formats that exclude it.
  public init(
    _ keys: [String], _ type: any Any.Type, by strategy: (any MappingStrategy)? = nil,
    keepsNil: Bool = false, mayBeMissing: Bool = false,
    profiles: [(names: [MappingProfile], keys: [String])] = [], excluded: [MappingProfile] = []
  ) {
    self.init(
      .keys(keys), type, strategy, keepsNil, mayBeMissing,
      profiles.map { ProfiledKeys(names: $0.names, paths: [$0.keys]) }, excluded)
  }

  /// Describes a member whose keys are in the object of the model.
  public init(flattened type: any Any.Type, prefix: String = "", suffix: String = "") {
    self.init(.flattened(__Affixes(prefix, suffix)), type, nil, false, false)
  }

  /// Describes the property that has all other keys.
  public init(extras type: any Any.Type) { self.init(.extras, type, nil, false, true) }

  /// Describes a value of which nothing is known but the first keys that lead to it.
  public init(unknown keys: [String]) {
    self.init(.unknown(keys), AnyValue.self, nil, false, true)
  }

  private init(
    _ place: Place, _ type: any Any.Type, _ strategy: (any MappingStrategy)?, _ keepsNil: Bool,
    _ mayBeMissing: Bool, _ profiles: [ProfiledKeys] = [], _ excluded: [MappingProfile] = []
  ) {
    self.place = place
    self.type = type
    self.strategy = strategy
    self.keepsNil = keepsNil
    self.mayBeMissing = mayBeMissing
    self.profiles = profiles
    self.excluded = excluded
  }
}
