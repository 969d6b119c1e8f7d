import MaquetteCore

extension Record.Detail: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Record.Detail>()
    properties.add("title", \.title)
    properties.add("rating", \.rating)
    properties.add("count", \.count, .initial, default: { 1 })
    let keys = __KeyTable(keys: [
      "title", "rating", "count",
    ])
    return __StructDecodingTable("Detail", keys: keys, properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}

extension Record.Point: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Record.Point>()
    properties.add("x", \.x)
    properties.add("y", \.y, [.missing, .null], default: { 0.5 })
    let keys = __KeyTable(keys: [
      "x", "y",
    ])
    return __StructDecodingTable("Point", keys: keys, properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}
