import MaquetteCore

/// A model with a field of every kind.
struct Person: Equatable {
  var id: Int
  var name: String
  var score: Double?
  var tags: [String] = []
  var place: Place?
  var isAdmin = false
  var friends: [Person] = []
}

extension Person: nonisolated ReadInPlace {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __layout: __StructDecodingTable = {
    var properties = __StructProperties<Person>()
    properties.add("id", \.id)
    properties.add("name", \.name)
    properties.add("score", \.score)
    properties.add("tags", \.tags, .initial, default: { [] })
    properties.add("place", \.place)
    properties.add("isAdmin", \.isAdmin, [.missing, .null, .invalid], default: { false })
    properties.add("friends", \.friends, .initial, default: { [] })
    return __StructDecodingTable(
      "Person", properties, paths: "id;name;score;tags;place;is_admin;friends;")
  }()

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static let __output = __StructEncodingTable(__layout)
}
