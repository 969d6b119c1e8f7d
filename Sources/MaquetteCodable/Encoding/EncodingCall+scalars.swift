import MaquetteCore

extension CodingOutput {
  /// Writes a scalar in its usual form, and a comma; returns false and writes nothing for other
  /// types.
  @inline(__always)
  func write<T>(_ value: T, escapingSlashes: Bool) -> Bool {
    if T.self == String.self {
      append(quoted: identical(value, as: String.self), escapingSlashes: escapingSlashes)
    } else if T.self == Int.self {
      append(integer: identical(value, as: Int.self))
    } else if T.self == Bool.self {
      if identical(value, as: Bool.self) { append("true,") } else { append("false,") }
    } else if T.self == Double.self {
      let number = identical(value, as: Double.self)
      guard number.isFinite else { return false }
      append(double: number)
    } else {
      return writeOther(value, escapingSlashes)
    }
    return true
  }

  @inline(__always)
  private func writeOther<T>(_ value: T, _ escapesSlashes: Bool) -> Bool {
    if T.self == UInt64.self {
      append(integer: identical(value, as: UInt64.self))
    } else if T.self == Int64.self {
      append(integer: identical(value, as: Int64.self))
    } else if T.self == Int32.self {
      append(integer: identical(value, as: Int32.self))
    } else if T.self == UInt32.self {
      append(integer: identical(value, as: UInt32.self))
    } else if T.self == UInt.self {
      append(integer: identical(value, as: UInt.self))
    } else if T.self == Int16.self {
      append(integer: identical(value, as: Int16.self))
    } else if T.self == UInt16.self {
      append(integer: identical(value, as: UInt16.self))
    } else if T.self == Int8.self {
      append(integer: identical(value, as: Int8.self))
    } else if T.self == UInt8.self {
      append(integer: identical(value, as: UInt8.self))
    } else if T.self == Float.self {
      let number = identical(value, as: Float.self)
      guard number.isFinite else { return false }
      append(float: number)
    } else if T.self == [Double].self {
      return write(identical(value, as: [Double].self))
    } else if T.self == [Int].self {
      writeArray(identical(value, as: [Int].self)) { append(integer: $0) }
    } else if T.self == [UInt64].self {
      writeArray(identical(value, as: [UInt64].self)) { append(integer: $0) }
    } else if T.self == [Int64].self {
      writeArray(identical(value, as: [Int64].self)) { append(integer: $0) }
    } else if T.self == [String].self {
      writeArray(identical(value, as: [String].self)) {
        append(quoted: $0, escapingSlashes: escapesSlashes)
      }
    } else {
      return false
    }
    return true
  }

  private func write(_ numbers: [Double]) -> Bool {
    guard numbers.allSatisfy(\.isFinite) else { return false }
    writeArray(numbers) { append(double: $0) }
    return true
  }

  @inline(__always)
  private func writeArray<Element>(_ elements: [Element], _ body: (Element) -> Void) {
    append(UInt8(ascii: "["))
    for element in elements { body(element) }
    close(UInt8(ascii: "]"))
  }
}

extension EncodingCall {
  /// A scalar as a tree; nil for other types.
  func scalar<T>(_ value: T) -> AnyValue? {
    switch value {
    case let value as String where T.self == String.self: .string(value)
    case let value as Bool where T.self == Bool.self: .bool(value)
    case let value as Double where T.self == Double.self && value.isFinite:
      .number(AnyValue.Number(value))
    case let value as Float where T.self == Float.self && value.isFinite:
      .number(AnyValue.Number(value))
    case let value as any FixedWidthInteger where Self.isInteger(T.self):
      .number(AnyValue.Number(exactly: value))
    default: nil
    }
  }

  private static func isInteger(_ type: any Any.Type) -> Bool {
    let types: [any Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self,
    ]
    return types.contains { $0 == type }
  }
}

extension AnyValue.Number {
  fileprivate init(exactly value: any FixedWidthInteger) { self = Self.number(value) }

  fileprivate static func number(_ value: some FixedWidthInteger) -> AnyValue.Number {
    AnyValue.Number(value)
  }
}
