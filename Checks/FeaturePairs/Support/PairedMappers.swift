import Maquette

extension MappingProfile {
  /// The profile of all cases; it affects models with keys for it.
  static let paired: MappingProfile = "paired"
}

extension JSONMapper {
  static func paired(_ unknownKeys: DecodingOptions.UnknownKeys = .ignore) -> JSONMapper {
    JSONMapper(options: .init(unknownKeys: unknownKeys, conventions: .init(profile: .paired)))
  }
}

extension ValueMapper {
  static func paired(_ unknownKeys: DecodingOptions.UnknownKeys = .ignore) -> ValueMapper {
    ValueMapper(options: .init(unknownKeys: unknownKeys, conventions: .init(profile: .paired)))
  }
}

extension DictionaryMapper {
  static func paired(
    _ unknownKeys: DecodingOptions.UnknownKeys = .ignore
  ) -> DictionaryMapper {
    DictionaryMapper(options: .init(unknownKeys: unknownKeys, conventions: .init(profile: .paired)))
  }
}
