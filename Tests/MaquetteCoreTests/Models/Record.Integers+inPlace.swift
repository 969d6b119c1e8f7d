import MaquetteCore

extension Record.Integers: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Record.Integers>()
    properties.read("int", \.int, .initial, default: { 0 })
    properties.read("int8", \.int8, .initial, default: { 0 })
    properties.read("int16", \.int16, .initial, default: { 0 })
    properties.read("int32", \.int32, .initial, default: { 0 })
    properties.read("int64", \.int64, .initial, default: { 0 })
    properties.read("uint", \.uint, .initial, default: { 0 })
    properties.read("uint8", \.uint8, .initial, default: { 0 })
    properties.read("uint16", \.uint16, .initial, default: { 0 })
    properties.read("uint32", \.uint32, .initial, default: { 0 })
    properties.read("uint64", \.uint64, .initial, default: { 0 })
    properties.read("maybeInt", \.maybeInt)
    properties.read("maybeInt8", \.maybeInt8)
    properties.read("maybeInt16", \.maybeInt16)
    properties.read("maybeInt32", \.maybeInt32)
    properties.read("maybeInt64", \.maybeInt64)
    properties.read("maybeUint", \.maybeUint)
    properties.read("maybeUint8", \.maybeUint8)
    properties.read("maybeUint16", \.maybeUint16)
    properties.read("maybeUint32", \.maybeUint32)
    properties.read("maybeUint64", \.maybeUint64)
    let keys = __KeyTable(keys: [
      "int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64",
      "maybeInt", "maybeInt8", "maybeInt16", "maybeInt32", "maybeInt64", "maybeUint",
      "maybeUint8", "maybeUint16", "maybeUint32", "maybeUint64",
    ])
    return __StructDecodingTable("Integers", keys: keys, properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output: __StructEncodingTable = {
    var properties = __StructProperties<Record.Integers>()
    properties.write([__StaticKey(json: "\"int\":")], \.int)
    properties.write([__StaticKey(json: "\"int8\":")], \.int8)
    properties.write([__StaticKey(json: "\"int16\":")], \.int16)
    properties.write([__StaticKey(json: "\"int32\":")], \.int32)
    properties.write([__StaticKey(json: "\"int64\":")], \.int64)
    properties.write([__StaticKey(json: "\"uint\":")], \.uint)
    properties.write([__StaticKey(json: "\"uint8\":")], \.uint8)
    properties.write([__StaticKey(json: "\"uint16\":")], \.uint16)
    properties.write([__StaticKey(json: "\"uint32\":")], \.uint32)
    properties.write([__StaticKey(json: "\"uint64\":")], \.uint64)
    properties.write([__StaticKey(json: "\"maybeInt\":")], \.maybeInt)
    properties.write([__StaticKey(json: "\"maybeInt8\":")], \.maybeInt8)
    properties.write([__StaticKey(json: "\"maybeInt16\":")], \.maybeInt16)
    properties.write([__StaticKey(json: "\"maybeInt32\":")], \.maybeInt32)
    properties.write([__StaticKey(json: "\"maybeInt64\":")], \.maybeInt64)
    properties.write([__StaticKey(json: "\"maybeUint\":")], \.maybeUint)
    properties.write([__StaticKey(json: "\"maybeUint8\":")], \.maybeUint8)
    properties.write([__StaticKey(json: "\"maybeUint16\":")], \.maybeUint16)
    properties.write([__StaticKey(json: "\"maybeUint32\":")], \.maybeUint32)
    properties.write([__StaticKey(json: "\"maybeUint64\":")], \.maybeUint64)
    return __StructEncodingTable(properties)
  }()
}
