/// The half of the engine that fills a sink.
///
/// There are two writers, `JSONWriter` to bytes and `ValueWriter` to a tree; every other format is
/// printed from an `AnyValue`.
public protocol MappingWriter: __MemoryWriter, ~Copyable {
  /// Options and errors.
  var state: __WritingState { get set }

  /// Writes a value of any type.
  ///
  /// - Parameter value: The value, which encodes itself.
  /// - Throws: The errors of encoding the type.
  mutating func write<T: MappingEncodable & ~Copyable>(_ value: borrowing T) throws(WriteFailure)

  /// Writes the fields of a superclass or a flattened member into the open object.
  ///
  /// - Parameter model: The object of the superclass, or the member. It gets no object of its own.
  /// - Throws: `depthExceeded` for too many nested members; the errors of the fields.
  mutating func writeFields<T: FlattenedEncodable>(of model: T) throws(WriteFailure)

  /// Writes a null.
  mutating func writeNull()

  /// Writes a Boolean.
  ///
  /// - Parameter value: What to write: true or false.
  mutating func writeBool(_ value: Bool)

  /// Writes an integer of any width.
  ///
  /// - Parameter value: The integer, which may be wider than 64 bits.
  mutating func writeInteger<I: FixedWidthInteger>(_ value: I)

  /// Writes a double in its shortest form.
  ///
  /// - Parameter value: The number; the conventions may define words for NaN and infinities.
  /// - Throws: `unencodable` for NaN and infinities, if the format or the conventions reject them.
  mutating func writeDouble(_ value: Double) throws(WriteFailure)

  /// Writes a float in its shortest form.
  ///
  /// - Parameter value: The number; the conventions may define words for NaN and infinities.
  /// - Throws: `unencodable` for NaN and infinities, if the format or the conventions reject them.
  mutating func writeFloat(_ value: Float) throws(WriteFailure)

  /// Writes text.
  ///
  /// - Parameter value: The text without quotes or escapes, which the format adds.
  mutating func writeString(_ value: String)

  /// Writes a tree.
  ///
  /// - Parameter value: The root of the tree, which may contain values of any kind.
  /// - Throws: `unencodable` for a value in it that the format cannot represent, `depthExceeded`
  ///   for containers that are nested too deeply.
  mutating func writeValue(_ value: AnyValue) throws(WriteFailure)

  /// Begins an array.
  ///
  /// - Throws: `depthExceeded` if more containers are open than the options allow, or if the stack
  ///   has no room for another.
  mutating func beginArray() throws(WriteFailure)

  /// Ends the innermost open array.
  mutating func endArray()

  /// Begins an object.
  ///
  /// - Throws: `depthExceeded` if more containers are open than the options allow, or if the stack
  ///   has no room for another.
  mutating func beginObject() throws(WriteFailure)

  /// Ends the innermost open object.
  mutating func endObject()

  /// Writes a key that is known at compile time.
  mutating func writeKey(_ key: __StaticKey)

  /// Writes a key.
  ///
  /// - Parameter key: The key without quotes or escapes, which the format adds. One value must
  ///   follow it.
  mutating func writeKey(_ key: String)

  /// Ends the innermost object, which is the value of the last key; removes both if it is empty.
  mutating func __endObjectUnlessEmpty()

  /// Ends the object of a case after its payload, which a format may be unable to hold.
  ///
  /// - Parameters:
  ///   - name: The name of the case, for errors.
  ///   - isBare: Whether the tag alone is decoded as a payload without values; nil if it is decoded
  ///     as one with other values.
  ///   - tag: What stands for the case without a payload; nil if that is the object without it.
  /// - Throws: `unencodable` if the format would lose the case or its payload.
  mutating func __endCase(
    _ name: StaticString, isBare: Bool?, _ tag: @autoclosure () -> AnyValue?
  ) throws(WriteFailure)

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
