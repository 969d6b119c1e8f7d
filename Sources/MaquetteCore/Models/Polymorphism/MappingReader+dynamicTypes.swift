extension JSONReader {
  /// Reads a value of a type that may be a subclass of the static type.
  ///
  /// - Throws: Errors of the type.
  @inlinable @inline(__always)
  package mutating func read<T: MappingDecodable & ~Copyable>(
    asIs type: T.Type
  ) throws(ReadFailure) -> T {
    if type == T.self { return try T(from: &self) }
    return try readSubclass(type)
  }

  // Code that is specialized for the superclass would ignore the type (seen with Swift 6.3).
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func readSubclass<T: MappingDecodable & ~Copyable>(
    _ type: T.Type
  ) throws(ReadFailure) -> T {
    try type.init(from: &self)
  }
}

extension ValueReader {
  /// Reads a value of a type that may be a subclass of the static type.
  ///
  /// - Throws: Errors of the type.
  @inlinable @inline(__always)
  package mutating func read<T: MappingDecodable & ~Copyable>(
    asIs type: T.Type
  ) throws(ReadFailure) -> T {
    if type == T.self { return try T(from: &self) }
    return try readSubclass(type)
  }

  /// Reads a value at a path; its type may be a subclass of the static type.
  ///
  /// - Throws: `missingKey` with the path if it leads nowhere; errors of the type.
  mutating func read<T: MappingDecodable & ~Copyable>(
    asIs type: T.Type, at path: MappingPath
  ) throws(ReadFailure) -> T {
    try read(at: path, for: type) { (reader) throws(ReadFailure) in try reader.read(asIs: type) }
  }

  // Code that is specialized for the superclass would ignore the type (seen with Swift 6.3).
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func readSubclass<T: MappingDecodable & ~Copyable>(
    _ type: T.Type
  ) throws(ReadFailure) -> T {
    try type.init(from: &self)
  }
}
