// Writes strings, numbers and Booleans from their memory.

extension ValueWriter {
  /// Writes an array of a type that the core encodes.
  ///
  /// Not specialized: the code size for every element type would outweigh the gain.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func writeElements<Element: MappingEncodable>(
    of elements: [Element]
  ) throws(WriteFailure) {
    if Element.self == UInt8.self, state.options.byteArraysAreBytes,
      let bytes = elements as? [UInt8]
    {
      return writeValue(.bytes(bytes))
    }
    let form = Element.__encodingKind
    if form.isScalar,
      unsafe try elements.withUnsafeBufferPointer({ (places) throws(WriteFailure) in
        guard let start = places.baseAddress, places.count > 0 else { return false }
        return unsafe try writeScalars(UnsafeRawPointer(start), places.count, of: form)
      })
    {
      return
    }
    try beginArray()
    if form.kind == .structure, !form.isOptional, state.isPlain, let output = form.output {
      unsafe try elements.withUnsafeBufferPointer { (places) throws(WriteFailure) in
        guard let first = places.baseAddress else { return }
        for index in places.indices {
          unsafe try __writeStruct(output, of: UnsafeRawPointer(first + index))
        }
      }
    } else {
      for element in elements { try element.write(to: &self) }
    }
    endArray()
  }

  /// Returns the value of a property of one of the most frequent kinds; nil for any other, and if
  /// options decide how to write it.
  ///
  /// Invariant: the memory is that of a value of the kind.
  @inline(__always)
  func plainValue(at place: UnsafeRawPointer, _ kind: __DecodingKind.Kind) -> AnyValue? {
    guard unsafe Self.isPlain(place, kind) else { return nil }
    switch kind {
    case .string: return unsafe .string(place.assumingMemoryBound(to: String.self).pointee)
    case .bool: return unsafe .bool(place.assumingMemoryBound(to: Bool.self).pointee)
    case .int64:
      return unsafe .number(.init(.integer(place.assumingMemoryBound(to: Int64.self).pointee)))
    case .double:
      return unsafe .number(.init(.double(place.assumingMemoryBound(to: Double.self).pointee)))
    default: return nil
    }
  }

  @inline(__always)
  private static func isPlain(_ place: UnsafeRawPointer, _ kind: __DecodingKind.Kind) -> Bool {
    switch kind {
    case .string, .bool, .int64: true
    case .double: unsafe place.assumingMemoryBound(to: Double.self).pointee.isFinite
    default: false
    }
  }

  /// Returns the object of a struct; nil if a value of it is not of one of the most frequent kinds, or
  /// options decide how to write it.
  ///
  /// Invariant: the output is flat, and the memory is that of a struct of it.
  @inline(__always)
  func plainObject(
    _ output: __StructEncodingTable, of memory: UnsafeRawPointer
  ) -> AnyValue.Object? {
    var (slot, count) = unsafe (output.slots, 0)
    let end = unsafe slot + output.count
    while unsafe slot < end {
      let place = unsafe memory + slot.pointee.field.offset
      if unsafe slot.pointee.isNil(place) {
        if unsafe slot.pointee.field.nilRule.writesNil(state.options.nilValues) {
          // A format without null may refuse it.
          if _slowPath(state.losesValues) { return nil }
          count &+= 1
        }
      } else {
        guard unsafe Self.isPlain(place, slot.pointee.field.form.kind) else { return nil }
        count &+= 1
      }
      unsafe slot += 1
    }
    // Invariant: as many members are made as were counted, because nothing has changed.
    let members = unsafe [AnyValue.Object.Member].make(exactly: count) { places, made in
      unsafe slot = output.slots
      while made < count {
        let place = unsafe memory + slot.pointee.field.offset
        if unsafe !slot.pointee.isNil(place) {
          let value = unsafe plainValue(at: place, slot.pointee.field.form.kind) ?? .null
          unsafe (places + made).initialize(to: .init(key: slot.pointee.name, value: value))
          made &+= 1
        } else if unsafe slot.pointee.field.nilRule.writesNil(state.options.nilValues) {
          unsafe (places + made).initialize(to: .init(key: slot.pointee.name, value: .null))
          made &+= 1
        }
        unsafe slot += 1
      }
    }
    return AnyValue.Object(distinct: members)
  }

  /// Writes an array of scalars.
  ///
  /// Invariant: the kind is that of a scalar; the memory is that of initialized elements of it, one
  /// after the other.
  ///
  /// - Parameters:
  ///   - start: The first element.
  ///   - count: The number of elements.
  ///   - form: The kind of the elements.
  /// - Returns: Whether the array is written. If not, nothing is: options decide how to write one of
  ///   the elements.
  /// - Throws: `depthExceeded` for more levels than the options allow or the stack has room for.
  mutating func writeScalars(
    _ start: UnsafeRawPointer, _ count: Int, of form: __EncodingKind
  ) throws(WriteFailure) -> Bool {
    if form.kind == .double, state.options.nonFiniteNumbers != nil,
      unsafe !Self.areFinite(start, count, isOptional: form.isOptional)
    {
      return false
    }
    try descend()
    state.depth &-= 1
    let elements = unsafe Self.values(of: start, count, form)
    put(.array(elements))
    return true
  }

  private static func areFinite(
    _ start: UnsafeRawPointer, _ count: Int, isOptional: Bool
  ) -> Bool {
    (0..<count).allSatisfy { index in
      unsafe isOptional
        ? start.assumingMemoryBound(to: Double?.self)[index]?.isFinite ?? true
        : start.assumingMemoryBound(to: Double.self)[index].isFinite
    }
  }

  private static func values(
    of start: UnsafeRawPointer, _ count: Int, _ form: __EncodingKind
  ) -> [AnyValue] {
    let isOptional = form.isOptional
    switch form.kind {
    case .string: return unsafe values(start, count, isOptional) { (text: String) in .string(text) }
    case .bool: return unsafe values(start, count, isOptional) { (truth: Bool) in .bool(truth) }
    case .double:
      return unsafe values(start, count, isOptional) { (number: Double) in .number(.init(number)) }
    case .int: return unsafe integers(start, count, isOptional, Int.self)
    case .uint: return unsafe integers(start, count, isOptional, UInt.self)
    case .int64: return unsafe integers(start, count, isOptional, Int64.self)
    case .int32: return unsafe integers(start, count, isOptional, Int32.self)
    case .int16: return unsafe integers(start, count, isOptional, Int16.self)
    case .int8: return unsafe integers(start, count, isOptional, Int8.self)
    case .uint64: return unsafe integers(start, count, isOptional, UInt64.self)
    case .uint32: return unsafe integers(start, count, isOptional, UInt32.self)
    case .uint16: return unsafe integers(start, count, isOptional, UInt16.self)
    case .uint8: return unsafe integers(start, count, isOptional, UInt8.self)
    case .custom, .structure: return []
    }
  }

  @inline(__always)
  private static func integers<I: FixedWidthInteger>(
    _ start: UnsafeRawPointer, _ count: Int, _ isOptional: Bool, _ type: I.Type
  ) -> [AnyValue] {
    unsafe values(start, count, isOptional) { (integer: I) in .number(.init(integer)) }
  }

  @inline(__always)
  private static func values<T>(
    _ start: UnsafeRawPointer, _ count: Int, _ isOptional: Bool, _ value: (T) -> AnyValue
  ) -> [AnyValue] {
    unsafe [AnyValue].make(exactly: count) { places, made in
      while made < count {
        let element =
          unsafe isOptional
          ? start.assumingMemoryBound(to: T?.self)[made]
          : start.assumingMemoryBound(to: T.self)[made]
        unsafe (places + made).initialize(to: element.map(value) ?? .null)
        made &+= 1
      }
    }
  }
}
