import MaquetteCore

/// Parses the text of a query.
struct JSONQueryParser {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws(MappingError) -> [JSONQuery.Segment] {
    guard take("$") else { throw failure("'$'") }
    var segments: [JSONQuery.Segment] = []
    while index < scalars.count {
      passSpace()
      if take(".") {
        let isDeep = take(".")
        let selectors = isDeep && take("[") ? try bracketed() : [try dotted()]
        segments.append(.init(selectors: selectors, isDeep: isDeep))
      } else if take("[") {
        segments.append(.init(selectors: try bracketed(), isDeep: false))
      } else {
        throw failure("'.' or '['")
      }
    }
    return segments
  }

  /// Parses the text after a dot: a name, or `*`.
  private mutating func dotted() throws(MappingError) -> JSONQuery.Selector {
    if take("*") { return .all }
    let start = index
    while let next = peek, Self.isNamePart(next, isFirst: index == start) { index += 1 }
    guard index > start else { throw failure("a name or '*'") }
    return .key(string(start..<index))
  }

  private mutating func bracketed() throws(MappingError) -> [JSONQuery.Selector] {
    var selectors: [JSONQuery.Selector] = []
    repeat {
      passSpace()
      selectors.append(try selector())
      passSpace()
    } while take(",")
    guard take("]") else { throw failure("',' or ']'") }
    return selectors
  }

  private mutating func selector() throws(MappingError) -> JSONQuery.Selector {
    if take("*") { return .all }
    if peek == "'" || peek == "\"" { return .key(try quoted()) }
    let start = try integer()
    passSpace()
    guard take(":") else {
      guard let start else { throw failure("a name in quotes, an index, a slice or '*'") }
      return .index(start)
    }
    passSpace()
    let end = try integer()
    passSpace()
    guard take(":") else { return .slice(start: start, end: end, step: 1) }
    passSpace()
    return .slice(start: start, end: end, step: try integer() ?? 1)
  }

  /// Parses an integer without leading zeros that a double holds exactly; nil if there is none.
  private mutating func integer() throws(MappingError) -> Int? {
    let start = index
    let isNegative = take("-")
    let digits = index
    while let next = peek, ("0"..."9").contains(next) { index += 1 }
    guard index > start else { return nil }
    let hasLeadingZero = scalars[digits..<index].first == "0" && (index - digits > 1 || isNegative)
    guard let value = Int(string(start..<index)), !hasLeadingZero,
      value.magnitude < 1 << 53
    else {
      index = start
      throw failure("an integer")
    }
    return value
  }

  private mutating func quoted() throws(MappingError) -> String {
    let quote = scalars[index]
    index += 1
    var json = "\""
    while let next = peek, next != quote {
      index += 1
      if next == "\\", let escaped = peek {
        index += 1
        // Inside these quotes only this kind has an escape.
        guard escaped == quote || escaped != "'" && escaped != "\"" else {
          throw failure("a name in quotes")
        }
        json += escaped == "'" ? "'" : "\\" + String(escaped)
      } else {
        json += next == "\"" ? "\\\"" : String(next)
      }
    }
    guard take(quote), let name = try? AnyValue(json: json + "\"").string else {
      throw failure("a name in quotes")
    }
    return name
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  private mutating func passSpace() {
    while let next = peek, " \t\n\r".unicodeScalars.contains(next) { index += 1 }
  }

  private func string(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  private static func isNamePart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_", "\u{80}"...: true
    case "0"..."9": !isFirst
    default: false
    }
  }

  private func failure(_ expected: String) -> MappingError {
    let found = peek.map { "'\($0)'" } ?? "the end of the query"
    return MappingError(
      .invalidValue, expected: expected,
      found: "\(found) at \(index) of \(JSONText.quoted(text).abbreviated)")
  }
}
