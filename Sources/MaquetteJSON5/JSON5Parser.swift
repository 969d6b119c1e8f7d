import MaquetteCore
import MaquetteFormats

/// Parses JSON5 iteratively, one value after another.
struct JSON5Parser: ~Copyable {
  /// What the parser expects next.
  private enum State {
    /// A value; also the end of the array, if it is empty or trailing commas are allowed.
    case value(orEnd: Bool)

    /// A key; with `orEnd`, also the end of the object.
    case key(orEnd: Bool)

    /// A comma, or the end of the innermost container.
    case end
  }

  private var scanner: JSON5Scanner
  private var assembler: TreeAssembler
  private let allowsTrailingCommas: Bool

  /// Whether each open container is an object.
  private var areObjects: [Bool] = []

  init(
    _ source: Span<UInt8>, _ format: JSON5Format, _ options: DecodingOptions,
    search: PathSearch? = nil
  ) throws(MappingError) {
    if let offset = source.firstInvalidUTF8 { throw MappingError(.invalidUTF8, at: offset) }
    scanner = JSON5Scanner(source.array(0..<source.count), format, options)
    assembler = TreeAssembler(options, search: search)
    allowsTrailingCommas = format.allowsTrailingCommas
  }

  /// Finds the offsets of values in a document, up to its first error.
  static func offsets(
    of paths: [MappingPath], in source: Span<UInt8>, _ format: JSON5Format
  ) -> [Int?] {
    let search = PathSearch(paths)
    do throws(MappingError) {
      var parser = try JSON5Parser(source, format, DecodingOptions(), search: search)
      _ = try? parser.parse()
      return parser.assembler.offsets
    } catch {
      return paths.map { _ in nil }
    }
  }

  /// Parses the document.
  mutating func parse() throws(MappingError) -> AnyValue {
    do throws(MappingError) {
      try parseValues()
      try scanner.skipBlanks()
      guard scanner.isAtEnd else {
        throw MappingError(.trailingContent, at: scanner.offset, expected: "one value")
      }
    } catch {
      throw error.at(assembler.path)
    }
    return assembler.takeTree()
  }

  private mutating func parseValues() throws(MappingError) {
    var state = State.value(orEnd: false)
    while true {
      try scanner.skipBlanks()
      let outcome: TreeAssembler.Outcome
      switch state {
      case .value(let mayEnd):
        if mayEnd, scanner.byte == UInt8(ascii: "]") {
          outcome = try endContainer()
        } else if let begun = try beginContainer() {
          state = begun
          continue
        } else {
          let start = scanner.offset
          outcome = try assembler.add(try parseScalar(), at: start)
        }
      case .key(let mayEnd):
        if mayEnd, scanner.byte == UInt8(ascii: "}") {
          outcome = try endContainer()
        } else {
          try parseKey()
          state = .value(orEnd: false)
          continue
        }
      case .end:
        let isObject = areObjects.last == true
        if scanner.skip(",") {
          state = isObject ? .key(orEnd: allowsTrailingCommas) : .value(orEnd: allowsTrailingCommas)
          continue
        }
        guard scanner.byte == UInt8(ascii: isObject ? "}" : "]") else {
          throw scanner.unexpected(expecting: isObject ? "',' or '}'" : "',' or ']'")
        }
        outcome = try endContainer()
      }
      if case .finished = outcome { return }
      state = .end
    }
  }

  /// Begins an array or an object if its bracket comes next.
  private mutating func beginContainer() throws(MappingError) -> State? {
    let isObject = scanner.byte == UInt8(ascii: "{")
    guard isObject || scanner.byte == UInt8(ascii: "[") else { return nil }
    _ =
      try isObject
      ? assembler.beginObject(nil, at: scanner.offset)
      : assembler.beginArray(nil, at: scanner.offset)
    areObjects.append(isObject)
    scanner.offset += 1
    return isObject ? .key(orEnd: true) : .value(orEnd: true)
  }

  private mutating func endContainer() throws(MappingError) -> TreeAssembler.Outcome {
    scanner.offset += 1
    areObjects.removeLast()
    return try assembler.endByBreak()
  }

  private mutating func parseKey() throws(MappingError) {
    switch scanner.byte {
    case UInt8(ascii: "\""): assembler.addKey(try scanner.scanString())
    case UInt8(ascii: "'") where scanner.isJSON5: assembler.addKey(try scanner.scanString())
    default:
      guard scanner.isJSON5, !scanner.isAtEnd else {
        throw scanner.unexpected(expecting: "a key in quotes, or the end of the object")
      }
      assembler.addKey(try scanner.scanIdentifier())
    }
    try scanner.skipBlanks()
    guard scanner.skip(":") else { throw scanner.unexpected(expecting: "':'") }
  }

  private mutating func parseScalar() throws(MappingError) -> AnyValue {
    switch scanner.byte {
    case UInt8(ascii: "\""): return .string(try scanner.scanString())
    case UInt8(ascii: "'") where scanner.isJSON5: return .string(try scanner.scanString())
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      return .number(try scanner.scanNumber())
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
      guard scanner.isJSON5 else { break }
      return .number(try scanner.scanNumber())
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      let start = scanner.offset
      let value: AnyValue? =
        scanner.skip(word: "true")
        ? true : scanner.skip(word: "false") ? false : scanner.skip(word: "null") ? .null : nil
      if let value, scanner.scalar?.scalar.continuesIdentifier != true { return value }
      scanner.offset = start
    default: break
    }
    throw scanner.unexpected(expecting: "a value")
  }
}
