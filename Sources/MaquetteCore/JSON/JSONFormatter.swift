/// Makes other forms of compact JSON that a writer has written.
///
/// White space is met in it too, and escapes of any kind: the text of `RawJSON` is written as it is.
///
/// Kept apart from the writer, so that the common form pays nothing for the others.
struct JSONFormatter {
  private let source: [UInt8]
  private let format: JSONFormat
  private let isCanonical: Bool
  private var index = 0
  private var level = 0

  private init(_ source: [UInt8], _ format: JSONFormat, _ isCanonical: Bool) {
    self.source = source
    self.format = format
    self.isCanonical = isCanonical
  }

  /// The same document in another form.
  ///
  /// - Parameter compact: JSON as a writer writes it.
  /// - Throws: `unencodable` and `duplicateKey` for what has no canonical form.
  /// - Complexity: O(n), and O(n log n) where keys are sorted.
  static func format(
    _ compact: [UInt8], as format: JSONFormat
  ) throws(MappingError) -> [UInt8] {
    guard format != .compact else { return compact }
    // Of the other properties the canonical form takes none.
    let others = JSONFormat(sortsKeys: true)
    var formatter = JSONFormatter(compact, format.isCanonical ? others : format, format.isCanonical)
    var result: [UInt8] = []
    result.reserveCapacity(compact.count * 2)
    try formatter.formatValue(into: &result)
    return result
  }

  private mutating func formatValue(into result: inout [UInt8]) throws(MappingError) {
    passSpace()
    switch source[index] {
    case UInt8(ascii: "{"): try formatObject(into: &result)
    case UInt8(ascii: "["): try formatArray(into: &result)
    case UInt8(ascii: "\""): formatString(into: &result)
    default: try formatWord(into: &result)
    }
    passSpace()
  }

  private mutating func passSpace() {
    while index < source.count, source[index] <= 0x20 { index += 1 }
  }

  /// Formats a number, or true, false or null.
  private mutating func formatWord(into result: inout [UInt8]) throws(MappingError) {
    let start = index
    while index < source.count, source[index] > 0x20, !",]}".utf8.contains(source[index]) {
      index += 1
    }
    guard isCanonical, source[start] == UInt8(ascii: "-") || source[start] &- 0x30 < 10 else {
      result += source[start..<index]
      return
    }
    let number = String(decoding: source[start..<index], as: UTF8.self)
    guard let text = CanonicalNumber.text(of: number) else {
      throw failure(
        .unencodable, at: start, expected: "a number that a double tells", found: number)
    }
    result += text.utf8
  }

  private mutating func formatArray(into result: inout [UInt8]) throws(MappingError) {
    try formatMembers(closing: UInt8(ascii: "]"), into: &result) {
      (formatter, result) throws(MappingError) in try formatter.formatValue(into: &result)
    }
  }

  private mutating func formatObject(into result: inout [UInt8]) throws(MappingError) {
    guard format.sortsKeys else {
      return try formatMembers(closing: UInt8(ascii: "}"), into: &result) {
        (formatter, result) throws(MappingError) in _ = try formatter.formatMember(into: &result)
      }
    }
    // Each member is formatted by itself; then they are put in order.
    var members: [Member] = []
    var empty: [UInt8] = []
    try formatMembers(closing: UInt8(ascii: "}"), into: &empty) {
      (formatter, _) throws(MappingError) in
      let start = formatter.index
      var text: [UInt8] = []
      let key = try formatter.formatMember(into: &text)
      members.append(Member(key: key, text: text, start: start))
    }
    try sort(&members)
    result.append(UInt8(ascii: "{"))
    level += 1
    for (position, member) in members.enumerated() {
      separate(isFirst: position == 0, into: &result)
      result += member.text
    }
    level -= 1
    close(UInt8(ascii: "}"), isEmpty: members.isEmpty, into: &result)
  }

  /// Formats a key and its value; returns the key as written.
  private mutating func formatMember(
    into result: inout [UInt8]
  ) throws(MappingError) -> String {
    let start = result.count
    passSpace()
    formatString(into: &result)
    passSpace()
    let key = JSONText.unquoted(String(decoding: result[start...], as: UTF8.self))
    index += 1
    result.append(UInt8(ascii: ":"))
    if format.isPretty { result.append(0x20) }
    try formatValue(into: &result)
    return key
  }

  private mutating func formatMembers(
    closing: UInt8, into result: inout [UInt8],
    _ formatMember: (inout JSONFormatter, inout [UInt8]) throws(MappingError) -> Void
  ) throws(MappingError) {
    result.append(source[index])
    index += 1
    level += 1
    var isFirst = true
    passSpace()
    while source[index] != closing {
      if !isFirst { index += 1 }
      separate(isFirst: isFirst, into: &result)
      try formatMember(&self, &result)
      isFirst = false
    }
    index += 1
    level -= 1
    close(closing, isEmpty: isFirst, into: &result)
  }

  private func separate(isFirst: Bool, into result: inout [UInt8]) {
    if !isFirst { result.append(UInt8(ascii: ",")) }
    breakLine(into: &result)
  }

  private func close(_ bracket: UInt8, isEmpty: Bool, into result: inout [UInt8]) {
    if !isEmpty { breakLine(into: &result) }
    result.append(bracket)
  }

  private func breakLine(into result: inout [UInt8]) {
    guard format.isPretty else { return }
    result.append(0x0A)
    result.append(contentsOf: repeatElement(0x20, count: level * 2))
  }

  private mutating func formatString(into result: inout [UInt8]) {
    let start = index
    index += 1
    while source[index] != UInt8(ascii: "\"") { index += source[index] == 0x5C ? 2 : 1 }
    index += 1
    let text = source[start..<index]
    if isCanonical, text.contains(0x5C) {
      result += JSONText.quoted(JSONText.unquoted(String(decoding: text, as: UTF8.self))).utf8
      return
    }
    guard format.escapesSlashes || format.escapesNonASCII else {
      result += text
      return
    }
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar == "/", format.escapesSlashes {
        result += [0x5C, 0x2F]
      } else if scalar.value >= 0x80, format.escapesNonASCII {
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] { Self.append(unit, to: &result) }
      } else {
        result += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
  }

  private static func append(_ unit: UInt16, to result: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    result += "\\u".utf8
    result += repeatElement(0x30, count: 4 - digits.utf8.count)
    result += digits.utf8
  }
}

extension JSONFormatter {
  /// A member of an object that is sorted: its key, its text, and where it lay.
  private struct Member {
    var key: String
    var text: [UInt8]
    var start: Int
  }

  /// Puts members in order: by Unicode scalars, or by UTF-16 as RFC 8785, section 3.2.3, has it.
  private func sort(_ members: inout [Member]) throws(MappingError) {
    guard isCanonical else {
      members.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
      return
    }
    members.sort { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
    for (member, next) in zip(members, members.dropFirst())
    where member.key.utf16.elementsEqual(next.key.utf16) {
      let place = max(member.start, next.start)
      throw failure(.duplicateKey, at: place, found: JSONText.quoted(next.key))
    }
  }

  /// The error for what has no canonical form; its path is that of what lies before it.
  private func failure(
    _ code: MappingError.Code, at offset: Int, expected: String? = nil, found: String
  ) -> MappingError {
    let path = JSONLocator.places(of: [offset], in: source.span).first?.path ?? MappingPath()
    return MappingError(code, at: path, expected: expected, found: JSONLocator.cut(found))
  }
}
