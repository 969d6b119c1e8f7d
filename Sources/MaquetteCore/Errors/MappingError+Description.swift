extension MappingError: CustomStringConvertible {
  /// The error in one line: what, where, expected and found.
  public var description: String {
    var text = told(at: place)
    if let location {
      text += " (\(location))"
    } else if let byteOffset {
      text += " (byte \(byteOffset))"
    }
    return JSONText.onOneLine(text)
  }

  /// The error without its place, for lists that show the place separately.
  public var summary: String { JSONText.onOneLine(told(at: "")) }

  /// The error with the line of the source and a caret under the place.
  ///
  /// ```text
  /// expected Int at user.age, found string "abc" (line 3, column 12)
  ///   |   "age": "abc",
  ///   |          ^
  /// ```
  public var details: String {
    guard let line = contents.sourceLine else { return description }
    // An ideographic space is as wide as a wide character.
    let indent = line.text.unicodeScalars.prefix(line.caret).map { $0.isWide ? "\u{3000}" : " " }
    return "\(description)\n  | \(line.text)\n  | \(indent.joined())^"
  }

  private var place: String { path.isRoot ? "" : " at \(path.abbreviated)" }

  private func told(at subject: String) -> String {
    headline(subject) + (hint.map { "; " + $0 } ?? "")
  }

  /// What went wrong, and why each alternative failed.
  private func headline(_ subject: String) -> String {
    guard !alternatives.isEmpty else { return sentence(subject) }
    let failures = alternatives.map { "\($0.name): \($0.error.headline($0.error.place))" }
    return sentence(subject) + " (" + failures.joined(separator: "; ") + ")"
  }

  private func sentence(_ subject: String) -> String {
    let foundText = found.map { ", found \($0)" } ?? ""
    switch code.storage {
    case .missingKey:
      return "missing key\(subject)" + (expected.map { ", expected \($0)" } ?? "")
    case .unexpectedNull, .typeMismatch, .invalidValue, .unknownCase:
      return "expected \(expected ?? "another value")\(subject)\(foundText)"
    case .numberOutOfRange:
      return "number out of range for \(expected ?? "the type")\(subject)\(foundText)"
    case .inexactNumber:
      return "number cannot become \(expected ?? "the type") without loss\(subject)\(foundText)"
    case .custom:
      return (underlying ?? "error in the application's code") + subject
    default:
      return Self.sentence(code) + (expected.map { ", expected \($0)" } ?? "") + subject + foundText
    }
  }

  static func sentence(_ code: Code) -> String {
    switch code.storage {
    case .unexpectedEnd: "unexpected end of the text"
    case .unexpectedCharacter: "unexpected character"
    case .invalidNumber: "invalid number"
    case .invalidEscape: "invalid escape"
    case .invalidUTF8: "invalid UTF-8"
    case .controlCharacter: "unescaped control character"
    case .trailingContent: "unexpected content after the value"
    case .depthExceeded: "containers nested too deep"
    case .sizeExceeded: "input too large"
    case .stringTooLong: "string too long"
    case .tooManyElements: "too many elements"
    case .numberTooLong: "number too long"
    case .tooManyIssues: "too many issues"
    case .unknownKey: "unknown key"
    case .duplicateKey: "duplicate key"
    case .deprecatedKey: "deprecated key"
    case .conflictingKeys: "conflicting keys"
    case .unencodable: "value cannot be encoded"
    case .newerVersion: "newer version"
    case .missingKey, .unexpectedNull, .typeMismatch, .numberOutOfRange, .inexactNumber,
      .invalidValue, .unknownCase, .custom:
      ""
    }
  }
}
