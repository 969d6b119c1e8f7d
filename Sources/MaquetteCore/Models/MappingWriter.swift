/// The half of the engine that fills a sink.
///
/// There are two writers, `JSONWriter` to bytes and `ValueWriter` to a tree; every other format is
/// printed from an `AnyValue`.
public protocol MappingWriter: __MemoryWriter, ~Copyable {
  /// Options, and what went wrong.
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

  /// Ends the array begun last.
  mutating func endArray()

  /// Begins an object.
  mutating func beginObject() throws(WriteFailure)

  /// Ends the object begun last.
  mutating func endObject()

  /// Writes a key that is known at compile time.
  mutating func writeKey(_ key: __StaticKey)

  /// Writes a key.
  mutating func writeKey(_ key: String)

  /// Ends the object begun last, the value of the key written last; takes both away if it is empty.
  mutating func __endObjectUnlessEmpty()

  /// The steps to the value that is to be written next, or to the object whose fields are; none where they
  /// are not known.
  var openPath: MappingPath { get }
}

extension MappingWriter where Self: ~Copyable {
  /// Writers of text know no path: what a configuration changes is written through a tree.
  public var openPath: MappingPath { MappingPath() }
}
