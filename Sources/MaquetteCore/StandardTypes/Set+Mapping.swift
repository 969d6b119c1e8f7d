extension Set: MappingDecodable where Element: MappingDecodable {
  @inlinable @inline(__always)
  public static var __decodingKind: __DecodingKind { .init(.custom, customKind: .array) }

  /// How binary formats read values.
  public static var __binaryReading: __BinaryReading? { .byTree(with: Element.self) }

  /// Decodes an array into a set; equal elements count once.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init()
    if try readCommon(from: &reader) { return }
    // A set that grows hashes all its elements again each time, and no report wants duplicates.
    if reader.state.allowsFastPath {
      self.init(try [Element](from: &reader))
      return
    }
    try reader.readElements { (reader: inout JSONReader) throws(ReadFailure) in
      try reader.readElement(into: &self)
    }
  }

  /// Decodes an array into a set; equal elements count once.
  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init()
    if try readCommon(from: &reader) { return }
    try reader.readEach { (reader) throws(ReadFailure) in try reader.readElement(into: &self) }
  }
}

extension Set: MappingEncodable where Element: MappingEncodable {
  /// Writes the elements as an array in any order, unless the format sorts keys.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    if _slowPath(writer.state.options.isOrdered) { return try writer.writeOrdered(self) }
    if try writeCommon(to: &writer) { return }
    try Array(self).write(to: &writer)
  }

  /// Writes the elements as an array in any order, unless the format sorts keys.
  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    if _slowPath(writer.state.options.isOrdered) { return try writer.writeOrdered(self) }
    if try writeCommon(to: &writer) { return }
    try Array(self).write(to: &writer)
  }
}

extension MappingReader where Self: ~Copyable {
  /// Decodes an element into a set; reports list an element that is already there.
  @inlinable
  mutating func readElement<T: MappingDecodable>(into set: inout Set<T>) throws(ReadFailure) {
    let start = mark()
    let element = try read(T.self)
    set.reserveFirst(6)
    if !set.insert(element).inserted { noteDuplicate(at: start) }
  }

  @inline(never)
  @usableFromInline
  package mutating func noteDuplicate(at mark: Mark) {
    noteRepair(
      .invalidValue, at: mark, expected: "a unique element",
      resolution: "dropped the duplicate")
  }
}

extension ValueReader {
  /// Iterates over an array.
  ///
  /// Not inlined: a set adds only the code for an element.
  @inline(never)
  @usableFromInline
  mutating func readEach(
    _ readElement: (inout ValueReader) throws(ReadFailure) -> Void
  ) throws(ReadFailure) { try readElements(readElement) }
}
