import MaquetteCore

struct Place: Equatable {
  var name: String
  var country: String = "?"
}

extension Place: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Place>()
    properties.add("name", \.name)
    properties.add("country", \.country, .initial, default: { "?" })
    return __StructDecodingTable("Place", properties, paths: "name;country;")
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}
