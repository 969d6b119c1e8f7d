/// The half of the engine that fills a sink.
///
/// There are two writers, `JSONWriter` to bytes and `ValueWriter` to a tree; every other format is
/// printed from an `AnyValue`.
public protocol MappingWriter: __MemoryWriter, ~Copyable {
  /// Options and errors.
  var state: __WritingState { get set }

  /// Writes a value of any type.
  mutating func write<T: MappingEncodable>(_ value: T) throws(WriteFailure)

  /// Writes a noncopyable model.
  mutating func write<T: NoncopyableEncodable & ~Copyable>(
    _ value: borrowing T
  ) throws(WriteFailure)

  /// Writes the fields of a superclass or a flattened member into the open object.
  mutating func writeFields<T: FlattenedEncodable>(of model: T) throws(WriteFailure)

  /// Writes a null.
  mutating func writeNull()

  /// Writes a Boolean.
  mutating func writeBool(_ value: Bool)

  /// Writes an integer of any width.
  mutating func writeInteger<I: FixedWidthInteger>(_ value: I)

  /// Writes a double in its shortest form.
  mutating func writeDouble(_ value: Double) throws(WriteFailure)

  /// Writes a float in its shortest form.
  mutating func writeFloat(_ value: Float) throws(WriteFailure)

  /// Writes text.
  mutating func writeString(_ value: String)

  /// Writes a tree.
  mutating func writeValue(_ value: AnyValue) throws(WriteFailure)

  /// Begins an array.
  mutating func beginArray() throws(WriteFailure)

  /// Ends the innermost open array.
  mutating func endArray()

  /// Begins an object.
  mutating func beginObject() throws(WriteFailure)

  /// Ends the innermost open object.
  mutating func endObject()

  /// Writes a key that is known at compile time.
  mutating func writeKey(_ key: __StaticKey)

  /// Writes a key.
  mutating func writeKey(_ key: String)

  /// Ends the innermost object, which is the value of the last key; removes both if it is empty.
  mutating func __endObjectUnlessEmpty()

  /// The path of the next value, or of the object whose fields are written; empty if it is not
  /// known.
  var openPath: MappingPath { get }
}

extension MappingWriter where Self: ~Copyable {
  /// Writers of text know no path.
  ///
  /// If a configuration applies, values are written through a tree.
  public var openPath: MappingPath { MappingPath() }
}
