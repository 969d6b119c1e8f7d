import MaquetteCore

// The values of tagged nodes.

extension YAMLComposer {
  /// The value of a scalar.
  func value(of scalar: YAMLScalar, _ tag: YAMLTag?) throws(MappingError) -> AnyValue {
    let text = scalar.text
    guard let tag else {
      guard scalar.isPlain else { return .string(text) }
      return try CoreSchema.value(of: text, limits, at: scalar.offset)
    }
    switch tag {
    case .string, .nonSpecific: return .string(text)
    case .null:
      if CoreSchema.isNull(text) { return .null }
    case .bool:
      if let value = CoreSchema.bool(text) { return .bool(value) }
    case .integer:
      let number = try CoreSchema.number(text, limits, at: scalar.offset)
      if let number, number.isWrittenAsInteger { return .number(number) }
    case .float:
      if let number = try CoreSchema.number(text, limits, at: scalar.offset) {
        return .number(number.asFloat)
      }
    case .binary:
      let characters = text.utf8.filter { !$0.isBlank && !$0.isLineEnd }
      if let bytes = Base64.decode(String(decoding: characters, as: UTF8.self)) {
        return .bytes(bytes)
      }
    case .timestamp:
      if let moment = Timestamp(yaml: text) { return .date(moment) }
    case .unknown:
      try checkKnown(tag, at: scalar.offset)
      return tagged(try CoreSchema.value(of: text, limits, at: scalar.offset, scalar.isPlain), tag)
    case .sequence, .mapping, .set, .orderedMapping, .merge: break
    }
    throw MappingError(
      .invalidValue, at: scalar.offset, expected: tag.expectation,
      found: hidesValues ? nil : "text '\(text.prefix(40))'")
  }

  /// The kind of a collection in the tree.
  func kind(
    _ isSequence: Bool, _ tag: YAMLTag?, at offset: Int
  ) throws(MappingError) -> Kind {
    switch tag {
    case nil, .nonSpecific: return isSequence ? .sequence : .mapping
    case .sequence where isSequence: return .sequence
    case .orderedMapping where isSequence: return .orderedMapping
    case .mapping where !isSequence: return .mapping
    case .set where !isSequence: return .set
    case .unknown:
      try checkKnown(tag, at: offset)
      return isSequence ? .sequence : .mapping
    case .some(let tag):
      throw MappingError(
        .invalidValue, at: offset, expected: tag.expectation,
        found: isSequence ? "a sequence" : "a mapping")
    }
  }

  /// The value with its tag, if the tag is unknown.
  func tagged(_ value: AnyValue, _ tag: YAMLTag?) -> AnyValue {
    guard case .unknown(let name) = tag else { return value }
    return .tagged(TaggedValue(ValueTag(yaml: name), value))
  }

  private func checkKnown(_ tag: YAMLTag?, at offset: Int) throws(MappingError) {
    guard unknownTags == .reject, case .unknown(let name) = tag else { return }
    throw MappingError(
      .invalidValue, at: offset, expected: "a known tag",
      found: hidesValues ? nil : "'\(name.prefix(80))'",
      hint: "unknownTags: .keep accepts the value")
  }
}

extension CoreSchema {
  fileprivate static func value(
    of text: String, _ limits: DecodingOptions.Limits, at offset: Int, _ isPlain: Bool
  ) throws(MappingError) -> AnyValue {
    isPlain ? try value(of: text, limits, at: offset) : .string(text)
  }
}

extension YAMLTag {
  /// The kind of value that the tag requires.
  fileprivate var expectation: String {
    switch self {
    case .string: "text, as !!str requires"
    case .integer: "an integer, as !!int requires"
    case .float: "a number, as !!float requires"
    case .bool: "true or false, as !!bool requires"
    case .null: "null, as !!null requires"
    case .binary: "base64, as !!binary requires"
    case .timestamp: "a date, as !!timestamp requires"
    case .sequence: "a sequence, as !!seq requires"
    case .mapping: "a mapping, as !!map requires"
    case .set: "a mapping without values, as !!set requires"
    case .orderedMapping: "a sequence of mappings with one key, as !!omap requires"
    case .merge: "the key '<<', as !!merge requires"
    case .nonSpecific, .unknown: "a value"
    }
  }
}

extension AnyValue.Number {
  /// The number as a floating-point number, if that loses no precision.
  fileprivate var asFloat: AnyValue.Number {
    guard isWrittenAsInteger else { return self }
    let float = AnyValue.Number(double)
    return float == self ? float : self
  }
}

extension Timestamp {
  /// Parses a date, or a date and time, in the form of the YAML 1.1 type library; without a time
  /// zone it is UTC.
  fileprivate init?(yaml text: String) {
    if let moment = ISO8601.timestamp(text) {
      self = moment
      return
    }
    // The form `2001-12-14t21:59:43.10 -5`, with blanks and single-digit hours, is also valid.
    var parts = text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "t" || $0 == "T" })
    guard let date = parts.first else { return nil }
    parts.removeFirst()
    var rest = parts.joined()
    var zone = ""
    if let sign = rest.lastIndex(where: { $0 == "-" || $0 == "+" }) {
      zone = String(rest[sign...])
      rest = String(rest[..<sign])
      let hours = zone.dropFirst().prefix { $0 != ":" }
      if hours.count == 1 { zone.insert("0", at: zone.index(after: zone.startIndex)) }
      if zone.utf8.count == 3 { zone += ":00" }
    } else if rest.hasSuffix("Z") {
      zone = "Z"
      rest.removeLast()
    }
    if rest.prefix(while: { $0 != ":" }).count == 1 { rest = "0" + rest }
    guard let moment = ISO8601.timestamp("\(date)T\(rest)\(zone.isEmpty ? "Z" : zone)") else {
      return nil
    }
    self = moment
  }
}
