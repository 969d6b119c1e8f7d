extension SchemaProviding where Self: MappingDecodable {
  /// An instance of which every property has its default.
  ///
  /// - Throws: `missingKey` for a property that has none.
  public static func defaultInstance() throws(MappingError) -> Self {
    try ValueMapper().decode(Self.self, from: .object(AnyValue.Object()))
  }
}
