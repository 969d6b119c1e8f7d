// An update that fails must not change the model. A copyable value is updated in a copy; the state
// of a noncopyable model is updated instead.

public import MaquetteCore

extension NoncopyableDecodable where Self: ~Copyable {
  /// Updates the model through a closure that changes its state, if the closure succeeds.
  ///
  /// - Throws: The errors of the closure; the model does not change then.
  @inlinable
  package mutating func change(
    _ body: (inout __Storage) throws(MappingError) -> Void
  ) throws(MappingError) {
    var storage = Self.__storage(of: self)
    try body(&storage)
    __assign(storage)
  }
}

extension FormatMapper where Format: DocumentFormat {
  /// Updates a noncopyable model from a source.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  /// - Throws: The first error, with its location in the source.
  @inlinable
  public func update<Model: NoncopyableDecodable & ~Copyable>(
    _ model: inout Model, from source: some ByteSource
  ) throws(MappingError) {
    try model.change { (storage) throws(MappingError) in try update(&storage, from: source) }
  }

  /// Updates a noncopyable model from the value at a path in a source.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - source: Bytes, a string or Foundation's data.
  ///   - path: The path from the root of the document.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  @inlinable
  public func update<Model: NoncopyableDecodable & ~Copyable>(
    _ model: inout Model, from source: some ByteSource, at path: MappingPath
  ) throws(MappingError) {
    try model.change { (storage) throws(MappingError) in
      try update(&storage, from: source, at: path)
    }
  }
}

extension ValueMapper {
  /// Updates a noncopyable model from a tree.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - value: The tree.
  /// - Throws: The first error.
  @inlinable
  public func update<Model: NoncopyableDecodable & ~Copyable>(
    _ model: inout Model, from value: AnyValue
  ) throws(MappingError) {
    try model.change { (storage) throws(MappingError) in try update(&storage, from: value) }
  }

  /// Updates a noncopyable model from the value at a path in a tree.
  ///
  /// - Parameters:
  ///   - model: The model; it is unchanged if anything fails.
  ///   - value: The tree.
  ///   - path: The path from its root.
  /// - Throws: `missingKey` with the path if there is no value at it; otherwise the first error.
  @inlinable
  public func update<Model: NoncopyableDecodable & ~Copyable>(
    _ model: inout Model, from value: AnyValue, at path: MappingPath
  ) throws(MappingError) {
    try model.change { (storage) throws(MappingError) in
      try update(&storage, from: value, at: path)
    }
  }
}
