import MaquetteCore
public import MaquetteMappings

/// An IPv4 address, as text `192.0.2.1`.
///
/// Decoding accepts four decimal numbers up to 255 without leading zeros (RFC 3986, section 3.2.2:
/// `dec-octet`), because other systems read leading zeros as octal. Other text:
/// `expected an IPv4 address at 'ip', found string "1.2.3"`.
public struct IPv4Address: Hashable, Sendable {
  /// The address as a number; its first part is the highest byte.
  public let bits: UInt32

  /// Creates an address from its number.
  ///
  /// - Parameter bits: The number, whose highest byte is the first part of the address.
  public init(bits: UInt32) {
    self.bits = bits
  }

  /// The four parts.
  public var parts: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: bits >> $0) }
  }
}

extension IPv4Address: LosslessStringConvertible {
  /// Creates an address from its text; nil for text in another form.
  ///
  /// - Parameter text: Four decimal numbers up to 255, without leading zeros, with dots between
  ///   them.
  public init?(_ text: String) {
    guard text.utf8.count <= 15 else { return nil }
    self.init(Array(text.utf8)[...])
  }

  init?(_ text: ArraySlice<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var bits: UInt32 = 0
    for part in parts {
      guard 1...3 ~= part.count, part.allSatisfy({ $0.isDigit }),
        part.count == 1 || part.first != UInt8(ascii: "0")
      else { return nil }
      let number = part.reduce(UInt32(0)) { $0 * 10 + UInt32($1 - UInt8(ascii: "0")) }
      guard number <= 255 else { return nil }
      bits = bits << 8 | number
    }
    self.bits = bits
  }

  /// The address as `192.0.2.1`.
  public var description: String { parts.map { String($0) }.joined(separator: ".") }
}

extension IPv4Address: Comparable {
  /// Whether one address is before another.
  public static func < (left: Self, right: Self) -> Bool { left.bits < right.bits }
}

extension IPv4Address: TextMappable {
  /// The expectation in errors.
  public static var textShape: String { "an IPv4 address" }
}
