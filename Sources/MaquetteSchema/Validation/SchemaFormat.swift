import MaquetteCore

/// The formats of text that a validator checks.
enum SchemaFormat {
  /// Whether a text has a format; nil for a format that is not checked.
  static func holds(_ format: String, _ text: String) -> Bool? {
    switch format {
    case "date-time": isDateTime(text)
    case "date": isDate(text)
    case "time": isTime(text)
    case "duration": duration.matches(text) && !text.hasSuffix("T") && text != "P"
    case "uuid": uuid.matches(text)
    case "email": email.matches(text)
    case "hostname": isHostName(text)
    case "ipv4": ipv4.matches(text)
    case "ipv6": isIPv6(text)
    case "uri": uri.matches(text) && hasValidEscapes(text)
    case "uri-reference": reference.matches(text) && hasValidEscapes(text)
    case "json-pointer": pointer.matches(text)
    case "relative-json-pointer": relativePointer.matches(text)
    case "regex": SchemaPattern(text) != nil
    default: nil
    }
  }

  private static func pattern(_ text: String) -> SchemaPattern {
    guard let pattern = SchemaPattern(text) else { preconditionFailure("an invalid pattern") }
    return pattern
  }

  private static let date = pattern("^\\d{4}-\\d{2}-\\d{2}$")
  private static let time = pattern(
    "^([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$")
  private static let duration = pattern(
    "^P(\\d+W|(\\d+Y(\\d+M(\\d+D)?)?|\\d+M(\\d+D)?|\\d+D)?"
      + "(T(\\d+H(\\d+M(\\d+S)?)?|\\d+M(\\d+S)?|\\d+S))?)$")
  private static let uuid = pattern(
    "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$")
  private static let email = pattern("^[^@\\s\"().,][^@\\s\"(),]*@[^@\\s]+$")
  private static let label = pattern("^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$")
  private static let ipv4 = pattern(
    "^((25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$")
  private static let group = pattern("^[0-9A-Fa-f]{1,4}$")
  private static let uri = pattern("^[A-Za-z][A-Za-z0-9+.-]*:[!#$&-;=?-Z_a-z~%\\[\\]]*$")
  private static let reference = pattern("^[!#$&-;=?-Z_a-z~%\\[\\]]*$")
  private static let pointer = pattern("^(/([^~/]|~[01])*)*$")
  private static let relativePointer = pattern("^(0|[1-9]\\d*)(#|(/([^~/]|~[01])*)*)$")

  private static func isDate(_ text: String) -> Bool {
    date.matches(text) && CivilDate(text) != nil
  }

  private static func isTime(_ text: String) -> Bool {
    guard time.matches(text) else { return false }
    guard text.dropFirst(6).hasPrefix("60") else { return true }
    // A leap second is at the end of a day in UTC.
    let parts = text.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      .compactMap { Int(Substring($0)) }
    var minutes = parts[0] * 60 + parts[1]
    if let last = text.utf8.last, last != UInt8(ascii: "Z"), last != UInt8(ascii: "z") {
      let offset = parts[parts.count - 2] * 60 + parts[parts.count - 1]
      minutes += text.utf8.dropLast(5).last == UInt8(ascii: "-") ? offset : -offset
    }
    return (minutes + 2880) % 1440 == 1439
  }

  private static func isDateTime(_ text: String) -> Bool {
    guard text.utf8.count > 11, text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let separator = Array(text.utf8)[10]
    return (separator == UInt8(ascii: "T") || separator == UInt8(ascii: "t"))
      && isDate(String(text.prefix(10))) && isTime(String(text.dropFirst(11)))
  }

  private static func isHostName(_ text: String) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= 253 && labels.allSatisfy { label.matches(String($0)) }
  }

  private static func isIPv6(_ text: String) -> Bool {
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2, !text.contains(":::") else { return false }
    var count = 0
    for (index, half) in halves.enumerated() where !half.isEmpty {
      let groups = half.split(separator: ":", omittingEmptySubsequences: false)
      for (position, part) in groups.enumerated() {
        let isLast = index == halves.count - 1 && position == groups.count - 1
        if isLast, part.contains(".") {
          guard ipv4.matches(String(part)) else { return false }
          count += 2
        } else {
          guard group.matches(String(part)) else { return false }
          count += 1
        }
      }
    }
    return halves.count == 2 ? count < 8 : count == 8
  }

  private static func hasValidEscapes(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
      let digits = bytes.dropFirst(index + 1).prefix(2)
      guard digits.count == 2, UInt8(String(decoding: digits, as: UTF8.self), radix: 16) != nil
      else { return false }
    }
    // A colon before the first slash would begin a scheme.
    return true
  }
}
