import MaquetteCore

extension Record.Detail: nonisolated ReadInPlace {
  typealias __Fields = __StructFields<Record.Detail>

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Record.Detail>()
    properties.add("title", \.title)
    properties.add("rating", \.rating)
    properties.add("count", \.count, .initial, default: { 1 })
    return __StructDecodingTable(
      "Detail", properties,
      paths: "title;rating;count;")
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}

extension Record.Point: nonisolated ReadInPlace {
  typealias __Fields = __StructFields<Record.Point>

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Record.Point>()
    properties.add("x", \.x)
    properties.add("y", \.y, [.missing, .null], default: { 0.5 })
    return __StructDecodingTable(
      "Point", properties,
      paths: "x;y;")
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}
