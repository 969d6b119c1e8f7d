// Copies the elements of arrays that are what a type asks for.

extension UnsafeBufferPointer<AnyValue> {
  /// Copies the elements of an array up to the first that needs a conversion, a check or an error.
  ///
  /// Invariant: the kind is that of a scalar, and there is uninitialized memory for as many values of
  /// it from `places` on.
  ///
  /// - Parameters:
  ///   - form: The kind of the values.
  ///   - places: Where the values go; the first are initialized.
  /// - Returns: The number of values.
  @inline(never)
  func copyScalars(of form: __DecodingKind, to places: UnsafeMutableRawPointer) -> Int {
    let isOptional = form.isOptional
    switch form.kind {
    case .custom, .structure: return 0
    case .string: return unsafe copy(to: places, isOptional, as: String.self) { $0.plainText }
    case .bool: return unsafe copy(to: places, isOptional, as: Bool.self) { $0.plainTruth }
    case .double: return unsafe copy(to: places, isOptional, as: Double.self) { $0.plainDouble }
    case .int: return unsafe copyIntegers(to: places, isOptional, as: Int.self)
    case .uint: return unsafe copyIntegers(to: places, isOptional, as: UInt.self)
    case .int8: return unsafe copyIntegers(to: places, isOptional, as: Int8.self)
    case .int16: return unsafe copyIntegers(to: places, isOptional, as: Int16.self)
    case .int32: return unsafe copyIntegers(to: places, isOptional, as: Int32.self)
    case .int64: return unsafe copyIntegers(to: places, isOptional, as: Int64.self)
    case .uint8: return unsafe copyIntegers(to: places, isOptional, as: UInt8.self)
    case .uint16: return unsafe copyIntegers(to: places, isOptional, as: UInt16.self)
    case .uint32: return unsafe copyIntegers(to: places, isOptional, as: UInt32.self)
    case .uint64: return unsafe copyIntegers(to: places, isOptional, as: UInt64.self)
    }
  }

  @inline(__always)
  private func copyIntegers<I: FixedWidthInteger>(
    to places: UnsafeMutableRawPointer, _ isOptional: Bool, as type: I.Type
  ) -> Int {
    unsafe copy(to: places, isOptional, as: type) { $0.plainInteger(type) }
  }

  @inline(__always)
  private func copy<T>(
    to places: UnsafeMutableRawPointer, _ isOptional: Bool, as type: T.Type,
    _ plain: (AnyValue) -> T?
  ) -> Int {
    let elements = unsafe self
    var count = 0
    guard isOptional else {
      let places = unsafe places.assumingMemoryBound(to: T.self)
      while count < elements.count, let value = unsafe plain(elements[count]) {
        unsafe (places + count).initialize(to: value)
        count &+= 1
      }
      return count
    }
    let places = unsafe places.assumingMemoryBound(to: T?.self)
    while count < elements.count {
      let value = unsafe plain(elements[count])
      guard unsafe value != nil || elements[count].isUntaggedNull else { break }
      unsafe (places + count).initialize(to: value)
      count &+= 1
    }
    return count
  }
}

// What is decoded without looking at an option; nil is anything else.
extension AnyValue {
  @inline(__always)
  var isUntaggedNull: Bool { if case .null = self { true } else { false } }

  @inline(__always)
  var plainText: String? { if case .string(let text) = self { text } else { nil } }

  @inline(__always)
  var plainTruth: Bool? { if case .bool(let value) = self { value } else { nil } }

  @inline(__always)
  func plainInteger<I: FixedWidthInteger>(_ type: I.Type) -> I? {
    guard case .number(let number) = self, case .integer(let value) = number.storage else {
      return nil
    }
    return I(exactly: value)
  }

  @inline(__always)
  var plainDouble: Double? {
    guard case .number(let number) = self else { return nil }
    let value: Double
    switch number.storage {
    case .double(let double): value = double
    case .integer(let integer): value = Double(integer)
    case .decimal(.short(let decimal)): value = decimal.double
    case .unsigned, .decimal: return nil
    }
    return value.isFinite ? value : nil
  }
}
