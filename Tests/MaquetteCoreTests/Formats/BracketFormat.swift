import MaquetteCore

/// A format with a minimal grammar, to test what all formats share.
///
/// `(name=Ada;tags=[a;b])`: objects in parentheses, arrays in brackets, and all scalars are text
/// up to the next of `;)]=`. A line may end before a value. A member may be given as `name?`, which the parser repairs to an empty
/// text.
struct BracketFormat: TextFormat {
  /// Whether arrays may be omitted, so that single values replace them.
  var repeatsElements = false

  var traits: FormatTraits {
    var traits = FormatTraits()
    traits.scalarsAreText = true
    traits.absentArraysAreEmpty = repeatsElements
    traits.singleValuesAreArrays = repeatsElements
    traits.kinds = [.bool, .number, .string, .array, .object]
    traits.rootKinds = [.array, .object]
    traits.holdsNonFiniteNumbers = false
    return traits
  }

  func parse(
    _ source: Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    var parser = BracketParser(search: PathSearch([]))
    let value = try parser.value(nil, in: source, &reading)
    guard parser.offset == source.count else {
      throw MappingError(.trailingContent, at: parser.offset)
    }
    return value
  }

  func print(_ tree: AnyValue, _ options: EncodingOptions) -> [UInt8] { Array(text(of: tree).utf8) }

  private func text(of value: AnyValue) -> String {
    switch value {
    case .array(let elements): "[" + elements.map(text).joined(separator: ";") + "]"
    case .object(let object):
      "(" + object.map { "\($0.key)=\(text(of: $0.value))" }.joined(separator: ";") + ")"
    case .string(let text): text
    default: value.description
    }
  }

  func offsets(of paths: [MappingPath], in source: Span<UInt8>) -> [Int?] {
    var parser = BracketParser(search: PathSearch(paths))
    var reading = ParsingContext()
    _ = try? parser.value(nil, in: source, &reading)
    return parser.search.offsets
  }
}

private struct BracketParser {
  var search: PathSearch
  var offset = 0
  var steps: [MappingPath.Step] = []

  private func byte(in source: borrowing Span<UInt8>) -> UInt8? {
    offset < source.count ? source[offset] : nil
  }

  private mutating func text(in source: borrowing Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    while let byte = byte(in: source), !";)]=?".utf8.contains(byte) {
      bytes.append(byte)
      offset += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func value(
    _ step: MappingPath.Step?, in source: borrowing Span<UInt8>, _ reading: inout ParsingContext
  ) throws(MappingError) -> AnyValue {
    if byte(in: source) == 0x0A { offset += 1 }
    search.begin(step, at: offset)
    if let step { steps.append(step) }
    defer {
      search.end()
      if step != nil { steps.removeLast() }
    }
    guard let opening = byte(in: source), opening == 0x28 || opening == 0x5B else {
      return .string(text(in: source))
    }
    offset += 1
    let closing: UInt8 = opening == 0x28 ? 0x29 : 0x5D
    var object = AnyValue.Object()
    var elements: [AnyValue] = []
    while byte(in: source) != closing {
      if opening == 0x5B {
        elements.append(try value(.index(elements.count), in: source, &reading))
      } else {
        let start = offset
        let key = text(in: source)
        let mark = byte(in: source)
        guard mark == 0x3D || mark == 0x3F else {
          throw MappingError(
            .unexpectedCharacter, at: offset, path: MappingPath(steps), expected: "'='")
        }
        offset += 1
        if mark == 0x3F {
          reading.noteRepair(
            .invalidValue, at: start, path: MappingPath(steps + [.key(key)]), expected: "'='",
            resolution: "read as no text")
          object[key] = ""
        } else {
          object[key] = try value(.key(key), in: source, &reading)
        }
      }
      guard let next = byte(in: source), next == closing || next == 0x3B else {
        throw MappingError(
          byte(in: source) == nil ? .unexpectedEnd : .unexpectedCharacter, at: offset,
          path: MappingPath(steps))
      }
      if next == 0x3B { offset += 1 }
    }
    offset += 1
    return opening == 0x28 ? .object(object) : .array(elements)
  }
}
