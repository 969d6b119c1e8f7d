// Decodes arrays from trees, each element directly into its place in memory.

extension ValueReader {
  /// Decodes an array.
  ///
  /// - Complexity: For types that the core decodes itself, the type is checked once, not for each
  ///   element.
  mutating func readElements<Element: MappingDecodable>(
    of type: Element.Type
  ) throws(ReadFailure) -> [Element] {
    // Invariant: each cast is between identical types.
    if type == String.self { return unsafe unsafeBitCast(try readStrings(), to: [Element].self) }
    if type == Int.self { return unsafe unsafeBitCast(try readIntegers(), to: [Element].self) }
    if type == UInt8.self, kind == .bytes, state.options.byteArraysAreBytes {
      return unsafe unsafeBitCast(cursor.value.pointee.bytes ?? [], to: [Element].self)
    }
    if type == Double.self { return unsafe unsafeBitCast(try readDoubles(), to: [Element].self) }
    let form = Element.__decodingKind
    if form.kind != .custom {
      return unsafe try readPlaces { (reader, place) throws(ReadFailure) in
        let isNull = form.isOptional ? try reader.readNull() : false
        let isAbsent = isNull || form.isOptional && form.kind != .string && reader.__isEmptyText
        if !isAbsent {
          unsafe try reader.initialize(UnsafeMutableRawPointer(place), of: form)
        } else if unsafe !form.initializeNil(UnsafeMutableRawPointer(place)) {
          unsafe place.initialize(to: try Element(from: &reader))
        }
      }
    }
    return unsafe try readPlaces { (reader, place) throws(ReadFailure) in
      unsafe place.initialize(to: try Element(from: &reader))
    }
  }

  @inline(never)
  private mutating func readStrings() throws(ReadFailure) -> [String] {
    unsafe try readPlaces { (reader, place) throws(ReadFailure) in
      unsafe place.initialize(to: try reader.readString())
    }
  }

  @inline(never)
  private mutating func readIntegers() throws(ReadFailure) -> [Int] {
    unsafe try readPlaces { (reader, place) throws(ReadFailure) in
      unsafe place.initialize(to: try reader.readInteger(Int.self))
    }
  }

  @inline(never)
  private mutating func readDoubles() throws(ReadFailure) -> [Double] {
    unsafe try readPlaces { (reader, place) throws(ReadFailure) in
      unsafe place.initialize(to: try reader.readDouble())
    }
  }

  /// Decodes an array with a function that decodes one element in place.
  @inline(__always)
  private mutating func readPlaces<Element>(
    _ readElement: (inout ValueReader, UnsafeMutablePointer<Element>) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> [Element] {
    // The general path handles dropped elements, and a value that is not an array but may be a
    // single element.
    guard state.allowsFastPath, cursor.isAtArray else { return unsafe try readArray(readElement) }
    return unsafe try [Element].make(exactly: cursor.count) { (places, count) throws(ReadFailure) in
      var more = try beginArray()
      while more {
        unsafe try readElement(&self, places + count)
        count &+= 1
        more = cursor.advance()
      }
    }
  }
}
