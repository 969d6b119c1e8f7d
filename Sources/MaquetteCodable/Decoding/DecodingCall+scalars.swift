import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Scalars. Where a type is known the comparisons cost nothing; elsewhere they compare two addresses each.

extension TapeHandle {
  /// The value of a scalar type that the document has in its usual form; nil for anything else, which
  /// `decode` then looks at.
  @inline(__always)
  func plain<T>(_ type: T.Type, _ node: Int) -> T? {
    switch kind(node) {
    case .string:
      return T.self == String.self ? identical(string(node), as: T.self) : nil
    case .integer:
      return plainInteger(type, node)
    case .double:
      guard T.self == Double.self, let value = double(node) else { return nil }
      return identical(value, as: T.self)
    case .no:
      return T.self == Bool.self ? identical(false, as: T.self) : nil
    case .yes:
      return T.self == Bool.self ? identical(true, as: T.self) : nil
    case .array:
      return plainArray(type, node)
    default:
      return nil
    }
  }

  @inline(__always)
  private func plainInteger<T>(_ type: T.Type, _ node: Int) -> T? {
    guard let value = integer(node) else { return nil }
    if T.self == Int.self { return Int(exactly: value).map { identical($0, as: T.self) } }
    if T.self == Int64.self { return identical(value, as: T.self) }
    if T.self == UInt64.self { return UInt64(exactly: value).map { identical($0, as: T.self) } }
    if T.self == Double.self { return identical(Double(value), as: T.self) }
    if T.self == Int32.self { return Int32(exactly: value).map { identical($0, as: T.self) } }
    if T.self == UInt.self { return UInt(exactly: value).map { identical($0, as: T.self) } }
    if T.self == UInt32.self { return UInt32(exactly: value).map { identical($0, as: T.self) } }
    if T.self == UInt8.self { return UInt8(exactly: value).map { identical($0, as: T.self) } }
    if T.self == Int16.self { return Int16(exactly: value).map { identical($0, as: T.self) } }
    if T.self == UInt16.self { return UInt16(exactly: value).map { identical($0, as: T.self) } }
    if T.self == Int8.self { return Int8(exactly: value).map { identical($0, as: T.self) } }
    return nil
  }

  /// Arrays of the usual scalars, which the standard library would decode one by one.
  @inline(__always)
  private func plainArray<T>(_ type: T.Type, _ node: Int) -> T? {
    if T.self == [Double].self {
      return with { $0.doubles(of: node) }.map { identical($0, as: T.self) }
    }
    if T.self == [[Double]].self {
      return with { $0.doubleArrays(of: node) }.map { identical($0, as: T.self) }
    }
    if T.self == [Int].self {
      return with { $0.integers(of: node) }.map { identical($0, as: T.self) }
    }
    if T.self == [String].self {
      return with { $0.strings(of: node) }.map { identical($0, as: T.self) }
    }
    return nil
  }
}

extension DecodingCall {
  /// A scalar in a form that is not the usual one; nil if the type is no scalar.
  ///
  /// - Throws: A `DecodingError` for a value of another kind, and for a number that does not fit.
  func unusual<T>(_ type: T.Type, _ node: Int) throws -> T? {
    if T.self == String.self || T.self == Bool.self {
      // Null is of another kind for a truth value, and not found for all others: as Foundation has it.
      if T.self == String.self, tape.kind(node) == .null { throw nullFound(type, node) }
      throw mismatch(type, node)
    }
    if T.self == Double.self { return identical(try double(node), as: T.self) }
    if T.self == Float.self { return identical(try float(node), as: T.self) }
    if T.self == Int.self { return identical(try integer(Int.self, node), as: T.self) }
    if T.self == Int64.self { return identical(try integer(Int64.self, node), as: T.self) }
    if T.self == UInt64.self { return identical(try integer(UInt64.self, node), as: T.self) }
    if T.self == Int32.self { return identical(try integer(Int32.self, node), as: T.self) }
    if T.self == UInt.self { return identical(try integer(UInt.self, node), as: T.self) }
    if T.self == UInt32.self { return identical(try integer(UInt32.self, node), as: T.self) }
    if T.self == UInt8.self { return identical(try integer(UInt8.self, node), as: T.self) }
    if T.self == Int16.self { return identical(try integer(Int16.self, node), as: T.self) }
    if T.self == UInt16.self { return identical(try integer(UInt16.self, node), as: T.self) }
    if T.self == Int8.self { return identical(try integer(Int8.self, node), as: T.self) }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      if T.self == Int128.self { return identical(try integer(Int128.self, node), as: T.self) }
      if T.self == UInt128.self {
        return identical(try integer(UInt128.self, node), as: T.self)
      }
    }
    return nil
  }

  private func integer<I: FixedWidthInteger>(
    _ type: I.Type, _ node: Int
  ) throws -> I {
    let number = try number(type, node)
    if let value = number.exactly(type) { return value }
    throw unfit(number, type, node)
  }

  func double(_ node: Int) throws -> Double {
    if let value = try nonConforming(Double.self, node) { return value }
    let number = try number(Double.self, node)
    let value = number.double
    guard value.isFinite, value != 0 || number.isZero else {
      throw unfit(number, Double.self, node)
    }
    return value
  }

  private func float(_ node: Int) throws -> Float {
    if let value = try nonConforming(Float.self, node) { return value }
    let number = try number(Float.self, node)
    let value = number.float
    guard value.isFinite, value != 0 || number.isZero else {
      throw unfit(number, Float.self, node)
    }
    return value
  }

  /// The number at a node.
  ///
  /// - Throws: A `DecodingError` if something else is there.
  func number(_ type: any Any.Type, _ node: Int) throws -> Number {
    if let number = tape.number(node) { return number }
    if tape.kind(node) == .null { throw nullFound(type, node) }
    throw mismatch(type, node)
  }

  /// The error of a number that does not fit its type.
  func unfit(
    _ number: Number, _ type: any Any.Type, _ node: Int
  ) -> DecodingError {
    let text = String(number.description.prefix(80))
    return .dataCorrupted(
      context("Parsed JSON number <\(text)> does not fit in \(type).", at: node))
  }

  /// NaN or an infinity, if the option names the text at a node.
  private func nonConforming<F: BinaryFloatingPoint>(_ type: F.Type, _ node: Int) throws -> F? {
    guard
      case .convertFromString(
        positiveInfinity: let positive, negativeInfinity: let negative, nan: let nan) =
        options.floats,
      tape.kind(node) == .string
    else { return nil }
    switch tape.string(node) {
    case positive: return F.infinity
    case negative: return -F.infinity
    case nan: return F.nan
    default: return nil
    }
  }
}

extension Number {
  /// Whether no digit is other than zero.
  fileprivate var isZero: Bool {
    description.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .allSatisfy { !(0x31...0x39).contains($0) }
  }
}
