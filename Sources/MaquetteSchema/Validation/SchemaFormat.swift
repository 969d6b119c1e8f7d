import MaquetteCore
import MaquetteMappings

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
    case "email": isMailbox(text, isInternational: false)
    case "idn-email": isMailbox(text, isInternational: true)
    case "hostname": isHostName(text)
    case "idn-hostname": isInternationalHostName(text)
    case "ipv4": ipv4.matches(text)
    case "ipv6": isIPv6(text)
    case "uri": isReference(text, isAbsolute: true)
    case "uri-reference": isReference(text, isAbsolute: false)
    case "uri-template": isTemplate(text)
    case "iri": isReference(text, .international, isAbsolute: true)
    case "iri-reference": isReference(text, .international, isAbsolute: false)
    case "json-pointer": pointer.matches(text)
    case "relative-json-pointer": relativePointer.matches(text)
    case "regex": LinearPattern.isValid(text)
    default: nil
    }
  }

  static func pattern(_ text: String) -> LinearPattern {
    guard let pattern = LinearPattern(text) else { preconditionFailure("an invalid pattern") }
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
    // A date outside the years 1 to 9999 in UTC is none, as everywhere.
    return (separator == UInt8(ascii: "T") || separator == UInt8(ascii: "t"))
      && isDate(String(text.prefix(10))) && isTime(String(text.dropFirst(11)))
      && ISO8601.timestamp(text) != nil
  }
}
