extension __StructProperties {
  /// Adds a flattened property whose type writes its fields into the object around it.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - prefix: What the object has before the keys of the member.
  ///   - suffix: What the object has after them.
  @inlinable @inline(__always)
  public mutating func writeFields<T: FlattenedEncodable>(
    of path: KeyPath<Model, T>, prefix: String = "", suffix: String = ""
  ) {
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), __Affixes(prefix, suffix), T.__encodingKind,
        by: .flattened(T.self, prefix, suffix)))
  }

  /// Adds a flattened property that may be nil.
  @inlinable @inline(__always)
  public mutating func writeFields<T: FlattenedEncodable>(
    of path: KeyPath<Model, T?>, prefix: String = "", suffix: String = ""
  ) {
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), __Affixes(prefix, suffix), T.__encodingKind,
        isNil: { unsafe $0.assumingMemoryBound(to: T?.self).pointee == nil },
        by: .flattened(T.self, prefix, suffix)))
  }

  /// Adds a flattened enum, which is written as an object of its own and then spread.
  @inlinable @inline(__always)
  public mutating func writeFields<T: MappingEncodable>(
    of path: KeyPath<Model, T>, prefix: String = "", suffix: String = ""
  ) {
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), __Affixes(prefix, suffix),
        by: .spread(T.self, prefix, suffix)))
  }

  /// Adds a flattened enum that may be nil.
  @inlinable @inline(__always)
  public mutating func writeFields<T: MappingEncodable>(
    of path: KeyPath<Model, T?>, prefix: String = "", suffix: String = ""
  ) {
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), __Affixes(prefix, suffix),
        isNil: { unsafe $0.assumingMemoryBound(to: T?.self).pointee == nil },
        by: .spread(T.self, prefix, suffix)))
  }

  /// Adds the property that keeps the members of the object that no other property takes.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - keys: The keys that other properties write.
  // Never inlined: the optimizer of Swift 6.3 crashes where it sees the keys that the functions hold.
  @inlinable @inline(never)
  public mutating func __writeExtras<Key: MappableKey, T: MappingEncodable>(
    _ path: KeyPath<Model, [Key: T]>, besides keys: __KeyTable
  ) {
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), keepsExtras: true,
        by: __FieldWriting(
          json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
            let extras = unsafe place.assumingMemoryBound(to: [Key: T].self).pointee
            try writer.__writeExtras(extras, besides: keys)
          },
          tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
            let extras = unsafe place.assumingMemoryBound(to: [Key: T].self).pointee
            try writer.__writeExtras(extras, besides: keys)
          })))
  }

  /// Adds the property that keeps the members of the object that no other property takes.
  // Never inlined: the optimizer of Swift 6.3 crashes where it sees the keys that the functions hold.
  @inlinable @inline(never)
  public mutating func __writeExtras(
    _ path: KeyPath<Model, AnyValue.Object>, besides keys: __KeyTable
  ) {
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), keepsExtras: true,
        by: __FieldWriting(
          json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
            let extras = unsafe place.assumingMemoryBound(to: AnyValue.Object.self).pointee
            try writer.__writeExtras(extras, besides: keys)
          },
          tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
            let extras = unsafe place.assumingMemoryBound(to: AnyValue.Object.self).pointee
            try writer.__writeExtras(extras, besides: keys)
          })))
  }
}

extension __FieldWriting {
  /// The fields of a flattened member.
  @inlinable @inline(__always)
  static func flattened<T: FlattenedEncodable>(
    _ type: T.Type, _ prefix: String, _ suffix: String
  ) -> __FieldWriting {
    guard prefix.isEmpty, suffix.isEmpty else { return spread(type, prefix, suffix) }
    return unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        unsafe try writer.writeFields(of: place.assumingMemoryBound(to: T.self).pointee)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        unsafe try writer.writeFields(of: place.assumingMemoryBound(to: T.self).pointee)
      })
  }

  /// The members of the object that a value is written as.
  @inlinable @inline(__always)
  static func spread<T: MappingEncodable>(
    _ type: T.Type, _ prefix: String, _ suffix: String
  ) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        unsafe try writer.writeFields(
          of: place.assumingMemoryBound(to: T.self).pointee, prefix: prefix, suffix: suffix)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        unsafe try writer.writeFields(
          of: place.assumingMemoryBound(to: T.self).pointee, prefix: prefix, suffix: suffix)
      })
  }
}
