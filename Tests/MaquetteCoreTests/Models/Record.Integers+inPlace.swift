import MaquetteCore

extension Record.Integers: nonisolated ReadInPlace {
  typealias __Fields = __StructFields<Record.Integers>

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
    return __StructDecodingTable(
      "Integers", properties,
      paths: """
        int;int8;int16;int32;int64;uint;uint8;uint16;uint32;uint64;maybeInt;maybeInt8;\
        maybeInt16;maybeInt32;maybeInt64;maybeUint;maybeUint8;maybeUint16;maybeUint32;\
        maybeUint64;
        """)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output: __StructEncodingTable = {
    var properties = __StructProperties<Record.Integers>()
    properties.write("int;", \.int)
    properties.write("int8;", \.int8)
    properties.write("int16;", \.int16)
    properties.write("int32;", \.int32)
    properties.write("int64;", \.int64)
    properties.write("uint;", \.uint)
    properties.write("uint8;", \.uint8)
    properties.write("uint16;", \.uint16)
    properties.write("uint32;", \.uint32)
    properties.write("uint64;", \.uint64)
    properties.write("maybeInt;", \.maybeInt)
    properties.write("maybeInt8;", \.maybeInt8)
    properties.write("maybeInt16;", \.maybeInt16)
    properties.write("maybeInt32;", \.maybeInt32)
    properties.write("maybeInt64;", \.maybeInt64)
    properties.write("maybeUint;", \.maybeUint)
    properties.write("maybeUint8;", \.maybeUint8)
    properties.write("maybeUint16;", \.maybeUint16)
    properties.write("maybeUint32;", \.maybeUint32)
    properties.write("maybeUint64;", \.maybeUint64)
    return __StructEncodingTable(properties)
  }()
}
