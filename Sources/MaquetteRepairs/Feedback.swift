public import MaquetteCore

extension MappingReport where Value: ~Copyable {
  /// The errors as text for a language model, or for a person who must correct the data.
  ///
  /// ```text
  /// The data for Recipe has 3 errors:
  /// - `minutes` [typeMismatch]: expected an integer, found string "about an hour"
  /// - `steps[1].kind` [unknownCase]: expected a case of Kind (mix, bake), found string "stir"
  /// - `title` [missingKey]: the key is missing, expected a string; did you mean "titel"?
  /// ```
  ///
  /// There is one line for each error, in the order of the document, without line numbers: a model
  /// cannot count lines. The path is quoted, the code is the same in every version, and `expected`
  /// names kinds of JSON in place of Swift's types.
  ///
  /// - Parameters:
  ///   - count: The maximum number of errors; a last line has the number of the others.
  ///   - showsValues: Whether to show what was found; if not, only its kind is shown. Values that
  ///     `hidesValues` hid stay hidden, and what looks like a secret is cut after eight characters.
  ///   - severity: `.repair` also lists what was converted, defaulted, dropped or repaired.
  /// - Returns: At most `count + 2` lines of at most 300 characters, and as many more for each of at
  ///   most ten cases of an enum without a tag; the empty text if there is nothing to list.
  public func feedback(
    atMost count: Int = 10, showsValues: Bool = true,
    atLeast severity: MappingIssue.Severity = .error
  ) -> String {
    let issues = issues(atLeast: severity)
    guard let first = issues.first else { return "" }
    let noun = severity == .error ? "error" : "issue"
    // The last issue of a report that has as many as the limit allows says that there are more.
    let isLimited = first.code != .tooManyIssues && issues.last?.code == .tooManyIssues
    let known = isLimited ? issues.count - 1 : issues.count
    let number = "\(isLimited ? "at least " : "")\(known) \(noun)\(known == 1 ? "" : "s")"
    var lines = [Feedback.cut("The data for \(typeName(Value.self)) has \(number):")]
    let shown = issues.prefix(max(count, 1))
    let types = (Value.self as Any as? any Any.Type).map { FeedbackTypes(of: $0) }
    for issue in shown {
      // What was done may show a value.
      let resolution = showsValues ? issue.resolution : "repaired"
      let done = issue.severity == .repair ? resolution.map { " (\($0))" } ?? "" : ""
      let line = "- " + issue.error.feedback(showsValues: showsValues, types)
      lines.append(
        issue.error.alternatives.isEmpty ? Feedback.cut(line + done) : line + Feedback.cut(done))
    }
    if shown.count < issues.count {
      let rest = known - shown.count
      lines.append("- and \(rest == 0 ? "" : isLimited ? "at least \(rest) " : "\(rest) ")more")
    }
    return lines.joined(separator: "\n")
  }
}

extension MappingError {
  /// The error as one line for a language model, or for a person who must correct the data.
  ///
  /// - Parameter showsValues: Whether to show what was found; if not, only its kind is shown.
  /// - Returns: The quoted path, the code, what was expected with allowed values, what was found, and
  ///   a hint; at most 300 characters, and as many more for each of at most ten cases of an enum
  ///   without a tag.
  public func feedback(showsValues: Bool = true) -> String {
    feedback(showsValues: showsValues, nil)
  }

  /// - Parameters:
  ///   - types: The types in the decoded value.
  ///   - isNested: Whether the text is a part of another one, which its length bounds.
  fileprivate func feedback(
    showsValues: Bool, _ types: FeedbackTypes?, isNested: Bool = false
  ) -> String {
    let expected = types?.expectation(of: self) ?? expected
    let parts = [
      Feedback.told(self, showsValues: showsValues),
      expected.map { "expected " + Feedback.expectation($0, code) },
      Feedback.found(found, showsValue: showsValues).map { "found " + $0 },
    ]
    var text =
      "`\(path.abbreviated)` [\(code)]: " + parts.compactMap(\.self).joined(separator: ", ")
    if let hint { text += "; " + Feedback.withoutPlace(hint) }
    text = Feedback.cut(JSONText.onOneLine(text))
    guard !alternatives.isEmpty else { return text }
    var reasons = alternatives.prefix(Feedback.mostAlternatives).map { alternative in
      let error = alternative.error.feedback(showsValues: showsValues, types, isNested: true)
      return Feedback.cut(JSONText.onOneLine("\(alternative.name): \(error)"))
    }
    let rest = alternatives.count - reasons.count
    if rest > 0 { reasons.append("and \(rest) more") }
    text += " (" + reasons.joined(separator: "; ") + ")"
    return isNested ? Feedback.cut(text) : text
  }
}

/// The parts of a text for those who must correct the data.
private enum Feedback {
  static let longestLine = 300
  static let longestValue = 40
  static let mostAlternatives = 10

  static func cut(_ text: String, to length: Int = longestLine) -> String {
    text.unicodeScalars.count <= length ? text : String(text.prefix(length - 3)) + "..."
  }

  /// What is wrong; nil if the expectation says it.
  static func told(_ error: MappingError, showsValues: Bool) -> String? {
    switch error.code {
    case .unexpectedNull, .typeMismatch, .invalidValue, .unknownCase:
      error.expected == nil ? "not accepted" : nil
    case .numberOutOfRange: "the number is out of range"
    case .inexactNumber: "the number would lose digits"
    case .missingKey: "the key is missing"
    case .custom: (showsValues ? error.underlying : nil) ?? "not accepted"
    default: error.phrase
    }
  }

  /// A hint without the line and the column that the error of JSON in text has.
  static func withoutPlace(_ hint: String) -> Substring {
    guard let place = hint.lastIndex(of: "("), hint[place...].hasPrefix("(line ") else {
      return hint[...]
    }
    return hint[..<place].dropLast()
  }

  /// What was expected, with the kinds of JSON in place of Swift's types.
  static func expectation(_ expected: String, _ code: MappingError.Code) -> String {
    var type = expected[...]
    while type.hasPrefix("Optional<"), type.hasSuffix(">") { type = type.dropFirst(9).dropLast() }
    switch type {
    case "String", "Character", "Substring": return "a string"
    case "Bool": return "true or false"
    case "Double", "Float", "Float16", "Decimal", "AnyValue.Number": return "a number"
    case "UUID", "URL": return "a \(type)"
    case "AnyValue", "RawJSON": return "any value"
    case "a date", "Date", "Timestamp": return "a date as ISO 8601"
    case _ where type.isInteger:
      return "an integer" + (code == .numberOutOfRange ? type.range.map { " in " + $0 } ?? "" : "")
    case _ where type.hasSuffix(" as text"):
      return expectation(String(type.dropLast(8)), code) + " as text"
    case _ where type.hasPrefix("a key of type "):
      let key = type.dropFirst(14)
      let name = expectation(String(key), code)
      return name == key ? expected : "a key that is " + name
    case _ where type.hasPrefix("Array<") || type.hasPrefix("Set<"): return "an array"
    case _ where type.hasPrefix("Dictionary<"): return "an object"
    default: return String(type)
    }
  }

  /// What was found, cut, or its kind alone.
  static func found(_ found: String?, showsValue: Bool) -> String? {
    guard let found else { return nil }
    guard !showsValue else {
      return found.looksSecret ? found.prefix(16) + "..." : cut(found, to: longestValue)
    }
    for kind in ["string", "number", "bool"] where found.hasPrefix(kind + " ") {
      return "a " + kind
    }
    return found.hasPrefix("'") ? nil : cut(found, to: longestValue)
  }
}

extension String {
  /// Whether this shows a long string that may be a password or a key of an interface: letters and
  /// digits without a space.
  fileprivate var looksSecret: Bool {
    guard utf8.count > 40, hasPrefix("string \"") else { return false }
    let text = dropFirst(8).prefix { $0 != "\"" }
    return text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
      && text.utf8.allSatisfy { $0.isPartOfName || "+/=".utf8.contains($0) }
  }
}

extension Substring {
  /// The values of an integer type of up to 32 bits, or without a sign.
  fileprivate var range: String? {
    switch self {
    case "Int8": "\(Int8.min)...\(Int8.max)"
    case "Int16": "\(Int16.min)...\(Int16.max)"
    case "Int32": "\(Int32.min)...\(Int32.max)"
    case "UInt8": "0...\(UInt8.max)"
    case "UInt16": "0...\(UInt16.max)"
    case "UInt32": "0...\(UInt32.max)"
    case "UInt", "UInt64": "0...\(UInt64.max)"
    default: nil
    }
  }

  /// Whether this is the name of an integer type: `Int`, `UInt8`, `Int128`.
  fileprivate var isInteger: Bool {
    let name = hasPrefix("U") ? dropFirst() : self
    return name.hasPrefix("Int") && name.dropFirst(3).allSatisfy { $0.isASCII && $0.isNumber }
  }
}
