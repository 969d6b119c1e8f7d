import Maquette

// Models that do not match the data below.

@Mappable
struct Sighting {
  var place: Coordinates
  var observerName: String
  var seenOn: Timestamp?
}

@Mappable
struct Coordinates {
  var latitude: Double
  var longitude: Double
}

/// A configuration for data that differs from the models' declarations.
enum ConfigurationChapter {
  private static let json = """
    {
      "lat": -23.588453,
      "lon": -46.632103,
      "who": { "observer_name": "Ada" },
      "seen_on": "31.03.2009"
    }
    """

  static func run() throws {
    Screen.chapter(
      "Run-time configuration",
      "For models that cannot be edited: keys, paths, dates and aggregates that match the data."
    )
    let configuration = try MappingConfiguration(
      naming: .snakeCase,
      .model(Sighting.self)
        .key("who", "observer_name", for: "observerName")
        .aggregate("lat", "lon", into: "place")
        .dates("seenOn", by: .date("dd.MM.yyyy")),
      .model(Coordinates.self)
        .key("lat", for: "latitude")
        .key("lon", for: "longitude"))
    let mapper = JSONMapper(options: .init(configuration: configuration))
    let sighting = try mapper.decode(Sighting.self, from: json)
    Screen.show(json, as: ModelDescription.tree(of: sighting))
    Screen.note("encoded again: \(try mapper.encodeString(sighting))")
  }
}
