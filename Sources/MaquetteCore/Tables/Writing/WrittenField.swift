/// A stored property of a struct, as the core writes it.
@usableFromInline
@safe struct WrittenField {
  // Invariants: the pointers that the functions take are those of an initialized property of the
  // type that they were made for.
  let key: Key
  var offset: Int

  /// The keys under some profiles and in some formats.
  var profiledKeys: [ProfiledKeys] = []

  /// The profiles and formats in which the property is left out.
  var excluded: [MappingProfile] = []

  let form: __EncodingKind

  /// Whether a nil is written in any case.
  let keepsNil: Bool

  /// Whether the property is nil; none if its type has no nil.
  let isNil: ((UnsafeRawPointer) -> Bool)?

  /// Whether the property says that there is not a key; none if its type cannot.
  let isMissing: ((UnsafeRawPointer) -> Bool)?

  /// How a type is written that the core does not know.
  let writing: __FieldWriting?

  @usableFromInline
  init(
    _ key: Key, at offset: Int?, _ form: __EncodingKind, keepsNil: Bool,
    isNil: ((UnsafeRawPointer) -> Bool)?, isMissing: ((UnsafeRawPointer) -> Bool)? = nil,
    _ writing: __FieldWriting?
  ) {
    guard let offset else { preconditionFailure("\(key) is no stored property") }
    self.key = key
    self.offset = offset
    self.form = form
    self.keepsNil = keepsNil
    unsafe self.isNil = isNil
    unsafe self.isMissing = isMissing
    self.writing = writing
  }
}

extension WrittenField {
  /// The keys that lead to a property.
  @usableFromInline
  enum Key {
    /// That of a property that is read, by its number: it is written where it is read.
    case read(slot: Int)

    /// Keys of its own.
    case own([__StaticKey])
  }

  /// A property that is written as its type writes itself.
  @inlinable @inline(never)
  static func type<T: MappingEncodable>(
    _ type: T.Type, _ key: Key, at offset: Int?, keepsNil: Bool
  ) -> WrittenField {
    let form = T.__encodingKind
    return unsafe WrittenField(
      key, at: offset, form, keepsNil: keepsNil,
      isNil: T.__hasNil ? { unsafe $0.assumingMemoryBound(to: T.self).pointee.__isNil } : nil,
      isMissing: unsafe T.__missingTest,
      form.kind == .custom ? .type(type) : nil)
  }
}

/// How a property of a type that writes itself is written from its memory, by each of the writers.
@safe public struct __FieldWriting {
  @usableFromInline
  typealias JSON = (UnsafeRawPointer, inout JSONWriter) throws(WriteFailure) -> Void
  @usableFromInline
  typealias Tree = (UnsafeRawPointer, inout ValueWriter) throws(WriteFailure) -> Void

  // Invariant: the pointer is that of an initialized property of the type that the functions were
  // made for.
  let json: JSON
  let tree: Tree

  @usableFromInline
  init(json: @escaping JSON, tree: @escaping Tree) {
    unsafe self.json = json
    unsafe self.tree = tree
  }

  /// As the type writes itself.
  @inlinable @inline(__always)
  static func type<T: MappingEncodable>(_ type: T.Type) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        unsafe try place.borrowed(as: T.self).pointee.write(to: &writer)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        unsafe try place.assumingMemoryBound(to: T.self).pointee.write(to: &writer)
      })
  }

  /// By a strategy.
  @inlinable @inline(__always)
  static func strategy<S: EncodingStrategy>(_ strategy: S) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        unsafe try writer.write(place.assumingMemoryBound(to: S.Value.self).pointee, by: strategy)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        unsafe try writer.write(place.assumingMemoryBound(to: S.Value.self).pointee, by: strategy)
      })
  }

  /// By a strategy for what may be missing or null.
  @inlinable @inline(__always)
  static func presenceStrategy<S: EncodingStrategy>(_ strategy: S) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        if let value = unsafe place.assumingMemoryBound(to: Presence<S.Value>.self).pointee.value {
          try writer.write(value, by: strategy)
        } else {
          writer.writeNull()
        }
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        if let value = unsafe place.assumingMemoryBound(to: Presence<S.Value>.self).pointee.value {
          try writer.write(value, by: strategy)
        } else {
          writer.writeNull()
        }
      })
  }

  /// By a strategy for what the type wraps; nil is null.
  @inlinable @inline(__always)
  static func optionalStrategy<S: EncodingStrategy>(_ strategy: S) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        if let value = unsafe place.assumingMemoryBound(to: S.Value?.self).pointee {
          try writer.write(value, by: strategy)
        } else {
          writer.writeNull()
        }
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        if let value = unsafe place.assumingMemoryBound(to: S.Value?.self).pointee {
          try writer.write(value, by: strategy)
        } else {
          writer.writeNull()
        }
      })
  }
}
