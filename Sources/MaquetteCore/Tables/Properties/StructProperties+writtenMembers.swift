extension __StructProperties {
  /// Adds a flattened property whose type writes its fields into the outer object.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - prefix: The prefix of the member's keys in the object.
  ///   - suffix: The suffix of the member's keys in the object.
  @inlinable @inline(__always)
  public mutating func writeFields<T: FlattenedEncodable>(
    of path: KeyPath<Model, T>, prefix: String = "", suffix: String = ""
  ) {
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), __Affixes(prefix, suffix), T.__encodingKind,
        by: .flattened(T.self, prefix, suffix)), of: T.self)
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
        by: .flattened(T.self, prefix, suffix)), of: T?.self)
  }

  /// Adds a flattened enum, which is encoded as a separate object whose members are then copied
  /// into the outer one.
  @inlinable @inline(__always)
  public mutating func writeFields<T: MappingEncodable>(
    of path: KeyPath<Model, T>, prefix: String = "", suffix: String = ""
  ) {
    unsafe list.append(
      WrittenMember(
        at: MemoryLayout<Model>.offset(of: path), __Affixes(prefix, suffix),
        by: .spread(T.self, prefix, suffix)), of: T.self)
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
        by: .spread(T.self, prefix, suffix)), of: T?.self)
  }

  /// Adds the property that collects the extras.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - keys: The keys that other properties write.
  // Never inlined: the optimizer of Swift 6.3 crashes if it sees the keys that the functions
  // capture.
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
          })), of: [Key: T].self)
  }

  /// Adds the property that collects the extras.
  // Never inlined: the optimizer of Swift 6.3 crashes if it sees the keys that the functions
  // capture.
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
          })), of: AnyValue.Object.self)
  }
}

extension __FieldWriting {
  /// Returns a function that writes the fields of a flattened member.
  @inlinable @inline(__always)
  static func flattened<T: FlattenedEncodable>(
    _ type: T.Type, _ prefix: String, _ suffix: String
  ) -> __FieldWriting {
    if type is AnyObject.Type { return flattenedObject(type, prefix, suffix) }
    guard prefix.isEmpty, suffix.isEmpty else { return spread(type, prefix, suffix) }
    return unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        unsafe try writer.writeFields(of: place.assumingMemoryBound(to: T.self).pointee)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        unsafe try writer.writeFields(of: place.assumingMemoryBound(to: T.self).pointee)
      })
  }

  /// Returns a function that writes the fields of an object, if it is of the declared class.
  @inline(never)
  @usableFromInline
  static func flattenedObject<T: FlattenedEncodable>(
    _ type: T.Type, _ prefix: String, _ suffix: String
  ) -> __FieldWriting {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        let object = unsafe place.assumingMemoryBound(to: T.self).pointee
        try writer.requireDeclaredClass(of: object)
        if prefix.isEmpty, suffix.isEmpty { return try writer.writeFields(of: object) }
        try writer.writeFields(of: object, prefix: prefix, suffix: suffix)
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        let object = unsafe place.assumingMemoryBound(to: T.self).pointee
        try writer.requireDeclaredClass(of: object)
        if prefix.isEmpty, suffix.isEmpty { return try writer.writeFields(of: object) }
        try writer.writeFields(of: object, prefix: prefix, suffix: suffix)
      })
  }

  /// Returns a function that writes the members of an encoded object into the outer one.
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
