import MaquetteCore
import MaquetteFormats

/// An open container inside the value of a key.
struct TOMLLevel {
  /// An inline table, and its member whose value comes next; nil for an array.
  var table: (number: Int, target: TOMLTarget)?

  /// The nesting of the values in this container.
  let depth: Int
}

extension TOMLParser {
  /// Reads a value of any kind.
  mutating func parseValue() throws(MappingError) -> AnyValue {
    while true {
      if search != nil { noteValue() }
      guard var value = try parseScalar() else { continue }
      // A value may end any number of containers.
      while let level = levels.last {
        guard let ended = try add(value, to: level) else { break }
        value = ended
        levels.removeLast()
      }
      if levels.isEmpty { return value }
    }
  }

  /// Reads a scalar, or begins a container.
  ///
  /// - Returns: The value; nil if a container has begun, and its first value comes next.
  private mutating func parseScalar() throws(MappingError) -> AnyValue? {
    switch scanner.byte {
    case UInt8(ascii: "["):
      let depth = try depthInside()
      scanner.offset += 1
      try scanner.skipLines()
      if scanner.skip("]") { return .array([]) }
      levels.append(TOMLLevel(table: nil, depth: depth))
      elements.append([])
      return nil
    case UInt8(ascii: "{"):
      let depth = try depthInside()
      scanner.offset += 1
      try scanner.skipTableSpace()
      if scanner.skip("}") { return .object(AnyValue.Object()) }
      let table = tables.begin(depth: depth)
      let target = try parseKey(of: table, inside: levels.count)
      levels.append(TOMLLevel(table: (table, target), depth: tables.depth(of: target.table)))
      return nil
    default: return try scanner.scanScalar()
    }
  }

  /// Adds a value to the container around it.
  ///
  /// - Returns: The container, if it ended there.
  private mutating func add(_ value: AnyValue, to level: TOMLLevel) throws(MappingError)
    -> AnyValue?
  {
    guard let table = level.table else {
      let last = elements.count - 1
      guard elements[last].count < scanner.limits.elementCount else {
        throw MappingError(
          .tooManyElements, at: scanner.offset,
          expected: "at most \(scanner.limits.elementCount.counted("element"))")
      }
      elements[last].append(value)
      return try endElement() ? .array(elements.removeLast()) : nil
    }
    tables.setValue(value, at: table.target.position, of: table.target.table)
    guard let next = try endMember(of: table.number) else {
      return .object(tables.end(table.number))
    }
    levels[levels.count - 1] = TOMLLevel(
      table: (table.number, next), depth: tables.depth(of: next.table))
    return nil
  }

  /// Skips the separator after an element.
  ///
  /// - Returns: Whether the array ended there.
  private mutating func endElement() throws(MappingError) -> Bool {
    try scanner.skipLines()
    if scanner.skip("]") { return true }
    guard scanner.skip(",") else { throw scanner.unexpected(expecting: "',' or ']'") }
    try scanner.skipLines()
    return scanner.skip("]")
  }

  /// Skips the separator after a member of an inline table.
  ///
  /// - Returns: The member whose value comes next; nil if the table ended there.
  private mutating func endMember(of table: Int) throws(MappingError) -> TOMLTarget? {
    try scanner.skipTableSpace()
    if scanner.skip("}") { return nil }
    guard scanner.skip(",") else {
      throw scanner.unexpected(
        expecting: "',' or '}'",
        hint: scanner.lineEndLength > 0
          ? "in TOML 1.0 an inline table must end on the line where it begins" : nil)
    }
    try scanner.skipTableSpace()
    if scanner.is11, scanner.skip("}") { return nil }
    return try parseKey(of: table, inside: levels.count - 1)
  }

  /// The nesting of values in the container that begins at the current offset.
  private mutating func depthInside() throws(MappingError) -> Int {
    let depth = levels.last?.depth ?? target.map { tables.depth(of: $0.table) } ?? 0
    try tables.checkDepth(depth + 1, at: scanner.offset)
    return depth + 1
  }
}
