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

/// Keys that lie flat in the document and nested in the models.
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
      "Flat outside, nested inside", "Several flat keys become one model, and flat keys again.")
    let tweet = try PlacedTweet(json: json)
    Screen.show(json, as: ModelDescription.tree(of: tweet))
    Screen.note("written back: \(try tweet.jsonString())")
  }
}
