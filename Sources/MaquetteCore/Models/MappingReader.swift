/// The half of the engine that walks a source.
///
/// A reader is at one value. Reading consumes that value. Objects and arrays are walked in place:
///
/// ```swift
/// func sum<R: MappingReader & ~Copyable>(from reader: inout R) throws(ReadFailure) -> Int {
///   var sum = 0
///   var more = try reader.beginObject()
///   while more {
///     // Read, or skip, exactly one value after each key.
///     if try reader.readKey().hasPrefix("_") {
///       try reader.skipValue()
///     } else {
///       sum += try reader.readInteger(Int.self)
///     }
///     more = try reader.endField()
///   }
///   return sum
/// }
/// ```
///
/// There are two readers, `JSONReader` over bytes and `ValueReader` over a tree; every other
/// format becomes an `AnyValue` first.
public protocol MappingReader: __MemoryReader, ~Copyable {
  /// A position that the reader can return to.
  associatedtype Mark

  /// Options, issues and errors.
  var state: __ReadingState { get set }

  /// The kind of the reader's current value, or nil where no value begins.
  var kind: ValueKind? { get }

  /// The kind of the current scalar; for an element of markup, the kind of its text.
  var scalarKind: ValueKind? { get }

  /// Reads a value of a type.
  ///
  /// - Parameter type: The type of the value, which decodes itself.
  /// - Throws: The errors of decoding the type.
  mutating func read<T: MappingDecodable>(_ type: T.Type) throws(ReadFailure) -> T

  /// Updates a value with the reader's current value.
  ///
  /// - Parameter value: The value to change; a model changes only the properties that the source
  ///   has.
  /// - Throws: The errors of updating the type; the value does not change.
  mutating func update<T: MappingDecodable>(_ value: inout T) throws(ReadFailure)

  /// Consumes a null; returns false without consuming anything if the value is something else.
  ///
  /// - Throws: Errors of the source; a value that is not null is none.
  mutating func readNull() throws(ReadFailure) -> Bool

  /// Whether the current value is an empty text that means nil where no text is needed.
  var __isEmptyText: Bool { get }

  /// Reads a Boolean, with the conversions that the policy accepts.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  mutating func readBool() throws(ReadFailure) -> Bool

  /// Reads an integer, with the conversions that the policy accepts.
  ///
  /// - Parameter type: The type of the integer, which limits its range.
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert, `numberOutOfRange` and `inexactNumber` for a number that the type cannot represent;
  ///   errors of the source.
  mutating func readInteger<I: FixedWidthInteger>(_ type: I.Type) throws(ReadFailure) -> I

  /// Reads a double, with the conversions that the policy accepts.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  mutating func readDouble() throws(ReadFailure) -> Double

  /// Reads a float, with the conversions that the policy accepts.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  mutating func readFloat() throws(ReadFailure) -> Float

  /// Reads text, with the conversions that the policy accepts.
  ///
  /// - Throws: `unexpectedNull` for null, `typeMismatch` for a value that the policy does not
  ///   convert.
  mutating func readString() throws(ReadFailure) -> String

  /// Reads any value as a tree, without the tags around it.
  ///
  /// - Throws: Errors of the source inside the value: of the grammar and of the limits.
  mutating func readValue() throws(ReadFailure) -> AnyValue

  /// Reads any value as a tree, with the tags around it.
  ///
  /// - Throws: Errors of the source inside the value: of the grammar and of the limits.
  mutating func readTaggedValue() throws(ReadFailure) -> AnyValue

  /// Skips one value of any kind.
  ///
  /// - Throws: Errors of the source inside the value: of the grammar, of the limits, and of
  ///   duplicate keys if the options reject them.
  mutating func skipValue() throws(ReadFailure)

  /// Steps into an array; returns false for an empty one, after stepping out of it.
  ///
  /// - Throws: `typeMismatch` for a value that is not an array, `depthExceeded` beyond the limit.
  mutating func beginArray() throws(ReadFailure) -> Bool

  /// Steps past an element that was read; returns false at the end of the array.
  ///
  /// - Throws: Errors of the grammar between elements.
  mutating func endElement() throws(ReadFailure) -> Bool

  /// Steps into an object; returns false for an empty one, after stepping out of it.
  ///
  /// - Throws: `typeMismatch` for a value that is not an object, `depthExceeded` beyond the limit.
  mutating func beginObject() throws(ReadFailure) -> Bool

  /// Reads a key and finds its slot in a table, or -1; the reader is then at the value.
  mutating func readKey(_ keys: __KeyTable, expecting slot: Int) throws(ReadFailure) -> Int

  /// Reads a key as text; the reader is then at the value.
  ///
  /// - Throws: Errors of the grammar in the key or after it.
  mutating func readKey() throws(ReadFailure) -> String

  /// The slot of the last key in another table, or -1.
  func __slotOfCurrentKey(in keys: __KeyTable) -> Int

  /// Whether the rest of the current object certainly contains none of the keys of a table.
  func __restLacks(_ keys: __KeyTable) -> Bool

  /// The last key that was read.
  var currentKey: String { get }

  /// Steps past a field that was read; returns false at the end of the object.
  ///
  /// - Throws: Errors of the grammar between members.
  mutating func endField() throws(ReadFailure) -> Bool

  /// The object around the value, if it is available, as it is in trees.
  var enclosingObject: AnyValue.Object? { get }

  /// The reader's position.
  func mark() -> Mark

  /// Returns to a place.
  ///
  /// - Parameter mark: A position that `mark()` returned.
  mutating func reset(to mark: Mark)

  /// Steps down along keys in one walk, if the source has a fast way; otherwise takes no step.
  ///
  /// - Returns: The number of steps taken.
  mutating func __walk(along steps: [MappingPath.Step]) throws(ReadFailure) -> Int

  /// Returns to a value and skips it.
  mutating func __resume(after start: Mark) throws(ReadFailure)

  /// The key of the value at a position.
  func __keyBefore(_ mark: Mark) -> String

  /// Whether the value at a position is an empty element of markup.
  ///
  /// - Parameters:
  ///   - mark: The position.
  ///   - code: Why the value could not be read; `missingKey` if something inside it could not.
  func __isEmptyMarkup(at mark: Mark, after code: MappingError.Code) -> Bool

  /// The place of a position, for errors.
  ///
  /// - Parameter mark: A position that `mark()` returned.
  func location(of mark: Mark) -> __SourcePosition
}

extension MappingReader where Self: ~Copyable {
  /// The object around the value, if it is available, as it is in trees.
  public var enclosingObject: AnyValue.Object? { nil }
}
