import MaquetteCore

extension Record.Detail: nonisolated MaquetteCore.FieldReadable,
  nonisolated MaquetteCore.FieldWritable
{
  typealias __Fields = StructFields<Self>

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: StructLayout = {
    var properties = StructProperties<Record.Detail>()
    properties.add("title", \.title)
    properties.add("rating", \.rating)
    properties.add("count", \.count, .initial, default: { 1 })
    let keys = KeyTable(keys: [
      "title", "rating", "count",
    ])
    return StructLayout("Detail", keys: keys, properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __form: FieldForm { .structure(__layout) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output: StructOutput = {
    var properties = WrittenProperties<Record.Detail>()
    properties.add(StaticKey(json: "\"title\":"), \.title)
    properties.add(StaticKey(json: "\"rating\":"), \.rating)
    properties.add(StaticKey(json: "\"count\":"), \.count)
    return StructOutput(properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __written: WrittenForm { .structure(__output) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __fields(of model: Self) -> __Fields { __Fields(of: model) }

  init(__fields fields: consuming __Fields) { self = fields.make() }

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

extension Record.Point: nonisolated MaquetteCore.FieldReadable,
  nonisolated MaquetteCore.FieldWritable
{
  typealias __Fields = StructFields<Self>

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: StructLayout = {
    var properties = StructProperties<Record.Point>()
    properties.add("x", \.x)
    properties.add("y", \.y, [.missing, .null], default: { 0.5 })
    let keys = KeyTable(keys: [
      "x", "y",
    ])
    return StructLayout("Point", keys: keys, properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __form: FieldForm { .structure(__layout) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output: StructOutput = {
    var properties = WrittenProperties<Record.Point>()
    properties.add(StaticKey(json: "\"x\":"), \.x)
    properties.add(StaticKey(json: "\"y\":"), \.y)
    return StructOutput(properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static var __written: WrittenForm { .structure(__output) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func __fields(of model: Self) -> __Fields { __Fields(of: model) }

  init(__fields fields: consuming __Fields) { self = fields.make() }

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
