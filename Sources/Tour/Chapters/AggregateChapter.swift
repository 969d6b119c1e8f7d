import Maquette

@Mappable
struct PlacedTweet {
  @CodingKey("tweet") var text: String
  @CodableFlattened var location: Location
}

@Mappable
struct Location {
  var distance: Double
  @CodableFlattened var point: Point
}

@Mappable
struct Point {
  var latitude: Double
  var longitude: Double
}

/// Keys that are flat in the document and nested in the models.
enum AggregateChapter {
  private static let json = """
    {
      "tweet": "Some text",
      "latitude": -23.588453,
      "longitude": -46.632103,
      "distance": 100
    }
    """

  static func run() throws {
    Screen.chapter(
      "Flat outside, nested inside",
      "Several flat keys decode to one nested model, which encodes to flat keys.")
    let tweet = try PlacedTweet(json: json)
    Screen.show(json, as: ModelDescription.tree(of: tweet))
    Screen.note("encoded again: \(try tweet.jsonString())")
  }
}
