extension MappingReader where Self: ~Copyable {
  /// Reads a value of a type that may be a subclass of the static type.
  ///
  /// - Throws: Errors of the type.
  @inlinable @inline(__always)
  mutating func read<T: MappingDecodable>(asIs type: T.Type) throws(ReadFailure) -> T {
    if type == T.self { return try read(T.self) }
    return try readSubclass(type)
  }

  @inline(never)
  @usableFromInline
  mutating func readSubclass<T: MappingDecodable>(_ type: T.Type) throws(ReadFailure) -> T {
    guard let subclass = opaque(type) as? any MappingDecodable.Type,
      let object = try readAny(subclass) as? T
    else { return try read(T.self) }
    return object
  }

  private mutating func readAny<T: MappingDecodable>(_ type: T.Type) throws(ReadFailure) -> Any {
    try read(type)
  }
}

/// Returns the same type, hidden from the optimizer.
@inline(never)
@_optimize(none)
private func opaque(_ type: any Any.Type) -> any Any.Type { type }
