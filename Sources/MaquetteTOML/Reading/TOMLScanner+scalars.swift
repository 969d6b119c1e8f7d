import MaquetteCore
import MaquetteFormats

extension TOMLScanner {
  /// Reads a scalar: text, a Boolean, a number, a date or a time.
  mutating func scanScalar() throws(MappingError) -> AnyValue {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return .string(try scanString())
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if let date = try scanDate() { return date }
      return try scanNumber()
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      return try scanNumber()
    default:
      return try scanWord()
    }
  }

  private mutating func scanWord() throws(MappingError) -> AnyValue {
    let end = endOfToken
    let value: AnyValue
    switch string(offset..<min(end, offset + 6)) {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "inf": value = .number(AnyValue.Number(Double.infinity))
    case "nan": value = .number(AnyValue.Number(Double.nan))
    default:
      throw unexpected(
        expecting: "a value", hint: end > offset ? "text needs quotes" : nil)
    }
    offset = end
    return value
  }

  /// The offset after the characters of a number, date or word.
  var endOfToken: Int {
    var end = offset
    while end < bytes.count,
      bytes[end].isBareKeyCharacter || bytes[end] == UInt8(ascii: "+")
        || bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ":")
    { end += 1 }
    return end
  }
}
