/// A compile-time key, in both forms that writers need.
public struct __StaticKey: Sendable {
  /// The key in JSON form, with quotes and colon: `"name":`.
  public let json: StaticString

  /// Creates a key from its JSON form, which `@Mappable` generates.
  @inlinable @inline(__always)
  public init(json: StaticString) {
    self.json = json
  }

  /// The key itself.
  public var text: String {
    let isPlain = json.withUTF8Buffer { unsafe !$0.contains(UInt8(ascii: "\\")) }
    guard isPlain else { return JSONText.unquoted(String(json.description.dropLast())) }
    return json.withUTF8Buffer { quoted in
      unsafe String(decoding: quoted.dropFirst().dropLast(2), as: UTF8.self)
    }
  }
}
