// Properties whose paths step into arrays.

extension __StructProperties {
  /// Puts the value of the last encoded property inside an array.
  ///
  /// - Parameter steps: The steps from the value of the last key.
  public mutating func place(in steps: [MappingPath.Step]) {
    list.changeLastWritten { $0.steps = steps }
  }

  /// Adds a property whose values are each encoded in an element of an array.
  ///
  /// - Parameters:
  ///   - keys: The keys that lead to the array, as text for `PathList`.
  ///   - path: The property.
  ///   - steps: The steps from each element to its value.
  @inlinable @inline(__always)
  public mutating func write<T: Sequence>(
    _ keys: StaticString, _ path: KeyPath<Model, T>, each steps: [MappingPath.Step]
  ) where T.Element: MappingEncodable {
    list.append(
      each: unsafe WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: false, isNil: nil,
        .each(T.self, steps)), of: T.self)
  }

  /// Adds an optional property whose values are each encoded in an element of an array.
  @inlinable @inline(__always)
  public mutating func write<T: Sequence>(
    _ keys: StaticString, _ path: KeyPath<Model, T?>, each steps: [MappingPath.Step],
    keepsNil: Bool = false
  ) where T.Element: MappingEncodable {
    list.append(
      each: unsafe WrittenField(
        .own(keys), at: MemoryLayout<Model>.offset(of: path), .custom, keepsNil: keepsNil,
        isNil: { unsafe $0.assumingMemoryBound(to: T?.self).pointee == nil },
        // The value of an optional that is not nil is at the address of the optional.
        .each(T.self, steps)), of: T?.self)
  }
}

extension PropertyList {
  @usableFromInline
  mutating func append(each field: WrittenField, of type: any Any.Type) {
    var field = field
    field.isInEach = true
    append(field, of: type)
  }
}

extension __FieldWriting {
  /// Returns a function that writes each value of a collection into an element of an array.
  @inlinable @inline(__always)
  static func each<T: Sequence>(
    _ type: T.Type, _ steps: [MappingPath.Step]
  ) -> __FieldWriting where T.Element: MappingEncodable {
    unsafe __FieldWriting(
      json: { (place: UnsafeRawPointer, writer: inout JSONWriter) throws(WriteFailure) in
        unsafe try writer.writeEach(
          of: place.assumingMemoryBound(to: T.self).pointee, at: steps[...])
      },
      tree: { (place: UnsafeRawPointer, writer: inout ValueWriter) throws(WriteFailure) in
        unsafe try writer.writeEach(
          of: place.assumingMemoryBound(to: T.self).pointee, at: steps[...])
      })
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes an array with an element for each value.
  ///
  /// - Parameter steps: The steps from each element to its value.
  @_specialize(kind:partial,where Self == JSONWriter)
  @_specialize(kind:partial,where Self == ValueWriter)
  @usableFromInline
  mutating func writeEach<T: Sequence>(
    of values: T, at steps: ArraySlice<MappingPath.Step>
  ) throws(WriteFailure) where T.Element: MappingEncodable {
    try beginArray()
    for value in values { try write(value, at: steps) }
    endArray()
  }

  /// Writes a value with the containers around it.
  private mutating func write(
    _ value: some MappingEncodable, at steps: ArraySlice<MappingPath.Step>, inObject: Bool = false
  ) throws(WriteFailure) {
    switch steps.first {
    case nil: try write(value)
    case .index(let index)?:
      try beginArray()
      __writeGap(index)
      try write(value, at: steps.dropFirst())
      endArray()
    case .key(let key)?:
      try beginObject()
      if steps.count > 1 || !value.__isNil || state.options.nilValues == .writeNull {
        writeKey(key)
        try write(value, at: steps.dropFirst(), inObject: true)
      }
      if inObject { __endObjectUnlessEmpty() } else { endObject() }
    }
  }
}
