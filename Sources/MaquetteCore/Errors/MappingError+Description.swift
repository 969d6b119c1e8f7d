extension MappingError: CustomStringConvertible {
  /// The error in one line: what, where, in which model, expected and found.
  public var description: String {
    var text = told(at: path, in: model)
    if let location {
      text += " (\(location))"
    } else if let byteOffset {
      text += " (byte \(byteOffset))"
    }
    return JSONText.onOneLine(text)
  }

  /// The error without its place, for lists that show the place separately.
  public var summary: String { JSONText.onOneLine(told(at: nil, in: nil)) }

  /// The error with the line of the source and a caret under the place.
  ///
  /// ```text
  /// expected Int at 'user.age' in User, found string "abc" (line 3, column 12)
  ///   |   "age": "abc",
  ///   |          ^
  /// ```
  public var details: String {
    guard let line = contents.sourceLine else { return description }
    // An ideographic space is as wide as a wide character.
    let indent = line.text.unicodeScalars.prefix(line.caret).map { $0.isWide ? "\u{3000}" : " " }
    return "\(description)\n  | \(line.text)\n  | \(indent.joined())^"
  }

  private func told(at path: MappingPath?, in model: String?) -> String {
    headline(at: path, in: model) + (hint.map { "; " + $0 } ?? "")
  }

  /// What went wrong, and why each alternative failed.
  private func headline(at path: MappingPath?, in model: String?) -> String {
    guard !alternatives.isEmpty else { return sentence(at: path, in: model) }
    let failures = alternatives.map { alternative in
      let error = alternative.error
      return "\(alternative.name): \(error.headline(at: error.path, in: error.model))"
    }
    return sentence(at: path, in: model) + " (" + failures.joined(separator: "; ") + ")"
  }

  /// - Parameters:
  ///   - path: The path to name; nil to omit it.
  ///   - model: The model to name; nil to omit it.
  private func sentence(at path: MappingPath?, in model: String?) -> String {
    // Of an object of the wrong kind, the model says what it should be: "an object for User at 'a'".
    let subject =
      isWrongValue ? named(model) + Self.place(path) : Self.place(path) + named(model)
    let foundText = found.map { ", found \($0)" } ?? ""
    switch code.storage {
    case .missingKey:
      return "missing key" + missingKey(at: path) + named(model)
        + (expected.map { ", expected \($0)" } ?? "")
    case .unexpectedNull, .typeMismatch, .invalidValue, .unknownCase:
      return "expected \(expected ?? "another value")\(subject)\(foundText)"
    case .numberOutOfRange:
      return "number out of range for \(expected ?? "the type")\(subject)\(foundText)"
    case .inexactNumber:
      return "number cannot become \(expected ?? "the type") without loss\(subject)\(foundText)"
    case .custom:
      return (underlying ?? "error in the application's code") + subject
    default:
      return phrase + (expected.map { ", expected \($0)" } ?? "") + subject + foundText
    }
  }

  /// A path in quotes: without them, the key "at" or "in" would be a word of the sentence.
  private static func place(_ path: MappingPath?) -> String {
    guard let path, !path.isRoot else { return "" }
    return " at '\(path.abbreviated)'"
  }

  /// The key that is missing, and the place of the object that lacks it.
  private func missingKey(at path: MappingPath?) -> String {
    guard let path, case .key? = path.steps.last else { return Self.place(path) }
    let count = max(contents.missingStepCount, 1)
    let key = MappingPath(Array(path.steps.suffix(count)))
    return " '\(key.abbreviated)'" + Self.place(MappingPath(path.steps.dropLast(count)))
  }

  /// The model, unless the text is broken or the expectation names the model.
  private func named(_ model: String?) -> String {
    guard let model, !code.isFatal, expected?.holdsWord(model) != true else { return "" }
    return (isWrongValue ? " for " : " in ") + model
  }

  /// Whether the source has bytes in place of lines and columns.
  private var isAboutBytes: Bool { location == nil && byteOffset != nil }

  /// Whether the whole value of the model is missing or of the wrong kind.
  private var isWrongValue: Bool {
    guard property == nil else { return false }
    switch code.storage {
    case .missingKey: return true
    case .typeMismatch, .unexpectedNull: return expected == "an object" || expected == "an array"
    default: return false
    }
  }

  /// What is wrong, in words; empty for the codes whose expectation says it.
  package var phrase: String {
    switch code.storage {
    case .unexpectedEnd: isAboutBytes ? "unexpected end of the data" : "unexpected end of the text"
    case .unexpectedCharacter: isAboutBytes ? "unexpected byte" : "unexpected character"
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

extension String {
  /// Whether another text occurs in this one, and not as a part of a longer word.
  fileprivate func holdsWord(_ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    let (text, word) = (Array(utf8), Array(word.utf8))
    func isBoundary(_ index: Int) -> Bool {
      !text.indices.contains(index) || !text[index].isPartOfWord
    }
    return (0..<max(text.count - word.count + 1, 0)).contains { start in
      let end = start + word.count
      return isBoundary(start - 1) && isBoundary(end) && text[start..<end].elementsEqual(word)
    }
  }
}

extension UInt8 {
  /// Whether the byte belongs to a name in Swift: bytes above ASCII are parts of letters.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
