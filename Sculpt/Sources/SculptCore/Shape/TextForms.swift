import Foundation
import Maquette

/// The forms that a text can take: types that read it and write it back unchanged.
public struct TextForms: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A moment that `Date` writes as it was: ISO 8601 in UTC, without zeros at the end of its fraction.
  public static let date = TextForms(rawValue: 1)

  /// A moment in UTC with three digits of a fraction.
  public static let milliseconds = TextForms(rawValue: 2)

  /// A moment in a form that `FormatPreservingDate` keeps.
  public static let keptDate = TextForms(rawValue: 4)

  /// A day without a time.
  public static let day = TextForms(rawValue: 8)

  /// A UUID whose letters, if any, are capitals.
  public static let upperUUID = TextForms(rawValue: 16)

  /// A UUID whose letters, if any, are small.
  public static let lowerUUID = TextForms(rawValue: 32)

  /// An absolute URL of the web or of files over FTP.
  public static let url = TextForms(rawValue: 64)

  /// A label such as a name of a state: short, on one line, not a number, an address or a colour.
  public static let label = TextForms(rawValue: 128)

  /// The forms of a moment.
  static let moments: TextForms = [.date, .milliseconds, .keptDate]

  /// Each form alone.
  static let each: [TextForms] = [
    .date, .milliseconds, .keptDate, .day, .upperUUID, .lowerUUID, .url, .label,
  ]

  /// What holds of no text at all.
  static let all = TextForms(each)

  /// Returns those of some forms that a text has.
  static func forms(of text: String, among candidates: TextForms) -> TextForms {
    var forms: TextForms = []
    let bytes = text.utf8
    if !candidates.isDisjoint(with: .moments), text.looksLikeMoment {
      forms.formUnion(moments(text))
    }
    if candidates.contains(.day), bytes.count == 10, CivilDate(text)?.description == text {
      forms.insert(.day)
    }
    if !candidates.isDisjoint(with: [.upperUUID, .lowerUUID]), bytes.count == 36,
      let uuid = UUID(uuidString: text)
    {
      if uuid.uuidString == text { forms.insert(.upperUUID) }
      if uuid.uuidString.lowercased() == text { forms.insert(.lowerUUID) }
    }
    if candidates.contains(.url), text.looksLikeURL, URL(string: text)?.absoluteString == text {
      forms.insert(.url)
    }
    if candidates.contains(.label), text.looksLikeLabel { forms.insert(.label) }
    return forms
  }
}

extension String {
  /// Whether the text begins as `2024-05-06T07:08` does.
  fileprivate var looksLikeMoment: Bool {
    guard (16...40).contains(utf8.count) else { return false }
    let start = Array(utf8.prefix(16))
    return start[4] == UInt8(ascii: "-") && start[7] == UInt8(ascii: "-")
      && start[13] == UInt8(ascii: ":") && (0x30...0x39).contains(start[0])
  }

  fileprivate var looksLikeURL: Bool {
    ["https://", "http://", "ftp://"].contains { hasPrefix($0) && utf8.count > $0.utf8.count }
      && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  /// Whether the text could be the name of a case.
  fileprivate var looksLikeLabel: Bool {
    guard (1...40).contains(utf8.count), let first = unicodeScalars.first else { return false }
    guard first.isLetter, !hasPrefix("http") else { return false }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "0"..."9", " ", "_", "-", ".", "/", ":", "+": true
      default: scalar.isLetter
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter; most are of ASCII, which need no table.
  fileprivate var isLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }
}
