import MaquetteCore
public import MaquetteMappings

/// A color as text in hexadecimal digits: `#ff8800`.
///
/// | text | red, green, blue, alpha |
/// | --- | --- |
/// | `#ff8800`, `FF8800`, `0xff8800` | 255, 136, 0, 255 |
/// | `#ff880080` | 255, 136, 0, 128 |
/// | `#f80`, `#f808` | each digit twice |
public struct HexColor: Hashable, Sendable {
  /// The red component, from 0 to 255.
  public var red: UInt8

  /// The green component, from 0 to 255.
  public var green: UInt8

  /// The blue component, from 0 to 255.
  public var blue: UInt8

  /// The opacity, from 0 to 255.
  public var alpha: UInt8

  /// Creates a color.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 255.
  ///   - green: The green component, from 0 to 255.
  ///   - blue: The blue component, from 0 to 255.
  ///   - alpha: The opacity, from 0 (transparent) to 255 (opaque).
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

extension HexColor: LosslessStringConvertible {
  /// Creates a color from its text; nil for text in another form.
  ///
  /// - Parameter text: Three, four, six or eight hexadecimal digits, with or without the prefix `#`
  ///   or `0x`.
  public init?(_ text: String) {
    let prefix = ["#", "0x", "0X"].first { text.hasPrefix($0) } ?? ""
    var digits = String(text.dropFirst(prefix.count))
    if 3...4 ~= digits.utf8.count {
      digits = digits.reduce(into: "") { $0 += String(repeating: $1, count: 2) }
    }
    guard digits.utf8.count == 6 || digits.utf8.count == 8, let bytes = Hex.decode(digits)
    else { return nil }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255)
  }

  /// The color as `#ff8800`, with alpha only if it is not opaque.
  public var description: String {
    "#" + Hex.encode([red, green, blue] + (alpha == 255 ? [] : [alpha]))
  }
}

extension HexColor: TextMappable {
  /// The expectation in errors.
  public static var textShape: String { "a color as #rrggbb" }
}
