// Strategies that see the values beside theirs: models that have such properties are read by way of
// a tree, where the object around a value is at hand at no cost.

extension Reader where Self: ~Copyable {
  /// The object around the value, if it is at hand: in trees it is.
  public var surroundings: Object? { nil }

  /// Reads an object into the fields of a model by way of a tree, so that strategies see it.
  ///
  /// - Throws: `missingKey`, and whatever a field throws.
  public mutating func readModelAsTree<F: FieldAccumulator>(
    _ type: F.Type
  ) throws(ReadFailure) -> F {
    try changedFieldsAsTree(F())
  }

  /// Changes a copy of a model's fields by way of a tree, so that strategies see the object.
  ///
  /// - Throws: `missingKey`, and whatever a field throws.
  public mutating func changedFieldsAsTree<F: FieldAccumulator>(
    _ fields: F
  ) throws(ReadFailure) -> F {
    // What is no object has no surroundings to show, and the usual way to fail.
    guard kind == .object else { return try changedFields(fields) }
    let start = mark()
    let tree = try readValue()
    return try read(tree, at: location(of: start)) {
      (reader: inout ValueReader) throws(ReadFailure) in
      try reader.changedFields(fields)
    }
  }
}

extension DecodingTransformation {
  /// Creates a strategy of a function that also takes the object around the value.
  ///
  /// Generated code uses it for `@DecodableBy(siblings:)`.
  public init(
    siblings decode: @escaping @Sendable (Source, Object) throws -> Value
  ) {
    self.init(.siblings(decode))
  }
}
