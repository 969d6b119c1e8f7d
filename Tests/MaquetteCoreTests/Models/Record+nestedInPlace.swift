import MaquetteCore

extension Record.Detail: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: StructDecodingTable = {
    var properties = StructProperties<Record.Detail>()
    properties.add("title", \.title)
    properties.add("rating", \.rating)
    properties.add("count", \.count, .initial, default: { 1 })
    let keys = KeyTable(keys: [
      "title", "rating", "count",
    ])
    return StructDecodingTable("Detail", keys: keys, properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = StructEncodingTable(__layout)
}

extension Record.Point: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: StructDecodingTable = {
    var properties = StructProperties<Record.Point>()
    properties.add("x", \.x)
    properties.add("y", \.y, [.missing, .null], default: { 0.5 })
    let keys = KeyTable(keys: [
      "x", "y",
    ])
    return StructDecodingTable("Point", keys: keys, properties)
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = StructEncodingTable(__layout)
}
