import MaquetteCore

/// The code that the macro generates for every plain struct, so that tests of the core define only
/// the two tables.
protocol ReadInPlace: FlattenedDecodable, FlattenedEncodable
where __Fields == __StructFields<Self> {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __layout: __StructDecodingTable { get }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __output: __StructEncodingTable { get }
}

extension ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __decodingKind: __DecodingKind { .structure(__layout) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __encodingKind: __EncodingKind { .structure(__output) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __fields(of model: Self) -> __StructFields<Self> { __StructFields(of: model) }

  init(__fields fields: consuming __StructFields<Self>) { self = fields.make() }

  init(from reader: inout JSONReader) throws(ReadFailure) {
    self = try reader.readStruct(Self.self, Self.__layout)
  }

  init(from reader: inout ValueReader) throws(ReadFailure) {
    self = try reader.readStruct(Self.self, Self.__layout)
  }

  mutating func update(from reader: inout JSONReader) throws(ReadFailure) {
    try reader.updateStruct(&self, Self.__layout)
  }

  mutating func update(from reader: inout ValueReader) throws(ReadFailure) {
    try reader.updateStruct(&self, Self.__layout)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  func __writeFields(to writer: inout JSONWriter) throws(WriteFailure) {
    try writer.writeProperties(of: self, Self.__output)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  func __writeFields(to writer: inout ValueWriter) throws(WriteFailure) {
    try writer.writeProperties(of: self, Self.__output)
  }
}
