/// A writer of JSON bytes.
///
/// It writes compact JSON in the order of its calls. `JSONFormatter` converts that to other
/// layouts, so nothing here depends on the layout.
@frozen
public struct JSONWriter: ~Copyable, MappingWriter {
  // Every value is followed by a comma, which the end of its container overwrites. Thus no value
  // needs to know whether it is the first.
  @usableFromInline package var buffer: OutputBuffer

  /// The options, and the failure.
  public var state: __WritingState

  @usableFromInline
  package init(state: __WritingState, capacity: Int) {
    buffer = OutputBuffer(capacity: capacity)
    self.state = state
  }

  @inlinable @inline(__always)
  package init(state: __WritingState, buffer: consuming OutputBuffer) {
    self.buffer = buffer
    self.state = state
  }

  /// Writes a value of any type.
  ///
  /// - Parameter value: The value, which encodes itself.
  /// - Throws: The errors of encoding the type.
  @inlinable @inline(__always)
  public mutating func write<T: MappingEncodable & ~Copyable>(
    _ value: borrowing T
  ) throws(WriteFailure) {
    try value.write(to: &self)
  }

  /// Writes the fields of a superclass or a flattened member into the current object.
  ///
  /// - Parameter model: The object of the superclass, or the member. It gets no object of its own.
  /// - Throws: `depthExceeded` for too many nested members; the errors of the fields.
  @inlinable @inline(__always)
  public mutating func writeFields<T: FlattenedEncodable>(of model: T) throws(WriteFailure) {
    try beginFlattened()
    defer { state.openFlattened &-= 1 }
    try model.__writeFields(to: &self)
  }

  /// Writes a null.
  @inlinable @inline(__always)
  public mutating func writeNull() { buffer.append("null,", reserving: 0) }

  /// Writes a Boolean.
  ///
  /// - Parameter value: What to write: true or false.
  @inlinable @inline(__always)
  public mutating func writeBool(_ value: Bool) {
    if value {
      buffer.append("true,", reserving: 0)
    } else {
      buffer.append("false,", reserving: 0)
    }
  }

  /// Writes an integer of any width.
  ///
  /// - Parameter value: The integer, which is written with all its digits.
  @inlinable @inline(__always)
  public mutating func writeInteger<I: FixedWidthInteger>(_ value: I) {
    buffer.append(integer: value)
    putComma()
  }

  /// Writes a double in its shortest form.
  ///
  /// - Parameter value: The number; NaN and infinities are written by the conventions.
  /// - Throws: `unencodable` for NaN and infinities, unless the conventions define words for them.
  @inline(never)
  public mutating func writeDouble(_ value: Double) throws(WriteFailure) {
    guard value.isFinite else { return try writeNonFinite(Double(value)) }
    buffer.append(double: value)
    putComma()
  }

  /// Writes a float in its shortest form.
  ///
  /// - Parameter value: The number; NaN and infinities are written by the conventions.
  /// - Throws: `unencodable` for NaN and infinities, unless the conventions define words for them.
  @inline(never)
  public mutating func writeFloat(_ value: Float) throws(WriteFailure) {
    guard value.isFinite else { return try writeNonFinite(Double(value)) }
    buffer.append(value.description)
    putComma()
  }

  /// Writes NaN or an infinity by the conventions.
  @inline(never)
  private mutating func writeNonFinite(_ value: Double) throws(WriteFailure) {
    guard let value = state.options.nonFiniteNumbers?.value(for: value) else {
      throw failure(.unencodable, found: "\(value)")
    }
    try writeValue(value)
  }

  /// Writes a string.
  ///
  /// - Parameter value: The text without quotes or escapes, which the writer adds.
  @inlinable @inline(__always)
  public mutating func writeString(_ value: String) { buffer.append(quoted: value) }

  @inlinable @inline(__always)
  package mutating func putComma() {
    buffer.reserve(1)
    buffer.put(UInt8(ascii: ","))
  }

  /// Begins an array.
  ///
  /// - Throws: `depthExceeded` if more containers are open than the options allow, or if the stack
  ///   has no room for another.
  @inlinable @inline(__always)
  public mutating func beginArray() throws(WriteFailure) {
    try beginContainer(UInt8(ascii: "["))
  }

  /// Ends the innermost array.
  @inlinable @inline(__always)
  public mutating func endArray() { endContainer(UInt8(ascii: "]")) }

  /// Begins an object.
  ///
  /// - Throws: `depthExceeded` if more containers are open than the options allow, or if the stack
  ///   has no room for another.
  @inlinable @inline(__always)
  public mutating func beginObject() throws(WriteFailure) {
    try beginContainer(UInt8(ascii: "{"))
  }

  /// Ends the innermost object.
  @inlinable @inline(__always)
  public mutating func endObject() { endContainer(UInt8(ascii: "}")) }

  @inlinable @inline(__always)
  mutating func beginContainer(_ bracket: UInt8) throws(WriteFailure) {
    try descend()
    buffer.reserve(1)
    buffer.put(bracket)
  }

  @inlinable @inline(__always)
  mutating func endContainer(_ bracket: UInt8) {
    state.depth &-= 1
    buffer.reserve(2)
    buffer.removeLast(if: UInt8(ascii: ","))
    buffer.put(bracket)
    buffer.put(UInt8(ascii: ","))
  }

  /// Writes a compile-time key.
  @inlinable @inline(__always)
  public mutating func writeKey(_ key: __StaticKey) {
    state.hasUnsortedKeys = true
    buffer.append(key.json, reserving: 0)
  }

  /// Writes a key.
  ///
  /// - Parameter key: The key without quotes or escapes, which the writer adds. One value must
  ///   follow it.
  public mutating func writeKey(_ key: String) {
    state.hasUnsortedKeys = true
    buffer.append(quoted: key)
    buffer.removeLast()
    buffer.put(UInt8(ascii: ":"))
  }

  /// Ends the innermost object, the value of the last key; removes both if it is empty.
  public mutating func __endObjectUnlessEmpty() {
    guard buffer.last == UInt8(ascii: "{") else { return endObject() }
    state.depth -= 1
    buffer.removeLast(2)
    buffer.removeLastKey()
  }

  /// Ends the object of a case: JSON holds every payload.
  @inlinable @inline(__always)
  public mutating func __endCase(
    _ name: StaticString, isBare: Bool?, _ tag: @autoclosure () -> AnyValue?
  ) throws(WriteFailure) {
    endObject()
  }

  /// Writes a tree, with bytes as base64, timestamps as ISO 8601, and without tags.
  ///
  /// - Parameter value: The root of the tree; the conventions may set other formats for bytes,
  ///   timestamps, NaN and infinities.
  /// - Throws: `unencodable` for a number or a timestamp that cannot be written, `depthExceeded`
  ///   for containers that are nested too deeply.
  @inline(never)
  public mutating func writeValue(_ value: AnyValue) throws(WriteFailure) {
    switch value {
    case .null: writeNull()
    case .bool(let value): writeBool(value)
    case .number(let number):
      guard number.isFinite else { return try writeNonFinite(number.double) }
      writeNumber(number)
    case .string(let text): writeString(text)
    case .bytes(let bytes): writeString((state.options.data ?? .base64).text(of: bytes))
    case .date(let moment): try writeMoment(moment)
    case .array(let elements):
      // Not `__writeElements`, whose calls would take more stack at each level.
      unsafe try elements.withUnsafeBufferPointer { (elements) throws(WriteFailure) in
        unsafe try writeEach(of: elements)
      }
    case .object(let object):
      try beginObject()
      try writeMembers(of: object)
      endObject()
    case .tagged(let tagged): try writeValue(tagged.value)
    }
  }

  private mutating func writeNumber(_ number: AnyValue.Number) {
    switch number.storage {
    case .integer(let value): buffer.append(integer: value)
    case .unsigned(let value): buffer.append(integer: value)
    case .double(let value): buffer.append(double: value)
    case .decimal(.short(let number)): buffer.append(number)
    case .decimal(.string(let text)): buffer.append(text)
    }
    putComma()
  }
}
