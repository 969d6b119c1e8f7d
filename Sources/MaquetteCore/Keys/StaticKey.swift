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
    let quoted = json.description
    guard quoted.utf8.contains(UInt8(ascii: "\\")) else {
      return String(quoted.dropFirst().dropLast(2))
    }
    return JSONText.unquoted(String(quoted.dropLast()))
  }
}
