extension JSONWriter {
  /// Writes an array, each element from its place in memory.
  ///
  /// The most common arrays are encoded by code of the core: modules of models contain none for
  /// them, and unspecialized code looks up none of their types.
  @inlinable @inline(__always)
  mutating func __writeElements<Element: MappingEncodable>(of array: [Element]) throws(WriteFailure)
  {
    // Invariant: each cast is between identical types.
    if Element.self == Double.self {
      return unsafe try writeDoubles(unsafeBitCast(array, to: [Double].self))
    }
    if Element.self == String.self {
      return unsafe try writeStrings(unsafeBitCast(array, to: [String].self))
    }
    if Element.self == Int.self {
      return unsafe try writeIntegers(unsafeBitCast(array, to: [Int].self))
    }
    unsafe try array.withUnsafeBufferPointer { (elements) throws(WriteFailure) in
      unsafe try Element.write(elements, to: &self)
    }
  }

  /// Writes an array, each element with its own code.
  @inlinable @inline(__always)
  mutating func writeEach<Element: MappingEncodable>(
    of elements: UnsafeBufferPointer<Element>
  ) throws(WriteFailure) {
    if elements.isEmpty { return try writeEmptyArray() }
    try beginArray()
    for index in elements.indices {
      let place = unsafe UnsafeRawPointer(elements.baseAddress.unsafelyUnwrapped + index)
      unsafe try place.borrowed(as: Element.self).pointee.write(to: &self)
    }
    endArray()
  }

  @usableFromInline
  mutating func writeEmptyArray() throws(WriteFailure) {
    try descend()
    state.depth &-= 1
    buffer.reserve(3)
    buffer.put(UInt8(ascii: "["))
    buffer.put(UInt8(ascii: "]"))
    buffer.put(UInt8(ascii: ","))
  }

  @inline(never)
  @usableFromInline
  mutating func writeDoubles(_ array: [Double]) throws(WriteFailure) {
    try beginArray()
    for value in array { try writeDouble(value) }
    endArray()
  }

  @inline(never)
  @usableFromInline
  mutating func writeStrings(_ array: [String]) throws(WriteFailure) {
    unsafe try array.withUnsafeBufferPointer { (elements) throws(WriteFailure) in
      unsafe try writeEach(of: elements)
    }
  }

  @inline(never)
  @usableFromInline
  mutating func writeIntegers(_ array: [Int]) throws(WriteFailure) {
    if array.isEmpty { return try writeEmptyArray() }
    try beginArray()
    var index = 0
    while index < array.count {
      // There is room for 32 bytes of each of them; a short array leaves lent memory alone.
      let end = Swift.min(index &+ 32, array.count)
      buffer.reserve((end &- index) &* 32)
      while index < end {
        let value = array[index]
        buffer.putInteger(UInt64(value.magnitude), isNegative: value < 0)
        buffer.put(UInt8(ascii: ","))
        index &+= 1
      }
    }
    endArray()
  }

  /// Writes the members of an object, each from its place in memory.
  mutating func writeMembers(of object: AnyValue.Object) throws(WriteFailure) {
    unsafe try object.withMembers { (members) throws(WriteFailure) in
      for index in members.indices {
        let place = unsafe UnsafeRawPointer(members.baseAddress.unsafelyUnwrapped + index)
        unsafe try place.borrowed(as: AnyValue.Object.Member.self).pointee.write(to: &self)
      }
    }
  }
}
