import MaquetteCore

/// A model whose place accepts anything: an invalid place becomes the default.
struct Guarded: Equatable {
  var place = Place(name: "nowhere")
}

extension Guarded: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Guarded>()
    properties.add(
      "place", \.place, [.missing, .null, .invalid], default: { Place(name: "nowhere") })
    return __StructDecodingTable("Guarded", properties, paths: "place;")
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}
