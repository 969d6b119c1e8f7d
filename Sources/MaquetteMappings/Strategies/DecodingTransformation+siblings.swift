// Strategies that see sibling values: models with such properties are read through a tree, where
// the object around a value is available at no cost.

public import MaquetteCore

extension DecodingTransformation {
  /// Creates a strategy from a function that also receives the enclosing object.
  ///
  /// Generated code uses it for `@DecodableBy(siblings:)`.
  ///
  /// - Parameter decode: Makes the value from that of the source and the enclosing object.
  public init(
    siblings decode: @escaping @Sendable (Source, AnyValue.Object) throws -> Value
  ) {
    self.init(.siblings(decode))
  }
}
