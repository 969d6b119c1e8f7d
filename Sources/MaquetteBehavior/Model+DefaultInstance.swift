public import MaquetteCore

extension SchemaProviding where Self: MappingDecodable {
  /// Returns an instance in which every property has its default.
  ///
  /// - Throws: `missingKey` for a property without a default.
  public static func defaultInstance() throws(MappingError) -> Self {
    try ValueMapper().decode(Self.self, from: .object(AnyValue.Object()))
  }
}
