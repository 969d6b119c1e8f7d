import MaquetteCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Scalars. The comparisons of types cost nothing in specialized code; elsewhere each compares two
// addresses.

extension TapeHandle {
  /// Decodes a scalar in its usual form, or an array of such scalars, which the standard library
  /// would decode one by one; `other` decodes anything else.
  ///
  /// The code avoids `Optional<T>`: in unspecialized code its metadata costs a lookup.
  @inline(__always)
  func plain<T>(_ type: T.Type, _ node: Int, else other: () throws -> T) rethrows -> T {
    switch kind(node) {
    case .string:
      if T.self == String.self { return identical(string(node), as: T.self) }
    case .integer:
      guard let value = integer(node) else { break }
      if T.self == Int.self, let value = Int(exactly: value) {
        return identical(value, as: T.self)
      }
      if T.self == Int64.self { return identical(value, as: T.self) }
      if T.self == UInt64.self, let value = UInt64(exactly: value) {
        return identical(value, as: T.self)
      }
      if T.self == Double.self { return identical(Double(value), as: T.self) }
      if T.self == Int32.self, let value = Int32(exactly: value) {
        return identical(value, as: T.self)
      }
      if T.self == UInt.self, let value = UInt(exactly: value) {
        return identical(value, as: T.self)
      }
      if T.self == UInt32.self, let value = UInt32(exactly: value) {
        return identical(value, as: T.self)
      }
      if T.self == UInt8.self, let value = UInt8(exactly: value) {
        return identical(value, as: T.self)
      }
      if T.self == Int16.self, let value = Int16(exactly: value) {
        return identical(value, as: T.self)
      }
      if T.self == UInt16.self, let value = UInt16(exactly: value) {
        return identical(value, as: T.self)
      }
      if T.self == Int8.self, let value = Int8(exactly: value) {
        return identical(value, as: T.self)
      }
    case .double:
      if T.self == Double.self, let value = double(node) { return identical(value, as: T.self) }
    case .no:
      if T.self == Bool.self { return identical(false, as: T.self) }
    case .yes:
      if T.self == Bool.self { return identical(true, as: T.self) }
    case .array:
      if T.self == [Double].self, let value = with({ $0.doubles(of: node) }) {
        return identical(value, as: T.self)
      }
      if T.self == [[Double]].self, let value = with({ $0.doubleArrays(of: node) }) {
        return identical(value, as: T.self)
      }
      if T.self == [Int].self, let value = with({ $0.integers(of: node) }) {
        return identical(value, as: T.self)
      }
      if T.self == [UInt64].self, let value = integers(of: node, as: UInt64.self) {
        return identical(value, as: T.self)
      }
      if T.self == [Int64].self, let value = integers(of: node, as: Int64.self) {
        return identical(value, as: T.self)
      }
      if T.self == [String].self, let value = with({ $0.strings(of: node) }) {
        return identical(value, as: T.self)
      }
    default: break
    }
    return try other()
  }
}

extension TapeHandle {
  /// The integers of an array, or nil if an element is not an integer or does not fit.
  private func integers<Integer: FixedWidthInteger>(
    of node: Int, as type: Integer.Type
  ) -> [Integer]? {
    let count = count(of: node)
    guard count > 0 else { return [] }
    var result: [Integer] = []
    result.reserveCapacity(count)
    for place in node &+ 1..<node &+ 1 &+ count {
      guard let value = integer(place), let value = Integer(exactly: value) else { return nil }
      result.append(value)
    }
    return result
  }
}

extension DecodingCall {
  /// Whether a type is one of the scalars that every container decodes.
  func isScalar<T>(_ type: T.Type) -> Bool {
    if T.self == String.self || T.self == Bool.self || T.self == Double.self
      || T.self == Float.self || T.self == Int.self || T.self == Int64.self
      || T.self == UInt64.self || T.self == Int32.self || T.self == UInt.self
      || T.self == UInt32.self || T.self == UInt8.self || T.self == Int16.self
      || T.self == UInt16.self || T.self == Int8.self
    {
      return true
    }
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return false }
    return T.self == Int128.self || T.self == UInt128.self
  }

  /// Decodes a scalar in an unusual form.
  ///
  /// - Throws: A `DecodingError` for a value of another kind, and for a number that does not fit.
  func scalar<T>(_ type: T.Type, _ node: Int) throws -> T {
    try _slowPath(readsText) ? scalarInFormat(type, node) : scalarAsIs(type, node)
  }

  /// Decodes a scalar that is no text in place of another one.
  func scalarAsIs<T>(_ type: T.Type, _ node: Int) throws -> T {
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
    // As in Foundation, null is a type mismatch for `Bool`, and a missing value for all other
    // types.
    if T.self != Bool.self, tape.kind(node) == .null { throw nullFound(type, node) }
    throw mismatch(type, node)
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
    // JSON5 has infinite numbers and NaN. A finite number must not become one of them, or zero.
    guard value.isFinite || !number.isFinite, value != 0 || number.isZero else {
      throw unfit(number, Double.self, node)
    }
    return value
  }

  private func float(_ node: Int) throws -> Float {
    if let value = try nonConforming(Float.self, node) { return value }
    let number = try number(Float.self, node)
    let value = number.float
    // JSON5 has infinite numbers and NaN. A finite number must not become one of them, or zero.
    guard value.isFinite || !number.isFinite, value != 0 || number.isZero else {
      throw unfit(number, Float.self, node)
    }
    return value
  }

  /// The number at a node.
  ///
  /// - Throws: A `DecodingError` for a value of another kind.
  func number(_ type: any Any.Type, _ node: Int) throws -> AnyValue.Number {
    if let number = tape.number(node) { return number }
    if let number = scalarOfText(AnyValue.Number.self, node) { return number }
    if tape.kind(node) == .null { throw nullFound(type, node) }
    throw mismatch(type, node)
  }

  /// The error of a number that does not fit its type.
  func unfit(
    _ number: AnyValue.Number, _ type: any Any.Type, _ node: Int
  ) -> DecodingError {
    let text = String(number.description.prefix(80))
    return .dataCorrupted(
      context("Parsed JSON number <\(text)> does not fit in \(type).", at: node))
  }

  /// NaN or an infinity, if the options define the text of a node as one.
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

extension AnyValue.Number {
  /// Whether all digits are zero.
  fileprivate var isZero: Bool {
    description.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .allSatisfy { !(0x31...0x39).contains($0) }
  }
}
