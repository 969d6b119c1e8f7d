extension Optional: MappingDecodable where Wrapped: MappingDecodable {
  /// Decodes null as nil; for a nested optional, as the nil of the inner one.
  @inlinable @inline(__always)
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readAbsence(of: Self.self) ? nil : Wrapped(from: &reader)
  }

  /// Decodes null as nil; for a nested optional, as the nil of the inner one.
  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readAbsence(of: Self.self) ? nil : Wrapped(from: &reader)
  }

  /// An optional merges if its wrapped type does.
  @inlinable @inline(__always)
  public static var __mergesOnUpdate: Bool { Wrapped.__mergesOnUpdate }

  /// How values are decoded into the memory of a property.
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { .optional(of: Wrapped.self) }

  /// A missing key is nil.
  @inlinable @inline(__always)
  public static var __valueForMissingKey: Wrapped?? { .some(nil) }

  /// Updates the wrapped value; null sets it to nil.
  @inlinable
  public mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try reader.updateOptional(&self)
  }

  /// Updates the wrapped value; null sets it to nil.
  @inlinable
  public mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try reader.updateOptional(&self)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Consumes a null that represents nil; returns false if there is none, or if the wrapped type
  /// accepts null, which a removal is not.
  @inlinable @inline(__always)
  mutating func readAbsence<T: MappingDecodable>(of type: T?.Type) throws(ReadFailure) -> Bool {
    if case nil = T.__valueForMissingKey { return try readNil(of: T.self) }
    return try takeRemoval()
  }

  /// Consumes a value that represents nil for an optional type; returns false for any other value.
  @inlinable @inline(__always)
  mutating func readNil<T: MappingDecodable>(of type: T.Type) throws(ReadFailure) -> Bool {
    if try readNull() { return true }
    return __isEmptyText && type != String.self
  }

  @inlinable @inline(__always)
  mutating func updateOptional<T: MappingDecodable>(_ value: inout T?) throws(ReadFailure) {
    guard try !readAbsence(of: T?.self) else { return value = nil }
    guard var wrapped = value else { return value = try read(T.self) }
    try update(&wrapped)
    value = wrapped
  }
}

extension Optional: MappingEncodable where Wrapped: MappingEncodable {
  /// How values are encoded from the memory of a property.
  @inlinable @inline(__always)
  public static var __encodingKind: __EncodingKind { .optional(of: Wrapped.self) }

  /// Optionals have a nil.
  @inlinable @inline(__always)
  public static var __hasNil: Bool { true }

  /// Whether null is the nil of the wrapped optional.
  @inlinable @inline(__always)
  public static var __hasInnerNil: Bool { Wrapped.__hasNil }

  /// Whether there is no value.
  @inlinable @inline(__always)
  public var __isNil: Bool {
    if case nil = self { true } else { false }
  }

  /// Writes nil as null; refuses the outer nil of a nested optional, because null is the inner one.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    if let self { return try self.write(to: &writer) }
    if Wrapped.__hasNil { throw writer.outerNil() }
    writer.writeNull()
  }

  /// Writes nil as null; refuses the outer nil of a nested optional, because null is the inner one.
  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if let self { return try self.write(to: &writer) }
    if Wrapped.__hasNil { throw writer.outerNil() }
    writer.writeNull()
  }
}

extension MappingWriter where Self: ~Copyable {
  /// The failure for a nil that is written where no key can be missing.
  @inline(never)
  @usableFromInline
  mutating func outerNil() -> WriteFailure {
    failure(
      .unencodable, expected: "a value, or the nil of the inner optional, which is null",
      found: "nil of the outer optional")
  }
}
