import MaquetteCore

extension Record.Integers: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: StructLayout = {
    var properties = StructProperties<Record.Integers>()
    properties.add("int", \.int, .initial, default: { 0 })
    properties.add("int8", \.int8, .initial, default: { 0 })
    properties.add("int16", \.int16, .initial, default: { 0 })
    properties.add("int32", \.int32, .initial, default: { 0 })
    properties.add("int64", \.int64, .initial, default: { 0 })
    properties.add("uint", \.uint, .initial, default: { 0 })
    properties.add("uint8", \.uint8, .initial, default: { 0 })
    properties.add("uint16", \.uint16, .initial, default: { 0 })
    properties.add("uint32", \.uint32, .initial, default: { 0 })
    properties.add("uint64", \.uint64, .initial, default: { 0 })
    properties.add("maybeInt", \.maybeInt)
    properties.add("maybeInt8", \.maybeInt8)
    properties.add("maybeInt16", \.maybeInt16)
    properties.add("maybeInt32", \.maybeInt32)
    properties.add("maybeInt64", \.maybeInt64)
    properties.add("maybeUint", \.maybeUint)
    properties.add("maybeUint8", \.maybeUint8)
    properties.add("maybeUint16", \.maybeUint16)
    properties.add("maybeUint32", \.maybeUint32)
    properties.add("maybeUint64", \.maybeUint64)
    let keys = KeyTable(keys: [
      "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64",
      "maybeInt", "maybeInt8", "maybeInt16", "maybeInt32", "maybeInt64", "maybeUint",
      "maybeUint8", "maybeUint16", "maybeUint32", "maybeUint64",
    ])
    return StructLayout("Integers", keys: keys, properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output: StructOutput = {
    var properties = WrittenProperties<Record.Integers>()
    properties.add(StaticKey(json: "\"int\":"), \.int)
    properties.add(StaticKey(json: "\"int8\":"), \.int8)
    properties.add(StaticKey(json: "\"int16\":"), \.int16)
    properties.add(StaticKey(json: "\"int32\":"), \.int32)
    properties.add(StaticKey(json: "\"int64\":"), \.int64)
    properties.add(StaticKey(json: "\"uint\":"), \.uint)
    properties.add(StaticKey(json: "\"uint8\":"), \.uint8)
    properties.add(StaticKey(json: "\"uint16\":"), \.uint16)
    properties.add(StaticKey(json: "\"uint32\":"), \.uint32)
    properties.add(StaticKey(json: "\"uint64\":"), \.uint64)
    properties.add(StaticKey(json: "\"maybeInt\":"), \.maybeInt)
    properties.add(StaticKey(json: "\"maybeInt8\":"), \.maybeInt8)
    properties.add(StaticKey(json: "\"maybeInt16\":"), \.maybeInt16)
    properties.add(StaticKey(json: "\"maybeInt32\":"), \.maybeInt32)
    properties.add(StaticKey(json: "\"maybeInt64\":"), \.maybeInt64)
    properties.add(StaticKey(json: "\"maybeUint\":"), \.maybeUint)
    properties.add(StaticKey(json: "\"maybeUint8\":"), \.maybeUint8)
    properties.add(StaticKey(json: "\"maybeUint16\":"), \.maybeUint16)
    properties.add(StaticKey(json: "\"maybeUint32\":"), \.maybeUint32)
    properties.add(StaticKey(json: "\"maybeUint64\":"), \.maybeUint64)
    return StructOutput(properties)
  }()
}
