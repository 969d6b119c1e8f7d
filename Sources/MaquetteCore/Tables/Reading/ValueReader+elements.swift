// Decodes arrays from trees, each element directly into its place in memory.

extension ValueReader {
  /// Decodes an array.
  ///
  /// - Complexity: For types that the core decodes itself, the type is checked once, not for each
  ///   element.
  ///
  /// Not specialized: the code size for every element type would outweigh the gain.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
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
    guard form.kind != .custom else {
      return unsafe try readArray { (reader, place) throws(ReadFailure) in
        unsafe place.initialize(to: try Element(from: &reader))
      }
    }
    if form.kind == .structure, !form.isOptional, let layout = form.layout {
      return unsafe try readPlaces(form) { (reader, place) throws(ReadFailure) in
        unsafe try reader.__initializeStruct(layout, at: UnsafeMutableRawPointer(place))
      }
    }
    return unsafe try readPlaces(form) { (reader, place) throws(ReadFailure) in
      let isNull = form.isOptional ? try reader.readNull() : false
      let isAbsent = isNull || form.isOptional && form.kind != .string && reader.__isEmptyText
      if !isAbsent {
        unsafe try reader.initialize(UnsafeMutableRawPointer(place), of: form)
      } else if unsafe !form.initializeNil(UnsafeMutableRawPointer(place)) {
        unsafe place.initialize(to: try Element(from: &reader))
      }
    }
  }

  /// The number of elements of an array that is decoded without looking at options; nil for another
  /// value, and if options drop elements or decode single ones.
  @inline(never)
  @usableFromInline
  var plainElementCount: Int? {
    unsafe state.allowsFastPath ? cursor.elements?.count : nil
  }

  /// Iterates over an array that is decoded without looking at options.
  ///
  /// - Parameters:
  ///   - made: The number of decoded elements, which starts at 0.
  ///   - readElement: Decodes the element at a position.
  @inline(never)
  @usableFromInline
  mutating func readPlainElements(
    _ made: inout Int, _ readElement: (inout ValueReader, Int) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    try readRest(&made, readElement)
  }

  /// Iterates over the elements of an array after those that are decoded already.
  @inline(__always)
  private mutating func readRest(
    _ made: inout Int, _ readElement: (inout ValueReader, Int) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    var more = try beginArray()
    if made > 0 { more = cursor.advance(by: made) }
    while more {
      try readElement(&self, made)
      made &+= 1
      more = cursor.advance()
    }
  }

  @inline(never)
  private mutating func readStrings() throws(ReadFailure) -> [String] {
    unsafe try readPlaces(String.__decodingKind) { (reader, place) throws(ReadFailure) in
      unsafe place.initialize(to: try reader.readString())
    }
  }

  @inline(never)
  private mutating func readIntegers() throws(ReadFailure) -> [Int] {
    unsafe try readPlaces(Int.__decodingKind) { (reader, place) throws(ReadFailure) in
      unsafe place.initialize(to: try reader.readInteger(Int.self))
    }
  }

  @inline(never)
  private mutating func readDoubles() throws(ReadFailure) -> [Double] {
    unsafe try readPlaces(Double.__decodingKind) { (reader, place) throws(ReadFailure) in
      unsafe place.initialize(to: try reader.readDouble())
    }
  }

  /// Decodes an array with a function that decodes one element in place.
  ///
  /// - Parameters:
  ///   - form: How the elements are decoded; scalars that need no conversion are copied without the
  ///     function, up to the first that does.
  ///   - readElement: Decodes an element.
  @inline(__always)
  private mutating func readPlaces<Element>(
    _ form: __DecodingKind,
    _ readElement: (inout ValueReader, UnsafeMutablePointer<Element>) throws(ReadFailure) -> Void
  ) throws(ReadFailure) -> [Element] {
    // The general path handles dropped elements, and a value that is not an array but may be a
    // single element.
    guard state.allowsFastPath, let elements = unsafe cursor.elements else {
      return unsafe try readArray(readElement)
    }
    return unsafe try [Element].make(exactly: elements.count) {
      (places, count) throws(ReadFailure) in
      if form.isScalar {
        try checkContainer(.array, unit: "element")
        count = unsafe elements.copyScalars(of: form, to: UnsafeMutableRawPointer(places))
        if count == elements.count { return }
      }
      try readRest(&count) { (reader, index) throws(ReadFailure) in
        unsafe try readElement(&reader, places + index)
      }
    }
  }
}
