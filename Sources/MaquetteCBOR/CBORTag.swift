public import MaquetteCore

/// The tags that the parser interprets (RFC 8949, section 3.4, and the IANA registry).
enum CBORTag {
  static let dateText: UInt64 = 0
  static let dateNumber: UInt64 = 1
  static let positiveInteger: UInt64 = 2
  static let negativeInteger: UInt64 = 3
  static let decimalFraction: UInt64 = 4
  static let bigFloat: UInt64 = 5

  /// Byte strings that JSON represents as base64url, base64 or hexadecimal digits.
  static let textInJSON: ClosedRange<UInt64> = 21...23

  /// A byte string that contains an encoded CBOR item.
  static let encodedItem: UInt64 = 24

  /// Text that is a URI, base64url or base64.
  static let texts: ClosedRange<UInt64> = 32...34
  static let mime: UInt64 = 36
  static let uuid: UInt64 = 37
  static let taggedUUID = ValueTag(cbor: uuid)
  static let daysSince1970: UInt64 = 100
  static let set: UInt64 = 258
  static let dayText: UInt64 = 1004
  static let selfDescription: UInt64 = 55799

  /// Whether a tree keeps the tag around the content while models see only the content.
  static func isTransparent(_ tag: UInt64) -> Bool {
    textInJSON ~= tag || tag == encodedItem || texts ~= tag || tag == mime || tag == set
  }
}

extension ValueTag {
  private static let cbor = "CBOR"

  /// Creates a CBOR tag with a number.
  ///
  /// - Parameter number: The number of the tag, such as 32 for a URI.
  public init(cbor number: UInt64) { self.init(format: Self.cbor, name: "\(number)") }

  /// The number of a CBOR tag; nil for tags of other formats.
  public var cborNumber: UInt64? { format == Self.cbor ? UInt64(name) : nil }
}
