import MaquetteCore
import MaquetteXMLSyntax

/// Writes a tree as a property list in XML, as Apple's tools do.
struct XMLPropertyListPrinter {
  /// A container that is being written.
  private struct Frame {
    let value: AnyValue
    var index = 0
    var count: Int
  }

  private static let documentType =
    "plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\""

  /// How long a line of base64 is, its indentation counted as eight for each tab.
  private static let lineLength = 76

  private let roundsDates: Bool
  private var writer = XMLWriter(indentation: "\t", levelsAtMargin: 1)
  private var frames: [Frame] = []

  init(roundsDates: Bool) {
    self.roundsDates = roundsDates
  }

  /// Writes a tree.
  ///
  /// - Throws: `unencodable` with the path of what a property list in XML cannot hold.
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
        // The value is looked at once for all scalars up to the next container.
        switch frame.value {
        case .object(let object):
          while index < frame.count, frames.count == level {
            try writer.writeElement("key", text: object[index].key)
            try write(object[index].value)
            index += 1
          }
        case .array(let elements):
          while index < frame.count, frames.count == level {
            try write(elements[index])
            index += 1
          }
        default: break
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

  /// Writes a value, or begins to; the container around it then is at the next one.
  private mutating func write(_ value: AnyValue) throws(XMLWriter.Refusal) {
    let value = value.untagged
    switch value {
    case .object(let object): try open("dict", value, count: object.count)
    case .array(let elements): try open("array", value, count: elements.count)
    default:
      try writeScalar(value)
      advance()
    }
  }

  private mutating func advance() {
    if !frames.isEmpty { frames[frames.count - 1].index += 1 }
  }

  private mutating func open(
    _ name: String, _ value: AnyValue, count: Int
  ) throws(XMLWriter.Refusal) {
    try writer.startElement(name)
    advance()
    frames.append(Frame(value: value, count: count))
  }

  private mutating func writeScalar(_ value: AnyValue) throws(XMLWriter.Refusal) {
    switch value {
    case .bool(let bit):
      try writer.startElement(bit ? "true" : "false")
      writer.endElement()
    case .number(let number): try writeNumber(number)
    case .string(let text): try writer.writeElement("string", text: text)
    case .bytes(let bytes): try writeBytes(bytes)
    case .date(let moment): try writeDate(moment)
    // The frame leaves nulls out, and arrays with nulls are refused.
    case .null, .array, .object, .tagged:
      throw XMLWriter.Refusal(expected: "a value of a property list", found: value.kind.phrase)
    }
  }

  private mutating func writeNumber(_ number: AnyValue.Number) throws(XMLWriter.Refusal) {
    guard number.isWrittenAsInteger else { return try writeReal(number) }
    guard number.exactly(Int64.self) != nil || number.exactly(UInt64.self) != nil else {
      throw XMLWriter.Refusal(
        expected: "an integer from -2^63 to 2^64-1", found: number.description)
    }
    writer.writeElement("integer", plain: number.description)
  }

  private mutating func writeReal(_ number: AnyValue.Number) throws(XMLWriter.Refusal) {
    let value = number.double
    guard AnyValue.Number(value) == number else {
      throw XMLWriter.Refusal(
        expected: "a number that a double holds", found: number.description)
    }
    let text =
      value.isNaN
      ? "nan" : value.isFinite ? "\(value)" : value < 0 ? "-infinity" : "+infinity"
    writer.writeElement("real", plain: text)
  }

  private mutating func writeDate(_ moment: Timestamp) throws(XMLWriter.Refusal) {
    let whole = Timestamp(secondsSince2001: moment.secondsSince2001.rounded(.down))
    guard roundsDates || whole == moment else {
      throw XMLWriter.Refusal(
        expected: "a date of whole seconds, as XML property lists have them",
        found: "\(moment.secondsSince2001) seconds since 2001")
    }
    guard let text = ISO8601.text(of: whole) else {
      throw XMLWriter.Refusal(
        expected: "a date of the years 1 to 9999",
        found: "\(moment.secondsSince2001) seconds since 2001")
    }
    writer.writeElement("date", plain: text)
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

  /// The path of the value that is being written.
  private var path: MappingPath {
    MappingPath(
      frames.enumerated().map { level, frame in
        // Of outer containers the index is already that of the next value.
        let index = level < frames.count - 1 ? frame.index - 1 : min(frame.index, frame.count - 1)
        if case .object(let object) = frame.value { return .key(object[index].key) }
        return .index(index)
      })
  }
}
