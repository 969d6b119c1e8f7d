import Maquette

// Models that know nothing of the data below.

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

/// Data that differs from what the models declare, told from outside.
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
      "Configured from outside",
      "Models that cannot be edited, and data that they do not fit: keys, paths, dates, aggregates."
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
    Screen.note("written back: \(try mapper.encodeString(sighting))")
  }
}
