/// A value that generated code writes, as `@Mappable` states it for schemas.
public struct __WrittenValue: Sendable {
  package let place: Place
  package let type: any Any.Type
  package private(set) var strategy: (any MappingStrategy)?
  package private(set) var keepsNil = false
  package private(set) var mayBeMissing = false

  /// The keys under some profiles and in some formats, and those that exclude the value.
  package private(set) var profiles: [ProfiledKeys] = []
  package private(set) var excluded: [MappingProfile] = []

  package enum Place: Sendable {
    case keys([String])
    case flattened(__Affixes)
    case extras
    case unknown([String])
  }

  /// Describes a value that is always written, by its type, under one key.
  public init(_ key: StaticString, _ type: any Any.Type) {
    (place, self.type) = (.keys([key.description]), type)
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
    (place, self.type, self.strategy) = (.keys(keys), type, strategy)
    (self.keepsNil, self.mayBeMissing, self.excluded) = (keepsNil, mayBeMissing, excluded)
    self.profiles = profiles.map { ProfiledKeys(names: $0.names, paths: [$0.keys]) }
  }

  /// Describes a member whose keys are in the object of the model.
  public init(flattened type: any Any.Type, prefix: String = "", suffix: String = "") {
    (place, self.type) = (.flattened(__Affixes(prefix, suffix)), type)
  }

  /// Describes the property that has all other keys.
  public init(extras type: any Any.Type) {
    (place, self.type, mayBeMissing) = (.extras, type, true)
  }

  /// Describes a value of which nothing is known but the first keys that lead to it.
  public init(unknown keys: [String]) {
    (place, type, mayBeMissing) = (.unknown(keys), AnyValue.self, true)
  }
}
