/// The half of the engine that walks a source.
///
/// A reader stands at one value. Reading consumes that value. Objects and arrays are walked in
/// place:
///
/// ```swift
/// var more = try reader.beginObject()
/// while more {
///   let slot = try reader.readKey(keys, expecting: 0)
///   // read, or skip, exactly one value
///   more = try reader.endField()
/// }
/// ```
///
/// There are two readers, `JSONReader` over bytes and `ValueReader` over a tree; every other
/// format becomes an `AnyValue` first.
public protocol MappingReader: __MemoryReader, ~Copyable {
  /// A position that the reader can return to.
  associatedtype Mark

  /// Options, issues, and what went wrong.
  var state: __ReadingState { get set }

  /// The kind of the reader's current value, or nil where no value begins.
  var kind: ValueKind? { get }

  /// The kind of the scalar that the reader is at: of an element of markup that of its text.
  var scalarKind: ValueKind? { get }

  /// Reads a value of a type.
  mutating func read<T: MappingDecodable>(_ type: T.Type) throws(ReadFailure) -> T

  /// Changes a value with the reader's current value.
  mutating func update<T: MappingDecodable>(_ value: inout T) throws(ReadFailure)

  /// Consumes a null; false, and nothing consumed, if the value is something else.
  mutating func readNull() throws(ReadFailure) -> Bool

  /// Whether there is an empty text that stands for nil where no text is needed.
  var __isEmptyText: Bool { get }

  /// Reads a Boolean, converting what the policy allows.
  mutating func readBool() throws(ReadFailure) -> Bool

  /// Reads an integer, converting what the policy allows.
  mutating func readInteger<I: FixedWidthInteger>(_ type: I.Type) throws(ReadFailure) -> I

  /// Reads a double, converting what the policy allows.
  mutating func readDouble() throws(ReadFailure) -> Double

  /// Reads a float, converting what the policy allows.
  mutating func readFloat() throws(ReadFailure) -> Float

  /// Reads text, converting what the policy allows.
  mutating func readString() throws(ReadFailure) -> String

  /// Reads any value as a tree, without the tags around it.
  mutating func readValue() throws(ReadFailure) -> AnyValue

  /// Reads any value as a tree, with the tags around it.
  mutating func readTaggedValue() throws(ReadFailure) -> AnyValue

  /// Skips one value of any kind.
  mutating func skipValue() throws(ReadFailure)

  /// Steps into an array; false if it is empty, and then it is already left.
  mutating func beginArray() throws(ReadFailure) -> Bool

  /// Steps past an element that was read; false if the array ended there.
  mutating func endElement() throws(ReadFailure) -> Bool

  /// Steps into an object; false if it is empty, and then it is already left.
  mutating func beginObject() throws(ReadFailure) -> Bool

  /// Reads a key and finds its slot in a table, or -1; the reader is then at the value.
  mutating func readKey(_ keys: __KeyTable, expecting slot: Int) throws(ReadFailure) -> Int

  /// Reads a key as text; the reader is then at the value.
  mutating func readKey() throws(ReadFailure) -> String

  /// The slot of the key read last in another table, or -1.
  func __slotOfCurrentKey(in keys: __KeyTable) -> Int

  /// The key read last.
  var currentKey: String { get }

  /// Steps past a field that was read; false if the object ended there.
  mutating func endField() throws(ReadFailure) -> Bool

  /// The object around the value, if it is available: in trees it is.
  var enclosingObject: AnyValue.Object? { get }

  /// The reader's position.
  func mark() -> Mark

  /// Returns to a place.
  mutating func reset(to mark: Mark)

  /// The key of the value that begins at a place.
  func __keyBefore(_ mark: Mark) -> String

  /// Whether the value that begins at a place is an element of markup that says nothing.
  ///
  /// - Parameters:
  ///   - mark: The place.
  ///   - code: Why the value could not be read; `missingKey` if something in it could not.
  func __isEmptyMarkup(at mark: Mark, after code: MappingError.Code) -> Bool

  /// Where a place is, to be told in an error.
  func location(of mark: Mark) -> __SourcePosition
}
