extension Array: MappingDecodable where Element: MappingDecodable {
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { .init(.custom, customKind: .array) }

  /// Decodes an array, element by element.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readElements(of: Element.self)
  }

  /// Decodes an array, element by element.
  ///
  /// Code for every element type is needed only for types that decode themselves.
  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    guard Element.__decodingKind.kind == .custom, let count = reader.plainElementCount else {
      self = try reader.readElements(of: Element.self)
      return
    }
    self = try unsafe .make(exactly: count) { (places, made) throws(ReadFailure) in
      try reader.readPlainElements(&made) { (reader, index) throws(ReadFailure) in
        unsafe (places + index).initialize(to: try Element(from: &reader))
      }
    }
  }
}

extension Array: MappingEncodable where Element: MappingEncodable {
  /// Writes an array, element by element.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.__writeElements(of: self)
  }

  /// Writes an array, element by element.
  ///
  /// Code for every element type is needed only for types that encode themselves.
  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    guard Element.__encodingKind.kind == .custom else { return try writer.writeElements(of: self) }
    try writer.beginArray()
    for element in self { try element.write(to: &writer) }
    writer.endArray()
  }

  /// How binary formats print the elements.
  public static var __elements: __ElementsInMemory? { __ElementsInMemory(of: Element.self) }
}

extension MappingReader where Self: ~Copyable {
  /// Iterates over an array.
  ///
  /// An element that fails is dropped and reported if a report is requested, or if the rules allow
  /// it.
  @inlinable @inline(__always)
  package mutating func readElements(
    _ readElement: (inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let outer = state.endsAtErrors
    if _slowPath(state.isReporting) { enterElements() }
    defer { state.endsAtErrors = outer }
    if _slowPath(state.options.acceptsSingleValues), try takesSingleElement() {
      let start = mark()
      do throws(ReadFailure) {
        return try readElement(&self)
      } catch {
        return try singleElementFailed(error, at: start)
      }
    }
    var count = 0
    var more = try beginArray()
    while more {
      count &+= 1
      try checkCount(count)
      let start = mark()
      do throws(ReadFailure) {
        try readElement(&self)
      } catch {
        try elementFailed(error, at: start, resolution: "dropped the element")
      }
      more = try endElement()
    }
  }

  /// Checks that the count of an array is within the limit.
  @inlinable @inline(__always)
  package mutating func checkCount(_ count: Int) throws(ReadFailure) {
    if _slowPath(count > state.options.limits.elementCount) { throw tooManyElements() }
  }

  @inline(never)
  @usableFromInline
  mutating func tooManyElements() -> ReadFailure {
    failure(
      .tooManyElements, expected: "at most \(state.options.limits.elementCount.counted("element"))")
  }
}
