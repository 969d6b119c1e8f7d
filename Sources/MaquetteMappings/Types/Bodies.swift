public import MaquetteCore

// Types other than models, each with one generic body for reading and one for writing.

// The entry points are inlined into the modules of the types, where the bodies are specialized.

/// A type with one body that reads its values from every source.
@usableFromInline
package protocol BodyDecodable: MappingDecodable {
  static func read<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> Self
}

extension BodyDecodable {
  /// Reads a value.
  @inlinable
  public init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try Self.read(from: &reader)
  }

  /// Reads a value.
  @inlinable
  public init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try Self.read(from: &reader)
  }
}

/// A type with one body that writes its values to every sink.
@usableFromInline
package protocol BodyEncodable: MappingEncodable {
  func write<W: MappingWriter & ~Copyable>(into writer: inout W) throws(WriteFailure)
}

extension BodyEncodable {
  /// Writes the value.
  @inlinable
  public func write(to writer: inout JSONWriter) throws(WriteFailure) {
    try write(into: &writer)
  }

  /// Writes the value.
  @inlinable
  public func write(to writer: inout ValueWriter) throws(WriteFailure) {
    try write(into: &writer)
  }
}

// MARK: - Arrays with a fixed length

extension MappingReader where Self: ~Copyable {
  /// Walks an array with exactly the given number of elements.
  ///
  /// - Throws: `invalidValue` for an array of another length, and errors of an element.
  package mutating func readPositions(
    _ count: Int, _ readElement: (Int, inout Self) throws(ReadFailure) -> Void
  ) throws(ReadFailure) {
    let start = mark()
    var position = 0
    var more = try beginArray()
    while more {
      guard position < count else { throw wrongLength(count, at: start, found: "a longer one") }
      try readElement(position, &self)
      position += 1
      more = try endElement()
    }
    guard position == count else {
      throw wrongLength(count, at: start, found: "one of length \(position)")
    }
  }

  private mutating func wrongLength(_ count: Int, at start: Mark, found: String) -> ReadFailure {
    failure(.invalidValue, at: start, expected: "an array of length \(count)", found: found)
  }
}

extension MappingWriter where Self: ~Copyable {
  /// Writes an array of two values.
  package mutating func writePair(
    _ first: some MappingEncodable, _ second: some MappingEncodable
  ) throws(WriteFailure) {
    try beginArray()
    try write(first)
    try write(second)
    endArray()
  }
}

// MARK: - Objects

extension MappingWriter where Self: ~Copyable {
  /// Writes a key and its value.
  package mutating func writePart(
    _ key: String, _ value: some MappingEncodable
  ) throws(WriteFailure) {
    writeKey(key)
    try write(value)
  }
}
