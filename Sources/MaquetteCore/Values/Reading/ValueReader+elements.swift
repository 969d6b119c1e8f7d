// Arrays from trees, element by element into their places.

extension ValueReader {
  /// Reads an array.
  ///
  /// - Complexity: Types that the core reads itself cost no look at the type for each element.
  mutating func readElements<Element: MappingDecodable>(
    of type: Element.Type
  ) throws(ReadFailure) -> [Element] {
    // Invariant: each cast is one between the same types.
    if type == String.self { return unsafe unsafeBitCast(try readStrings(), to: [Element].self) }
    if type == Int.self { return unsafe unsafeBitCast(try readIntegers(), to: [Element].self) }
    if type == UInt8.self, kind == .bytes, state.options.byteArraysAreBytes {
      return unsafe unsafeBitCast(cursor.value.pointee.bytes ?? [], to: [Element].self)
    }
    if type == Double.self { return unsafe unsafeBitCast(try readDoubles(), to: [Element].self) }
    let form = Element.__decodingKind
    if form.kind == .structure, !form.isOptional {
      return unsafe try readPlaces { (reader, place) throws(ReadFailure) in
        unsafe try reader.initialize(UnsafeMutableRawPointer(place), of: form)
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

  /// Reads an array by a function that reads one element into its place.
  @inline(__always)
  private mutating func readPlaces<Element>(
    _ readElement: (inout ValueReader, UnsafeMutablePointer<Element>) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> [Element] {
    // Elements may be dropped, and what is no array may be a single element.
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
