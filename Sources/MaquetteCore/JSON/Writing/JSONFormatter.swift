/// Converts the compact JSON of a writer to other layouts.
///
/// The input may contain whitespace and escapes of any kind, because `RawJSON` text is written
/// unchanged. Invalid JSON from a hand-written conformance stays invalid. Open containers are in a
/// list, not on the stack, because some documents are deep.
///
/// This is separate from the writer, so that the compact form costs nothing extra.
struct JSONFormatter {
  /// An open container.
  struct Container {
    let isObject: Bool

    /// Whether the next string is a key.
    var expectsKey: Bool

    /// The members so far, if they are sorted.
    var sorting: Sorting?
  }

  let source: [UInt8]
  let format: JSONFormat
  let isCanonical: Bool
  var index = 0
  var containers: [Container] = []

  /// The output; the members of a sorted object keep their old order until it ends.
  var result: [UInt8] = []

  private init(_ source: [UInt8], _ format: JSONFormat) {
    self.source = source
    // The canonical form ignores the other properties.
    self.format = format.isCanonical ? JSONFormat(sortsKeys: true) : format
    isCanonical = format.isCanonical
    result.reserveCapacity(source.count * 2)
  }

  /// Returns the same document in another layout.
  ///
  /// - Parameter compact: The compact JSON of a writer.
  /// - Throws: `unencodable` and `duplicateKey` for documents without a canonical form.
  /// - Complexity: O(n), and O(n log n) where keys are sorted.
  static func format(
    _ compact: [UInt8], as format: JSONFormat
  ) throws(MappingError) -> [UInt8] {
    guard format != .compact else { return compact }
    var formatter = JSONFormatter(compact, format)
    while formatter.index < compact.count { try formatter.formatToken() }
    while !formatter.containers.isEmpty { try formatter.leave() }
    return formatter.result
  }

  private mutating func formatToken() throws(MappingError) {
    let byte = source[index]
    switch byte {
    case ...0x20:
      index += 1
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      index += 1
      enter(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      index += 1
      try leave()
      result.append(byte)
    case UInt8(ascii: ","):
      index += 1
      passSeparator()
    case UInt8(ascii: ":"):
      index += 1
      if format.isPretty, format.spaceBeforeColon { result.append(0x20) }
      result.append(byte)
      if format.isPretty { result.append(0x20) }
    case UInt8(ascii: "\""):
      formatString()
    default:
      try formatWord()
    }
  }

  /// Enters a container; an empty one is skipped, because it has no lines.
  private mutating func enter(_ bracket: UInt8) {
    while index < source.count, source[index] <= 0x20 { index += 1 }
    let isObject = bracket == UInt8(ascii: "{")
    if index < source.count, source[index] == bracket + 2 {
      index += 1
      result.append(bracket)
      if format.spreadsEmptyContainers {
        result.append(0x0A)
        breakLine()
      }
      return result.append(bracket + 2)
    }
    result.append(bracket)
    containers.append(Container(isObject: isObject, expectsKey: isObject))
    breakLine()
    if isObject, format.sortsKeys {
      containers[containers.count - 1].sorting = Sorting(at: result.count, from: index)
    }
  }

  private mutating func passSeparator() {
    guard let last = containers.indices.last else { return result.append(UInt8(ascii: ",")) }
    containers[last].expectsKey = containers[last].isObject
    containers[last].sorting?.endMember(at: result.count)
    result.append(UInt8(ascii: ","))
    breakLine()
    containers[last].sorting?.beginMember(at: result.count, from: index)
  }

  /// Leaves the innermost container.
  private mutating func leave() throws(MappingError) {
    guard let container = containers.popLast() else { return }
    if var sorting = container.sorting {
      sorting.endMember(at: result.count)
      try sort(&sorting.members)
    }
    breakLine()
  }

  private mutating func breakLine() {
    guard format.isPretty else { return }
    result.append(0x0A)
    for _ in containers.indices { format.indentation.append(to: &result) }
  }
}

// MARK: - Scalars

extension JSONFormatter {
  /// Formats a number, true, false or null.
  private mutating func formatWord() throws(MappingError) {
    let start = index
    repeat {
      index += 1
    } while index < source.count && !Self.endsWord(source[index])
    guard isCanonical, source[start] == UInt8(ascii: "-") || source[start] &- 0x30 < 10 else {
      result += source[start..<index]
      return
    }
    let number = String(decoding: source[start..<index], as: UTF8.self)
    guard let text = CanonicalNumber.text(of: number) else {
      throw failure(
        .unencodable, at: start, expected: "a number that a double can represent", found: number)
    }
    result += text.utf8
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): true
    default: false
    }
  }

  private mutating func formatString() {
    let start = index
    var hasEscapes = false
    index += 1
    while index < source.count, source[index] != UInt8(ascii: "\"") {
      let isEscape = source[index] == 0x5C
      hasEscapes = hasEscapes || isEscape
      index += isEscape ? 2 : 1
    }
    index = min(index + 1, source.count)
    let text = source[start..<index]
    if let last = containers.indices.last, containers[last].expectsKey {
      containers[last].expectsKey = false
      if format.sortsKeys {
        // Unterminated text is not a key, and stays unchanged.
        let key = hasEscapes || text.count < 2 ? Self.unescaped(text) : text.dropFirst().dropLast()
        containers[last].sorting?.key = key
      }
    }
    if isCanonical, hasEscapes {
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
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] { append(unit) }
      } else {
        result += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    ArraySlice(JSONText.unquoted(String(decoding: text, as: UTF8.self)).utf8)
  }

  private mutating func append(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    result += "\\u".utf8
    result += repeatElement(0x30, count: 4 - digits.utf8.count)
    result += digits.utf8
  }
}
