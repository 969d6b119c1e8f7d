import MaquetteCore

/// A model with a property of every kind that the core supports; fuzzing and the differential tests
/// decode any text to it.
struct Specimen: Equatable {
  var byte: Int8?
  var natural: UInt64?
  var wide: Int128?
  var double: Double?
  var float: Float?
  var flag: Bool?
  var text: String?
  var letter: Character?
  var numbers: [Int] = []
  var gaps: [Double?] = []
  var words: Set<String> = []
  var byName: [String: Int] = [:]
  var byNumber: [Int: AnyValue] = [:]
  var color: Color?
  var moment: Timestamp?
  var bytes: [UInt8]?
  var tolerant = 0
  var anything: AnyValue?
  var child: Child?
  var children: [Specimen] = []

  /// A raw value of text.
  enum Color: String, CaseIterable, MappingDecodable, MappingEncodable {
    case red, green
    case darkBlue = "dark blue"
  }
}

extension Specimen {
  /// A nested model with a key that needs escapes and one that is not ASCII.
  struct Child: Equatable {
    var id: Int
    var quote: String?
    var grüße: Bool?
  }
}

extension Specimen: MappingDecodable, MappingEncodable {
  struct Fields: __FieldAccumulator {
    var model = Specimen()
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Specimen" }

    static let keys = __KeyTable(keys: [
      "byte", "natural", "wide", "double", "float", "flag", "text", "letter", "numbers", "gaps",
      "words", "by_name", "by_number", "color", "moment", "bytes", "tolerant", "anything", "child",
      "children",
    ])

    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      switch slot {
      case 0: model.byte = try reader.read(Int8?.self)
      case 1: model.natural = try reader.read(UInt64?.self)
      case 2: model.wide = try reader.read(Int128?.self)
      case 3: model.double = try reader.read(Double?.self)
      case 4: model.float = try reader.read(Float?.self)
      case 5: model.flag = try reader.read(Bool?.self)
      case 6: model.text = try reader.read(String?.self)
      case 7: model.letter = try reader.read(Character?.self)
      case 8: model.numbers = try reader.read([Int].self)
      case 9: model.gaps = try reader.read([Double?].self)
      case 10: model.words = try reader.read(Set<String>.self)
      case 11: model.byName = try reader.read([String: Int].self)
      case 12: model.byNumber = try reader.read([Int: AnyValue].self)
      case 13: model.color = try reader.read(Color?.self)
      case 14: try readMoment(from: &reader)
      case 15: try readBytes(from: &reader)
      case 16: try readTolerant(from: &reader)
      case 17: model.anything = try reader.read(AnyValue?.self)
      case 18: model.child = try reader.read(Child?.self)
      default: model.children = try reader.read([Specimen].self)
      }
    }

    private mutating func readMoment<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) {
      var moment: Timestamp??
      try reader.readField(into: &moment, by: TimestampStrategy.automatic)
      model.moment = moment ?? nil
    }

    private mutating func readBytes<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) {
      var bytes: [UInt8]??
      try reader.readField(into: &bytes, by: BytesStrategy.base64)
      model.bytes = bytes ?? nil
    }

    private mutating func readTolerant<R: MappingReader & ~Copyable>(
      from reader: inout R
    ) throws(ReadFailure) {
      var number: Int?
      try reader.readField(into: &number, [.nullIsAbsent, .invalidIsAbsent])
      model.tolerant = number ?? 0
    }

    var isComplete: Bool { true }
    var missingFields: [__MissingField] { [] }
  }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.__readModel(Fields.self).model
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.__readModel(Fields.self).model
  }

  func write(to writer: inout JSONWriter) throws(WriteFailure) { try writeAll(to: &writer) }

  func write(to writer: inout ValueWriter) throws(WriteFailure) { try writeAll(to: &writer) }

  private func writeAll<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
    try writer.beginObject()
    try writer.writeField(__StaticKey(json: "\"byte\":"), byte)
    try writer.writeField(__StaticKey(json: "\"natural\":"), natural)
    try writer.writeField(__StaticKey(json: "\"wide\":"), wide)
    try writer.writeField(__StaticKey(json: "\"double\":"), double)
    try writer.writeField(__StaticKey(json: "\"float\":"), float)
    try writer.writeField(__StaticKey(json: "\"flag\":"), flag)
    try writer.writeField(__StaticKey(json: "\"text\":"), text)
    try writer.writeField(__StaticKey(json: "\"letter\":"), letter)
    try writer.writeField(__StaticKey(json: "\"numbers\":"), numbers)
    try writer.writeField(__StaticKey(json: "\"gaps\":"), gaps)
    try writer.writeField(__StaticKey(json: "\"words\":"), words)
    try writer.writeField(__StaticKey(json: "\"by_name\":"), byName)
    try writer.writeField(__StaticKey(json: "\"by_number\":"), byNumber)
    try writer.writeField(__StaticKey(json: "\"color\":"), color)
    try writer.writeField(__StaticKey(json: "\"moment\":"), moment, by: TimestampStrategy.automatic)
    try writer.writeField(__StaticKey(json: "\"bytes\":"), bytes, by: BytesStrategy.base64)
    try writer.writeField(__StaticKey(json: "\"tolerant\":"), tolerant)
    try writer.writeField(__StaticKey(json: "\"anything\":"), anything)
    try writer.writeField(__StaticKey(json: "\"child\":"), child)
    try writer.writeField(__StaticKey(json: "\"children\":"), children)
    writer.endObject()
  }
}

extension Specimen.Child: MappingDecodable, MappingEncodable {
  struct Fields: __FieldAccumulator {
    var id: Int?
    var quote: String??
    var grüße: Bool??
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Child" }
    static let keys = __KeyTable(keys: ["id", "a \"quote\"", "grüße"])

    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      switch slot {
      case 0: try reader.readField(into: &id)
      case 1: try reader.readField(into: &quote)
      default: try reader.readField(into: &grüße)
      }
    }

    var isComplete: Bool { id != nil }

    var missingFields: [__MissingField] {
      id == nil ? [__MissingField(keys: ["id"], property: "id")] : []
    }
  }

  init(_ fields: consuming Fields) {
    id = __Field.take(&fields.id)
    quote = __Field.take(&fields.quote)
    grüße = __Field.take(&fields.grüße)
  }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(try reader.__readModel(Fields.self))
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(try reader.__readModel(Fields.self))
  }

  func write(to writer: inout JSONWriter) throws(WriteFailure) { try writeAll(to: &writer) }

  func write(to writer: inout ValueWriter) throws(WriteFailure) { try writeAll(to: &writer) }

  private func writeAll<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
    try writer.beginObject()
    try writer.writeField(__StaticKey(json: "\"id\":"), id)
    try writer.writeField(__StaticKey(json: "\"a \\\"quote\\\"\":"), quote)
    try writer.writeField(__StaticKey(json: "\"grüße\":"), grüße)
    writer.endObject()
  }
}
