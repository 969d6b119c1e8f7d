/// Makes other forms of compact JSON that a writer has written.
///
/// White space is met in it too, and escapes of any kind: the text of `RawJSON` is written as it is.
/// What a conformance wrote that is no JSON stays so. Containers are kept in a list instead of on the
/// stack, for some documents are deep.
///
/// Kept apart from the writer, so that the common form pays nothing for the others.
struct JSONFormatter {
  /// A container that is being formatted.
  struct Container {
    let isObject: Bool

    /// Whether the next string is a key.
    var expectsKey: Bool

    /// The members so far, and the text before the container, if members are put in order.
    var sorting: Sorting?
  }

  let source: [UInt8]
  let format: JSONFormat
  let isCanonical: Bool
  var index = 0
  var containers: [Container] = []

  /// What is done, or of an object that is sorted the member under way.
  var result: [UInt8] = []

  private init(_ source: [UInt8], _ format: JSONFormat) {
    self.source = source
    // Of the other properties the canonical form takes none.
    self.format = format.isCanonical ? JSONFormat(sortsKeys: true) : format
    isCanonical = format.isCanonical
    result.reserveCapacity(source.count * 2)
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

  /// Enters a container; an empty one is passed over, for it has no lines.
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
    var container = Container(isObject: isObject, expectsKey: isObject)
    if isObject, format.sortsKeys {
      container.sorting = Sorting(outer: result, start: index)
      result = []
    }
    containers.append(container)
    if container.sorting == nil { breakLine() }
  }

  private mutating func passSeparator() {
    guard let last = containers.indices.last else { return result.append(UInt8(ascii: ",")) }
    containers[last].expectsKey = containers[last].isObject
    if containers[last].sorting != nil {
      containers[last].sorting?.add(result, nextAt: index)
      result = []
    } else {
      result.append(UInt8(ascii: ","))
      breakLine()
    }
  }

  /// Leaves the container entered last.
  private mutating func leave() throws(MappingError) {
    guard var container = containers.popLast() else { return }
    if var sorting = container.sorting.take() {
      sorting.add(result, nextAt: index)
      try sort(&sorting.members)
      result = sorting.outer
      containers.append(container)
      for (position, member) in sorting.members.enumerated() {
        if position > 0 { result.append(UInt8(ascii: ",")) }
        breakLine()
        result += member.text
      }
      containers.removeLast()
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
  /// Formats a number, or true, false or null.
  private mutating func formatWord() throws(MappingError) {
    let start = index
    repeat {
      index += 1
    } while index < source.count && source[index] > 0x20 && !",]}:".utf8.contains(source[index])
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

  private mutating func formatString() {
    let start = index
    index += 1
    while index < source.count, source[index] != UInt8(ascii: "\"") {
      index += source[index] == 0x5C ? 2 : 1
    }
    index = min(index + 1, source.count)
    let text = source[start..<index]
    if let last = containers.indices.last, containers[last].expectsKey {
      containers[last].expectsKey = false
      containers[last].sorting?.key = JSONText.unquoted(String(decoding: text, as: UTF8.self))
    }
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
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] { append(unit) }
      } else {
        result += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
  }

  private mutating func append(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    result += "\\u".utf8
    result += repeatElement(0x30, count: 4 - digits.utf8.count)
    result += digits.utf8
  }
}
