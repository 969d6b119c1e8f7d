/// Makes other forms of compact JSON that a writer has written.
///
/// Kept apart from the writer, so that the common form pays nothing for the others.
struct JSONFormatter {
  private let source: [UInt8]
  private let format: JSONFormat
  private var index = 0
  private var level = 0

  private init(_ source: [UInt8], _ format: JSONFormat) {
    self.source = source
    self.format = format
  }

  /// The same document in another form.
  ///
  /// - Parameter compact: JSON as a writer writes it.
  /// - Complexity: O(n), and O(n log n) where keys are sorted.
  static func format(_ compact: [UInt8], as format: JSONFormat) -> [UInt8] {
    guard format != .compact else { return compact }
    var formatter = JSONFormatter(compact, format)
    var result: [UInt8] = []
    result.reserveCapacity(compact.count * 2)
    formatter.formatValue(into: &result)
    return result
  }

  private mutating func formatValue(into result: inout [UInt8]) {
    switch source[index] {
    case UInt8(ascii: "{"): formatObject(into: &result)
    case UInt8(ascii: "["): formatArray(into: &result)
    case UInt8(ascii: "\""): formatString(into: &result)
    default:
      while index < source.count, !",]}".utf8.contains(source[index]) {
        result.append(source[index])
        index += 1
      }
    }
  }

  private mutating func formatArray(into result: inout [UInt8]) {
    formatMembers(closing: UInt8(ascii: "]"), into: &result) { formatter, result in
      formatter.formatValue(into: &result)
    }
  }

  private mutating func formatObject(into result: inout [UInt8]) {
    guard format.sortsKeys else {
      return formatMembers(closing: UInt8(ascii: "}"), into: &result) { formatter, result in
        _ = formatter.formatMember(into: &result)
      }
    }
    // Each member is formatted by itself; then they are put in order.
    var members: [(key: String, text: [UInt8])] = []
    var empty: [UInt8] = []
    formatMembers(closing: UInt8(ascii: "}"), into: &empty) { formatter, _ in
      var text: [UInt8] = []
      let key = formatter.formatMember(into: &text)
      members.append((key, text))
    }
    members.sort { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) }
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
  private mutating func formatMember(into result: inout [UInt8]) -> String {
    let start = result.count
    formatString(into: &result)
    let key = JSONText.unquoted(String(decoding: result[start...], as: UTF8.self))
    index += 1
    result.append(UInt8(ascii: ":"))
    if format.isPretty { result.append(0x20) }
    formatValue(into: &result)
    return key
  }

  private mutating func formatMembers(
    closing: UInt8, into result: inout [UInt8],
    _ formatMember: (inout JSONFormatter, inout [UInt8]) -> Void
  ) {
    result.append(source[index])
    index += 1
    level += 1
    var isFirst = true
    while source[index] != closing {
      if !isFirst { index += 1 }
      separate(isFirst: isFirst, into: &result)
      formatMember(&self, &result)
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
