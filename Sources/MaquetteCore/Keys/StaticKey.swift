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
    json.withUTF8Buffer { quoted in
      let key = unsafe UnsafeBufferPointer(rebasing: quoted.dropFirst().dropLast(2))
      if unsafe key.contains(UInt8(ascii: "\\")) {
        return JSONText.unquoted(String(json.description.dropLast()))
      }
      // A literal is valid text.
      return unsafe UTF8Validation.string(fromValid: key, isASCII: UTF8Validation.isASCII(key))
    }
  }
}
