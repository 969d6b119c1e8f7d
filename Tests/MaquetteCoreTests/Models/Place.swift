import MaquetteCore

// Hand-written code in the form that `@Mappable` generates. The core is usable without the macro,
// and these models test that.

struct Place: Equatable {
  var name: String
  var country: String = "?"
}

extension Place: nonisolated MaquetteCore.FlattenedDecodable,
  nonisolated MaquetteCore.FlattenedEncodable
{
  struct __Fields: MaquetteCore.__FieldAccumulator {
    var name: String?
    var country: String?
    var failedKeys: [String]?

    init() {}

    static var modelName: String { "Place" }

    static let table = __KeyTable(keys: ["name", "country"])
    static var keys: __KeyTable { table }

    @inline(__always)
    mutating func readField<R: MappingReader & ~Copyable>(
      _ slot: Int, from reader: inout R
    ) throws(ReadFailure) {
      switch slot {
      case 0: try reader.readField(into: &name)
      case 1: try reader.readField(into: &country, .nullIsAbsent)
      default: break
      }
    }

    @inline(__always)
    var isComplete: Bool { !__Field.isAbsent(name) }

    var missingFields: [__MissingField] {
      __Field.isAbsent(name) ? [__MissingField(keys: ["name"], property: "name")] : []
    }
  }

  init(__fields fields: consuming __Fields) {
    self.name = __Field.take(&fields.name)
    self.country = fields.country ?? "?"
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __fields(of model: Place) -> __Fields {
    var fields = __Fields()
    fields.name = model.name
    fields.country = model.country
    return fields
  }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    self.init(__fields: try reader.__readModel(__Fields.self))
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    self.init(__fields: try reader.__readModel(__Fields.self))
  }

  mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    self = Self(__fields: try reader.__changedFields(Self.__fields(of: self)))
  }

  mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    self = Self(__fields: try reader.__changedFields(Self.__fields(of: self)))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @inline(__always)
  func __write<W: MappingWriter & ~Copyable>(to writer: inout W) throws(WriteFailure) {
    try writer.writeField(__StaticKey(json: "\"name\":"), name)
    try writer.writeField(__StaticKey(json: "\"country\":"), country)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  func __writeFields(to writer: inout JSONWriter) throws(WriteFailure) {
    try __write(to: &writer)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  func __writeFields(to writer: inout ValueWriter) throws(WriteFailure) {
    try __write(to: &writer)
  }
}
