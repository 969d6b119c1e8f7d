extension __StructDecodingTable {
  private static let cache = TypeCache<__StructDecodingTable>()

  /// Returns the layout of a generic type, created on first use.
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - make: Creates the layout.
  public static func shared<Model>(
    of model: Model.Type, _ make: () -> __StructDecodingTable
  ) -> __StructDecodingTable { cache.value(of: model, make) }
}

extension __StructEncodingTable {
  private static let cache = TypeCache<__StructEncodingTable>()

  /// Returns the output of a generic type, created on first use.
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - make: Creates the output.
  public static func shared<Model>(
    of model: Model.Type, _ make: () -> __StructEncodingTable
  ) -> __StructEncodingTable { cache.value(of: model, make) }
}
