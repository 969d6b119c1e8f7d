import MaquetteCore
import MaquetteXMLSyntax

/// Prints a tree as an XML property list, in the layout of Apple's tools.
struct XMLPropertyListPrinter: ~Copyable {
  /// An open container.
  private struct Frame {
    let values: ContainedValues
    var index = 0
  }

  private static let documentType =
    "plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\""

  /// The length of a base64 line; each tab of its indentation counts as eight characters.
  private static let lineLength = 76

  private static let keyTags = XMLWriter.Tags("<key>", "</key>")
  private static let stringTags = XMLWriter.Tags("<string>", "</string>")
  private static let integerTags = XMLWriter.Tags("<integer>", "</integer>")
  private static let realTags = XMLWriter.Tags("<real>", "</real>")
  private static let dateTags = XMLWriter.Tags("<date>", "</date>")
  private static let trueTag = XMLWriter.Tags("<true/>")
  private static let falseTag = XMLWriter.Tags("<false/>")

  private let roundsDates: Bool
  private var writer = XMLWriter(indentation: "\t", levelsAtMargin: 1)
  private var frames: [Frame] = []

  init(roundsDates: Bool) {
    self.roundsDates = roundsDates
  }

  /// Prints a tree.
  ///
  /// - Throws: `unencodable` with the path of a value that an XML property list cannot represent.
  mutating func print(_ tree: AnyValue) throws(MappingError) -> [UInt8] {
    do throws(XMLWriter.Refusal) {
      writer.writeDeclaration()
      writer.writeDocumentType(Self.documentType)
      try writer.startElement("plist")
      try writer.writeAttribute("version", "1.0")
      try write(tree)
      while let frame = frames.last {
        let level = frames.count
        var index = frame.index
        // The switch runs once for all scalars up to the next container.
        switch frame.values {
        case .members(let members):
          while index < members.count, frames.count == level {
            try writer.writeElement(Self.keyTags, text: members[index].key)
            try write(members[index].value)
            index += 1
          }
        case .elements(let elements):
          while index < elements.count, frames.count == level {
            try write(elements[index])
            index += 1
          }
        }
        if frames.count == level {
          writer.endElement()
          frames.removeLast()
        }
      }
      writer.endElement()
      return writer.takeBytes()
    } catch {
      throw MappingError(
        .unencodable, at: path, expected: error.expected, found: error.found)
    }
  }

  /// Writes a scalar or begins a container, and moves the outer container to its next value.
  private mutating func write(_ value: AnyValue) throws(XMLWriter.Refusal) {
    let value = value.untagged
    switch value {
    case .object(let object): try open("dict", .members(object.members))
    case .array(let elements): try open("array", .elements(elements))
    default:
      try writeScalar(value)
      advance()
    }
  }

  private mutating func advance() {
    if !frames.isEmpty { frames[frames.count - 1].index += 1 }
  }

  private mutating func open(
    _ name: String, _ values: ContainedValues
  ) throws(XMLWriter.Refusal) {
    try writer.startElement(name)
    advance()
    frames.append(Frame(values: values))
  }

  private mutating func writeScalar(_ value: AnyValue) throws(XMLWriter.Refusal) {
    switch value {
    case .bool(let bit):
      writer.writeElement(bit ? Self.trueTag : Self.falseTag, plain: "")
    case .number(let number): try writeNumber(number)
    case .string(let text): try writer.writeElement(Self.stringTags, text: text)
    case .bytes(let bytes): try writeBytes(bytes)
    case .date(let moment): try writeDate(moment)
    // The frame skips nulls in objects, and arrays with nulls are rejected.
    case .null, .array, .object, .tagged:
      throw XMLWriter.Refusal(expected: "a value of a property list", found: value.kind.phrase)
    }
  }

  private mutating func writeNumber(_ number: AnyValue.Number) throws(XMLWriter.Refusal) {
    guard number.isWrittenAsInteger, !number.isNegativeZero else { return try writeReal(number) }
    if let integer = number.exactly(Int64.self) {
      writer.writeElement(Self.integerTags, integer: integer)
    } else if let integer = number.exactly(UInt64.self) {
      writer.writeElement(Self.integerTags, integer: integer)
    } else {
      throw XMLWriter.Refusal(
        expected: "an integer from -2^63 to 2^64-1", found: number.description)
    }
  }

  private mutating func writeReal(_ number: AnyValue.Number) throws(XMLWriter.Refusal) {
    let value = number.double
    guard AnyValue.Number(value) == number else {
      throw XMLWriter.Refusal(
        expected: "a number that a double can represent", found: number.description)
    }
    let text =
      value.isNaN
      ? "nan" : value.isFinite ? "\(value)" : value < 0 ? "-infinity" : "+infinity"
    writer.writeElement(Self.realTags, plain: text)
  }

  private mutating func writeDate(_ moment: Timestamp) throws(XMLWriter.Refusal) {
    let whole = Timestamp(secondsSince1970: moment.seconds, nanoseconds: 0)
    guard roundsDates || whole == moment else {
      throw XMLWriter.Refusal(
        expected: "a date in whole seconds, because XML property lists have no fractions",
        found: "\(moment.secondsSince2001) seconds since 2001")
    }
    guard let text = ISO8601.text(of: whole) else {
      throw XMLWriter.Refusal(
        expected: "a date in the years 1 to 9999",
        found: "\(moment.secondsSince2001) seconds since 2001")
    }
    writer.writeElement(Self.dateTags, plain: text)
  }

  private mutating func writeBytes(_ bytes: [UInt8]) throws(XMLWriter.Refusal) {
    try writer.startElement("data", isMixed: true)
    let lineStart = "\n" + String(repeating: "\t", count: frames.count)
    let digits = Array(Base64.encode(bytes).utf8)
    let length = max((Self.lineLength - 8 * frames.count) / 4 * 4, 4)
    for start in stride(from: 0, to: digits.count, by: length) {
      writer.writePlain(lineStart)
      writer.writePlain(
        String(decoding: digits[start..<min(start + length, digits.count)], as: UTF8.self))
    }
    writer.writePlain(lineStart)
    writer.endElement()
  }

  /// The path of the current value.
  private var path: MappingPath { MappingPath(in: frames.map { ($0.values, $0.index) }) }
}
