import Maquette
import Testing

extension MappingProfile {
  fileprivate static let short: MappingProfile = "short"
}

@Mappable
private struct Place: Equatable {
  var townName: String?
  @CodingKey("z", in: .short) @DecodableAlias("zip") var postCode: Int?
}

@Mappable
private class Item {
  @CodingKey("n", in: .short) var itemName: String?
  init() {}
}

@Mappable
private final class Parcel: Item {
  @CodingKey("w", in: .short) @CodingKey(path: "size.weight") var weight = 0
  @CodableFlattened(prefix: "to_") var target: Place?
}

@Mappable
private struct Open {
  var ownName: String?
  @CodableExtras var rest: [String: AnyValue]
}

/// The keys that lead to a property depend on the call: properties are present under all of them.
@Suite("Which properties are present under the options of a call")
struct TrackedKeyTests {
  private func names(_ text: String, _ options: DecodingOptions) throws -> [Set<String>] {
    let parsed = try AnyValue(json: text)
    let json = JSONMapper(options: .init(decoding: options))
    let tree = ValueMapper(options: .init(decoding: options))
    var updated = try json.decode(PresenceTracked<Parcel>.self, from: "{}")
    try json.update(&updated, from: text)
    return [
      try json.decode(PresenceTracked<Parcel>.self, from: text).properties,
      try tree.decode(PresenceTracked<Parcel>.self, from: parsed).properties, updated.properties,
    ]
  }

  private func expect(
    _ expected: Set<String>, _ text: String, _ options: DecodingOptions,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for found in try names(text, options) {
      #expect(found == expected, "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test("Under a configuration") func configured() throws {
    let snake = DecodingOptions(configuration: try MappingConfiguration(naming: .snakeCase))
    try expect(["itemName", "target"], #"{"item_name": "a", "to_town_name": "b"}"#, snake)
    try expect(["itemName"], #"{"itemName": "a", "other": 1}"#, snake)
    let mapper = JSONMapper(options: .init(decoding: snake))
    let open = try mapper.decode(PresenceTracked<Open>.self, from: #"{"own_name": "a"}"#)
    #expect(open.properties == ["ownName"])
    let moved = DecodingOptions(
      configuration: try MappingConfiguration(
        .model(Parcel.self).key("info", "name", for: "itemName").ignoring("weight"),
        .model(Place.self).key("code", for: "postCode")))
    try expect(
      ["itemName", "target"],
      #"{"info": {"name": "a"}, "size": {"weight": 3}, "to_code": 1}"#, moved)
  }

  @Test("Under a profile") func profile() throws {
    let short = DecodingOptions(conventions: .init(profile: .short))
    try expect(["itemName", "weight", "target"], #"{"n": "a", "w": 3, "to_z": 1}"#, short)
    try expect([], #"{"itemName": "a"}"#, short)
    try expect(["itemName", "weight"], #"{"itemName": "a", "size": {"weight": 3}}"#, .init())
  }

  @Test("With other spellings of keys") func matched() throws {
    let loose = DecodingOptions(keys: .ignoringCaseAndSeparators)
    try expect(
      ["itemName", "weight", "target"],
      #"{"ITEM_NAME": "a", "Size": {"Weight": 3}, "to_ZIP": 1}"#, loose)
    let mapper = JSONMapper(options: .init(decoding: loose))
    let open = try mapper.decode(PresenceTracked<Open>.self, from: #"{"OwnName": "a"}"#)
    #expect(open.properties == ["ownName"])
    let renamed = DecodingOptions(keys: .renamed { $0 == "q" ? "itemName" : $0 })
    try expect(["itemName"], #"{"q": "a"}"#, renamed)
  }
}
