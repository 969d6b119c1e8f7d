// Arrays, element by element into their places. Elements of the usual types are read by shortcuts,
// in the core: other modules share that code.

extension JSONReader {
  /// Reads an array.
  @inlinable @inline(__always)
  mutating func readElements<Element: MappingDecodable>(
    of type: Element.Type
  ) throws(ReadFailure) -> [Element] {
    // Invariant: each cast is one between the same types.
    if type == Double.self {
      return unsafe unsafeBitCast(try readDoubles(), to: [Element].self)
    }
    if type == String.self {
      return unsafe unsafeBitCast(try readStrings(), to: [Element].self)
    }
    if type == Int.self {
      return unsafe unsafeBitCast(try readIntegers(), to: [Element].self)
    }
    if type == UInt64.self {
      return unsafe unsafeBitCast(try readUnsignedIntegers(), to: [Element].self)
    }
    guard _fastPath(state.allowsFastPath) else { return try readElementsWithoutShortcuts() }
    return try collectElements {
      (reader: inout JSONReader, elements: inout ElementCollector<Element>) throws(ReadFailure) in
      guard let indentation = try reader.beginElements() else { return }
      repeat {
        unsafe try Element.initialize(elements.next(), from: &reader)
        elements.commit()
      } while try reader.passElement(indentation)
    }
  }

  /// Reads an array under options that ask for more than the elements.
  ///
  /// Not specialized: such options are rarer than types of elements are many.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func readElementsWithoutShortcuts<Element: MappingDecodable>() throws(ReadFailure)
    -> [Element]
  {
    unsafe try readArray { (reader: inout JSONReader, place) throws(ReadFailure) in
      unsafe try Element.initialize(place, from: &reader)
    }
  }

  /// Steps past what was read and the comma and the whitespace behind it; false if the container
  /// ended there.
  @inline(__always)
  mutating func passSeparator(
    _ bracket: UInt8, _ indentation: JSONCursor.Indentation
  ) throws(ReadFailure) -> Bool {
    if _fastPath(cursor.advance(overCommaAnd: indentation)) { return true }
    return try passUnusualSeparator(bracket, indentation)
  }

  /// The same, where whitespace may stand anywhere.
  @inline(__always)
  mutating func passUnusualSeparator(
    _ bracket: UInt8, _ indentation: JSONCursor.Indentation
  ) throws(ReadFailure) -> Bool {
    cursor.skipLesserIndentation(indentation)
    if _fastPath(cursor.advance(over: bracket)) {
      depth &-= 1
      return false
    }
    return try endContainer(bracket)
  }

  /// Steps into an array; nil if it is empty, and then it is already left.
  @inline(never)
  @usableFromInline
  mutating func beginElements() throws(ReadFailure) -> JSONCursor.Indentation? {
    let bracket = unsafe cursor.position
    return unsafe try beginArray() ? cursor.indentation(from: bracket + 1) : nil
  }

  /// Steps past an element; false if the array ended there.
  @inline(never)
  @usableFromInline
  mutating func passElement(
    _ indentation: JSONCursor.Indentation
  ) throws(ReadFailure) -> Bool {
    try passSeparator(UInt8(ascii: "]"), indentation)
  }

  @inline(never)
  @usableFromInline
  mutating func readDoubles() throws(ReadFailure) -> [Double] {
    try readScalars()
  }

  @inline(never)
  @usableFromInline
  mutating func readStrings() throws(ReadFailure) -> [String] {
    try readScalars()
  }

  @inline(never)
  @usableFromInline
  mutating func readIntegers() throws(ReadFailure) -> [Int] {
    try readScalars()
  }

  @inline(never)
  @usableFromInline
  mutating func readUnsignedIntegers() throws(ReadFailure) -> [UInt64] {
    try readScalars()
  }

  /// Reads an array of elements that have a shortcut.
  @inline(__always)
  private mutating func readScalars<Element: ShortlyReadable>() throws(ReadFailure) -> [Element] {
    guard _fastPath(state.allowsFastPath) else {
      return unsafe try readArray { (reader: inout JSONReader, place) throws(ReadFailure) in
        unsafe place.initialize(to: try Element(from: &reader))
      }
    }
    return try collectElements {
      (reader: inout JSONReader, elements: inout ElementCollector<Element>) throws(ReadFailure) in
      let bracket = unsafe reader.cursor.position
      guard try reader.beginArray() else { return }
      let indentation = unsafe reader.cursor.indentation(from: bracket + 1)
      repeat {
        let place = unsafe elements.next()
        if reader.cursor.isWide, let value = Element.scanShortly(&reader.cursor) {
          unsafe place.initialize(to: value)
        } else {
          unsafe place.initialize(to: try Element(from: &reader))
        }
        elements.commit()
      } while try reader.passSeparator(UInt8(ascii: "]"), indentation)
    }
  }
}

/// A type whose usual values a shortcut reads.
private protocol ShortlyReadable: MappingDecodable {
  /// Reads a usual value; nil, and nothing consumed, for anything else.
  ///
  /// Invariant: the cursor is wide.
  static func scanShortly(_ cursor: inout JSONCursor) -> Self?
}

extension Double: ShortlyReadable {
  @inline(__always)
  fileprivate static func scanShortly(_ cursor: inout JSONCursor) -> Double? {
    cursor.scanUsualDouble()
  }
}

extension String: ShortlyReadable {
  @inline(__always)
  fileprivate static func scanShortly(_ cursor: inout JSONCursor) -> String? {
    cursor.scanShortString()
  }
}

extension Int: ShortlyReadable {
  @inline(__always)
  fileprivate static func scanShortly(_ cursor: inout JSONCursor) -> Int? {
    cursor.scanShortInteger()
  }
}

extension UInt64: ShortlyReadable {
  @inline(__always)
  fileprivate static func scanShortly(_ cursor: inout JSONCursor) -> UInt64? {
    cursor.scanShortUnsigned()
  }
}
