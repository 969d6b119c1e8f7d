import MaquetteCore
public import MaquetteMappings

/// A host name (RFC 1123, section 2.1): `example.com`, `localhost`.
///
/// It has up to 253 letters, digits, hyphens and dots. The labels between dots have up to 63
/// characters and neither begin nor end with a hyphen. The last one is not all digits, so a name is
/// never an IP address. The text does not change. Other text:
/// `expected a host name at 'host', found string "a..b"`.
public typealias HostName = Constrained<HostNameRule>

/// Requires a host name.
public enum HostNameRule: ValueRule {
  /// One rule.
  public static var rules: [ValidationRule<String>] { [rule] }

  private static let rule = ValidationRule<String>.custom("a host name") { text in
    guard text.utf8.count <= 253 else { return false }
    let name = Array(text.utf8)
    let last = name[(name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0)...]
    return HostLabels.areValid(name[...]) && !last.allSatisfy { $0.isDigit }
  }
}

/// The labels of host names.
enum HostLabels {
  /// Whether bytes are labels separated by dots.
  static func areValid(_ name: ArraySlice<UInt8>) -> Bool {
    name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
      guard 1...63 ~= label.count, label.first != hyphen, label.last != hyphen else { return false }
      return label.allSatisfy { $0.isLetter || $0.isDigit || $0 == hyphen }
    }
  }

  private static let hyphen = UInt8(ascii: "-")
}

extension UInt8 {
  /// Whether this is an ASCII digit.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether this is an ASCII letter.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
