// Decodes arrays, each element directly into its place in memory. Elements of common types have
// shortcuts here in the core, so that other modules share the code.

extension JSONReader {
  /// Decodes an array.
  @inlinable @inline(__always)
  mutating func readElements<Element: MappingDecodable>(
    of type: Element.Type
  ) throws(ReadFailure) -> [Element] {
    // Invariant: each cast is between identical types.
    if type == Double.self {
      return unsafe unsafeBitCast(try readDoubles(), to: [Element].self)
    }
    if type == String.self {
      return unsafe unsafeBitCast(try readStrings(), to: [Element].self)
    }
    if type == Int.self {
      return unsafe unsafeBitCast(try readIntegers(Int.self), to: [Element].self)
    }
    if type == Int64.self {
      return unsafe unsafeBitCast(try readIntegers(Int64.self), to: [Element].self)
    }
    if type == Int32.self {
      return unsafe unsafeBitCast(try readIntegers(Int32.self), to: [Element].self)
    }
    if type == UInt8.self {
      return unsafe unsafeBitCast(try readIntegers(UInt8.self), to: [Element].self)
    }
    if type == UInt64.self {
      return unsafe unsafeBitCast(try readIntegers(UInt64.self), to: [Element].self)
    }
    guard _fastPath(state.allowsFastPath) else { return try readElementsWithoutShortcuts() }
    return try collectElements {
      (reader: inout JSONReader, elements: inout ElementCollector<Element>) throws(ReadFailure) in
      let start = reader.mark()
      guard let indentation = try reader.beginElements() else { return }
      repeat {
        let place = unsafe elements.next { reader.expectedCount(after: $0, from: start) }
        unsafe try Element.initialize(place, from: &reader)
        elements.commit()
      } while try reader.passElement(indentation)
    }
  }

  /// Decodes an array under options that require more than decoding the elements.
  ///
  /// Not specialized: such options are rare, and the types of elements are many.
  @_semantics("optimize.sil.specialize.generic.never")
  @inline(never)
  @usableFromInline
  mutating func readElementsWithoutShortcuts<Element: MappingDecodable>() throws(ReadFailure)
    -> [Element]
  {
    if state.resumes { return try readResumedElements() }
    return unsafe try readArray { (reader: inout JSONReader, place) throws(ReadFailure) in
      unsafe try Element.initialize(place, from: &reader)
    }
  }

  /// About how many elements an array has, if all of the rest belongs to it; 0 for an array deep inside
  /// others, where that is unlikely.
  ///
  /// - Parameters:
  ///   - count: The number of elements before the reader.
  ///   - start: The position of the array.
  @inline(never)
  @usableFromInline
  func expectedCount(after count: Int, from start: Mark) -> Int {
    guard depth <= 2, count > 0, cursor.offset > start.offset else { return 0 }
    // In doubles, because the product of two counts may not fit in an integer. Every element has a byte, so
    // the result is at most that of the bytes that are left.
    let left = unsafe Double(cursor.end - cursor.position)
    let more = Int(left * (Double(count) / Double(cursor.offset - start.offset)))
    return count + more + more / 8
  }

  /// Advances past a value, the comma and the whitespace after it; returns false at the end of the
  /// container.
  @inline(__always)
  mutating func passSeparator(
    _ bracket: UInt8, _ indentation: JSONCursor.Indentation
  ) throws(ReadFailure) -> Bool {
    if _fastPath(cursor.advance(overCommaAnd: indentation)) { return true }
    return try passUnusualSeparator(bracket, indentation)
  }

  /// Does the same where whitespace may be anywhere.
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

  /// Enters an array; returns nil if it is empty, in which case the reader has left it.
  @inline(never)
  @usableFromInline
  mutating func beginElements() throws(ReadFailure) -> JSONCursor.Indentation? {
    let bracket = unsafe cursor.position
    return unsafe try beginArray() ? cursor.indentation(from: bracket + 1) : nil
  }

  /// Advances past an element; returns false at the end of the array.
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
    try readScalars { $0.scanUsualDouble() }
  }

  @inline(never)
  @usableFromInline
  mutating func readStrings() throws(ReadFailure) -> [String] {
    try readScalars { $0.scanShortString() }
  }

  @_specialize(where I == Int)
  @_specialize(where I == Int64)
  @_specialize(where I == Int32)
  @_specialize(where I == UInt8)
  @_specialize(where I == UInt64)
  @usableFromInline
  mutating func readIntegers<I: FixedWidthInteger & MappingDecodable>(
    _ type: I.Type
  ) throws(ReadFailure) -> [I] {
    try readScalars { I.scanShortly(&$0) }
  }

  /// Decodes an array whose elements have a shortcut.
  ///
  /// - Parameter scanShortly: Decodes a common value; returns nil, without consuming anything, for
  ///   any other value. Invariant: the cursor is wide.
  @inline(__always)
  private mutating func readScalars<Element: MappingDecodable>(
    _ scanShortly: (inout JSONCursor) -> Element?
  ) throws(ReadFailure) -> [Element] {
    guard _fastPath(state.allowsFastPath) else {
      if state.resumes { return try readResumedElements() }
      return unsafe try readArray { (reader: inout JSONReader, place) throws(ReadFailure) in
        unsafe place.initialize(to: try Element(from: &reader))
      }
    }
    return try collectElements {
      (reader: inout JSONReader, elements: inout ElementCollector<Element>) throws(ReadFailure) in
      let (bracket, start) = unsafe (reader.cursor.position, reader.mark())
      guard try reader.beginArray() else { return }
      let indentation = unsafe reader.cursor.indentation(from: bracket + 1)
      repeat {
        let place = unsafe elements.next { reader.expectedCount(after: $0, from: start) }
        if reader.cursor.isWide, let value = scanShortly(&reader.cursor) {
          unsafe place.initialize(to: value)
        } else {
          unsafe place.initialize(to: try Element(from: &reader))
        }
        elements.commit()
      } while try reader.passSeparator(UInt8(ascii: "]"), indentation)
    }
  }
}

extension FixedWidthInteger {
  /// Decodes an integer of at most 18 digits; returns nil, without consuming anything, for any other
  /// value.
  @inline(__always)
  fileprivate static func scanShortly(_ cursor: inout JSONCursor) -> Self? {
    let first = cursor.offset
    guard let integer = cursor.scanShortInteger() else { return nil }
    if let value = Self(exactly: integer) { return value }
    cursor.offset = first
    return nil
  }
}
