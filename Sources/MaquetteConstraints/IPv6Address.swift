import MaquetteCore
public import MaquetteMappings

/// An IPv6 address, as text `2001:db8::1`.
///
/// Decoding accepts every text form of RFC 4291, section 2.2: eight groups of up to four
/// hexadecimal digits, one `::` for groups of zeros, an IPv4 address for the last two groups; no
/// zone (`%eth0`). Encoding uses the canonical form of RFC 5952. Other text:
/// `expected an IPv6 address at 'ip', found string "1::2::3"`.
public struct IPv6Address: Hashable, Sendable {
  /// The first four groups.
  public let high: UInt64

  /// The last four groups.
  public let low: UInt64

  /// Creates an address from its two halves.
  ///
  /// - Parameters:
  ///   - high: The first four groups, the first one in the highest bits.
  ///   - low: The last four groups, the last one in the lowest bits.
  public init(high: UInt64, low: UInt64) {
    (self.high, self.low) = (high, low)
  }

  /// The eight groups.
  public var groups: [UInt16] {
    [high, low].flatMap { half in
      [48, 32, 16, 0].map { UInt16(truncatingIfNeeded: half >> $0) }
    }
  }
}

// MARK: Text

extension IPv6Address: LosslessStringConvertible {
  /// Creates an address from its text; nil for text in another form.
  ///
  /// - Parameter text: The address in any form of RFC 4291, section 2.2, without a zone.
  public init?(_ text: String) {
    guard text.utf8.count <= 45, let groups = Self.groups(of: Array(text.utf8)[...]) else {
      return nil
    }
    func half(_ groups: ArraySlice<UInt16>) -> UInt64 {
      groups.reduce(0) { $0 << 16 | UInt64($1) }
    }
    self.init(high: half(groups[..<4]), low: half(groups[4...]))
  }

  private static let colon = UInt8(ascii: ":")

  private static func groups(of text: ArraySlice<UInt8>) -> [UInt16]? {
    let gap = text.indices.dropLast().first { text[$0] == colon && text[$0 + 1] == colon }
    guard let gap else {
      return written(text, endsAddress: true).flatMap { $0.count == 8 ? $0 : nil }
    }
    guard let head = part(text[..<gap], endsAddress: false),
      let tail = part(text[(gap + 2)...], endsAddress: true), head.count + tail.count < 8
    else { return nil }
    return head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
  }

  /// The groups on one side of `::`, which may be empty.
  private static func part(_ text: ArraySlice<UInt8>, endsAddress: Bool) -> [UInt16]? {
    text.isEmpty ? [] : written(text, endsAddress: endsAddress)
  }

  private static func written(_ text: ArraySlice<UInt8>, endsAddress: Bool) -> [UInt16]? {
    var groups: [UInt16] = []
    let parts = text.split(separator: colon, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if endsAddress, index == parts.count - 1, part.contains(UInt8(ascii: ".")) {
        guard let address = IPv4Address(part) else { return nil }
        groups += [16, 0].map { UInt16(truncatingIfNeeded: address.bits >> $0) }
      } else {
        guard let group = group(part) else { return nil }
        groups.append(group)
      }
    }
    return groups
  }

  private static func group(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard 1...4 ~= digits.count else { return nil }
    var group: UInt16 = 0
    for digit in digits {
      guard let value = Hex.value(of: digit) else { return nil }
      group = group << 4 | UInt16(value)
    }
    return group
  }

  /// The address as `2001:db8::1` (RFC 5952): lower case, no leading zeros, `::` for the first of
  /// the longest runs of two or more zero groups; an IPv4-mapped address as `::ffff:192.0.2.1`.
  public var description: String {
    let groups = groups
    if high == 0, low >> 32 == 0xffff {
      return "::ffff:\(IPv4Address(bits: UInt32(truncatingIfNeeded: low)))"
    }
    func text(_ groups: ArraySlice<UInt16>) -> String {
      groups.map { String($0, radix: 16) }.joined(separator: ":")
    }
    guard let gap = Self.longestZeros(groups) else { return text(groups[...]) }
    return text(groups[..<gap.lowerBound]) + "::" + text(groups[gap.upperBound...])
  }

  private static func longestZeros(_ groups: [UInt16]) -> Range<Int>? {
    var longest = 0..<1
    var start = 0
    while start < groups.count {
      let end = groups[start...].firstIndex { $0 != 0 } ?? groups.count
      if end - start > longest.count { longest = start..<end }
      start = end + 1
    }
    return longest.count > 1 ? longest : nil
  }
}

extension IPv6Address: Comparable {
  /// Whether one address is before another.
  public static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension IPv6Address: TextMappable {
  /// The expectation in errors.
  public static var textShape: String { "an IPv6 address" }
}
