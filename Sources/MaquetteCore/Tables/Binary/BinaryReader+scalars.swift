// Reads strings, numbers and Booleans that are just what a property expects.

extension BinaryReader {
  /// Reads a scalar into memory; returns false, and initializes nothing, for any other value.
  ///
  /// After false, the position is anywhere.
  ///
  /// Invariant: the memory is for a value of the kind, and uninitialized.
  @inline(__always)
  mutating func initialize(
    _ place: UnsafeMutableRawPointer, of form: __DecodingKind, from item: BinaryItem
  ) throws(Unusual) -> Bool {
    let isOptional = form.isOptional
    switch form.kind {
    case .string:
      guard item.kind == .text, let text = try readText(item) else { return false }
      unsafe place.initialize(to: text, isOptional: isOptional)
    case .int, .int64:
      guard Int.bitWidth == 64 || form.kind == .int64, let integer = item.integer else {
        return false
      }
      unsafe place.initialize(to: integer, isOptional: isOptional)
    case .double:
      guard let float = item.float, float.isFinite else { return false }
      unsafe place.initialize(to: float, isOptional: isOptional)
    case .bool:
      guard item.kind == .bool else { return false }
      unsafe place.initialize(to: item.argument != 0, isOptional: isOptional)
    case .custom, .structure: return false
    default: return unsafe initializeOtherInteger(place, of: form, from: item)
    }
    return true
  }

  @inline(never)
  private func initializeOtherInteger(
    _ place: UnsafeMutableRawPointer, of form: __DecodingKind, from item: BinaryItem
  ) -> Bool {
    guard let integer = item.integer else { return false }
    func initialize<I: FixedWidthInteger>(_ type: I.Type) -> Bool {
      guard let value = I(exactly: integer) else { return false }
      unsafe place.initialize(to: value, isOptional: form.isOptional)
      return true
    }
    return switch form.kind {
    case .int: initialize(Int.self)
    case .uint: initialize(UInt.self)
    case .int32: initialize(Int32.self)
    case .int16: initialize(Int16.self)
    case .int8: initialize(Int8.self)
    case .uint64: initialize(UInt64.self)
    case .uint32: initialize(UInt32.self)
    case .uint16: initialize(UInt16.self)
    case .uint8: initialize(UInt8.self)
    default: false
    }
  }

  /// Reads the content of a text; nil if it is not UTF-8.
  @inline(__always)
  mutating func readText(_ item: BinaryItem) throws(Unusual) -> String? {
    let count = try count(item)
    let text = unsafe UnsafeBufferPointer(start: position, count: count)
    if _fastPath(isWide && count <= 16) {
      let highBits = unsafe Bytes16.load(position).highBits.bits
      if _fastPath(highBits & Mask16.bits(first: count) == 0) {
        unsafe position += count
        return unsafe UTF8Validation.string(fromValid: text, isASCII: true)
      }
    }
    return unsafe readLongText(text)
  }

  @inline(never)
  private mutating func readLongText(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    unsafe position += text.count
    if unsafe UTF8Validation.isASCII(text) {
      return unsafe UTF8Validation.string(fromValid: text, isASCII: true)
    }
    guard unsafe UTF8Validation.firstInvalidByte(in: text) == nil else { return nil }
    return unsafe UTF8Validation.string(fromValid: text, isASCII: false)
  }

  /// Moves past a text or key, which must be UTF-8.
  @inline(__always)
  mutating func skipText(_ count: Int) throws(Unusual) {
    let text = unsafe UnsafeBufferPointer(start: position, count: count)
    guard unsafe UTF8Validation.isASCII(text) || UTF8Validation.firstInvalidByte(in: text) == nil
    else { throw Unusual() }
    unsafe position += count
  }
}
