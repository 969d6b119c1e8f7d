// Strategies that see the values beside theirs: models that have such properties are read through a
// tree, where the object around a value is available at no cost.

extension MappingReader where Self: ~Copyable {
  /// The object around the value, if it is available: in trees it is.
  public var enclosingObject: AnyValue.Object? { nil }
}

extension __DecodingTransformation {
  /// Creates a strategy of a function that also takes the object around the value.
  ///
  /// Generated code uses it for `@DecodableBy(siblings:)`.
  public init(
    siblings decode: @escaping @Sendable (Source, AnyValue.Object) throws -> Value
  ) {
    self.init(.siblings(decode))
  }
}
