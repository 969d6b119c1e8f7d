import MaquetteCore

// The tags that a fallback is not decoded from, because a case is.

extension SchemaBuilder {
  /// The schema of the tags that a case has, also those that match it without regard to case or by
  /// a conversion.
  ///
  /// A case that needs a payload is not decoded from such a tag alone, so the fallback excludes it.
  mutating func knownTags(of forms: __CaseForms) -> AnyValue {
    let tags = forms.cases.flatMap(\.tags)
    let ranges = forms.cases.flatMap(\.ranges)
    var values = tags
    for tag in tags {
      switch tag {
      case .bool(let value): values.append(.string("\(value)"))
      case .string(let text):
        // A number or a Boolean with the text of a name is converted to it.
        if let value = Bool(text) { values.append(.bool(value)) }
        if let number = AnyValue.Number(decimal: text) { values.append(.number(number)) }
      default: break
      }
    }
    var distinct: [AnyValue] = []
    for value in values where !distinct.contains(value) { distinct.append(value) }
    var parts: [AnyValue] = [["enum": .array(distinct)]]
    for range in ranges {
      parts.append(
        [
          "type": "integer", "minimum": .number(AnyValue.Number(range.lowerBound)),
          "maximum": .number(AnyValue.Number(range.upperBound)),
        ])
    }
    if !ranges.isEmpty || tags.contains(where: { $0.number != nil }) {
      parts.append(Self.texts("[+-]?[0-9.]+(?:[eE][+-]?[0-9]*)?"))
    }
    let names = forms.ignoresCase ? tags.compactMap(\.string) : []
    let patterns = names.compactMap(\.inAnyCase)
    if !patterns.isEmpty { parts.append(Self.texts(patterns.joined(separator: "|"))) }
    for name in names where name.inAnyCase == nil {
      note("names that differ from \(name) in case are that case")
    }
    return parts.count == 1 ? parts[0] : ["anyOf": .array(parts)]
  }

  /// Texts that an expression matches; it would not apply to other values.
  private static func texts(_ pattern: String) -> AnyValue {
    ["type": "string", "pattern": .string("^(?:\(pattern))$")]
  }
}

extension String {
  /// An expression for the text in any case; nil if it is not of ASCII, whose letters have two cases.
  fileprivate var inAnyCase: String? {
    var pattern = ""
    for byte in utf8 {
      guard byte < 0x80 else { return nil }
      let character = Character(Unicode.Scalar(byte))
      switch character {
      // These have other characters that count as the same, such as the sign for Kelvin.
      case "k", "K": pattern += "[kK\u{212A}]"
      case ";": pattern += "[;\u{37E}]"
      case "`": pattern += "[`\u{1FEF}]"
      case _ where character.isLetter:
        pattern += "[\(character.lowercased())\(character.uppercased())]"
      default:
        if "^$\\.*+?()[]{}|/".contains(character) { pattern += "\\" }
        pattern.append(character)
      }
    }
    return pattern
  }
}
