import Foundation
import Maquette
import Testing

@Suite("Configuration from outside")
struct ConfigurationTests {
  private let flat =
    #"{"id_str":"9","text":"Hi","latitude":-23.5,"longitude":-46.6,"distance":100}"#

  private var posts: ModelConfiguration {
    .model(Post.self)
      .naming(.snakeCase)
      .key("text", for: "tweetText")
      .aggregate("latitude", "longitude", into: "point")
      .aggregate("point", "distance", into: "location")
  }

  private func mapper(_ configuration: MappingConfiguration) -> JSONMapper {
    JSONMapper(options: .init(unknownKeys: .reject, configuration: configuration))
  }

  // Features: 4.6, 51
  @Test("Flat keys become nested objects, and flat keys again")
  func aggregates() throws {
    let mapper = mapper(try MappingConfiguration(posts))
    let post = try mapper.decode(Post.self, from: flat)
    #expect(
      post.location == Location(distance: 100, point: Point(latitude: -23.5, longitude: -46.6)))
    #expect(post.idStr == "9" && post.tweetText == "Hi")
    #expect(
      try mapper.encodeString(post)
        == #"{"id_str":"9","text":"Hi","latitude":-23.5,"longitude":-46.6,"distance":100}"#)
  }

  // Features: 4.12
  @Test("The same configuration serves trees and dictionaries")
  func servesAllSources() throws {
    let configuration = try MappingConfiguration(posts)
    let post = try mapper(configuration).decode(Post.self, from: flat)
    let trees = ValueMapper(options: .init(configuration: configuration))
    #expect(try trees.decode(Post.self, from: AnyValue(json: flat)) == post)
    #expect(try trees.encode(post) == AnyValue(json: flat))
    let dictionaries = DictionaryMapper(options: .init(configuration: configuration))
    #expect(
      try dictionaries.decode(Post.self, from: AnyValue(json: flat).object?.dictionary ?? [:])
        == post)
  }

  @Test("Missing parts of an aggregate are reported by key; without any part it is nil")
  func partlyAggregates() throws {
    let mapper = mapper(try MappingConfiguration(posts))
    #expect(try mapper.decode(Post.self, from: #"{"id_str":"9"}"#).location == nil)
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Post.self, from: #"{"id_str":"9","distance":1,"latitude":2}"#)
    }
    #expect(error?.code == .missingKey)
    #expect(error?.path.description == "longitude")
  }

  @Test("Errors report the keys of the data, with line and column")
  func placesErrors() throws {
    let mapper = mapper(
      try MappingConfiguration(
        posts, .model(Owner.self).naming(.snakeCase).key("data", "tweets", for: "posts")))
    let text = """
      {"screen_name": "a", "data": {"tweets": [
        {"id_str": "1", "latitude": {}, "longitude": 1, "distance": 2}]}}
      """
    let error = #expect(throws: MappingError.self) { try mapper.decode(Owner.self, from: text) }
    #expect(
      error?.description
        == "expected Double at 'data.tweets[0].latitude' in Point, found an object (line 2, column 31)"
    )
    let report = mapper.decodeReporting(Owner.self, from: text)
    #expect(report.errors.first?.description == error?.description)
    #expect(report.value?.posts == [Post(idStr: "1")])
  }

  // Features: 4.4, 45, 46
  @Test("Key paths lead to properties, and are rebuilt on writing")
  func followsPaths() throws {
    let mapper = mapper(
      try MappingConfiguration(
        .model(Post.self).key("tweet", "key1", "key2", "text", for: "tweetText")))
    let text = #"{"idStr":"12345","tweet":{"key1":{"key2":{"text":"Some text"}}}}"#
    var post = try mapper.decode(Post.self, from: text)
    #expect(post == Post(idStr: "12345", tweetText: "Some text"))
    #expect(try mapper.encodeString(post) == text)
    try mapper.update(
      &post, from: #"{"idStr":"67890","tweet":{"key1":{"key2":{"text":"New Text"}}}}"#)
    #expect(post == Post(idStr: "67890", tweetText: "New Text"))
  }

  // Features: 4.2, 4.3, 37, 43
  @Test("A naming rule holds for all models, beside the keys that they declare")
  func names() throws {
    let mapper = mapper(try MappingConfiguration(naming: .snakeCase))
    let owner = try mapper.decode(
      Owner.self,
      from: #"""
        {"screen_name":"a","posts":[{"id_str":190957570511478784},{"idStr":"2","tweet_text":"t"}],
         "home_url":"http://a.b/"}
        """#)
    #expect(owner.screenName == "a")
    #expect(owner.posts == [Post(idStr: "190957570511478784"), Post(idStr: "2", tweetText: "t")])
    #expect(owner.homeURL?.host == "a.b")
    #expect(
      try mapper.encodeString(owner.posts[1]) == #"{"id_str":"2","tweet_text":"t"}"#)
  }

  // Features: 3.3, 30
  @Test("Two properties swap their keys, and the first of several places counts")
  func swapsKeys() throws {
    let swapped = mapper(
      try MappingConfiguration(
        .model(Point.self).key("longitude", for: "latitude").key("latitude", for: "longitude")))
    #expect(
      try swapped.decode(Point.self, from: #"{"latitude":1.5,"longitude":2.5}"#)
        == Point(latitude: 2.5, longitude: 1.5))
    #expect(
      try swapped.encodeString(Point(latitude: 2.5, longitude: 1.5))
        == #"{"longitude":2.5,"latitude":1.5}"#)
    let several = JSONMapper(
      options: .init(
        configuration: try MappingConfiguration(
          .model(Post.self).key("a", for: "tweetText").key("b", "c", for: "tweetText"))))
    #expect(
      try several.decode(Post.self, from: #"{"idStr":"1","b":{"c":"x"},"a":"y"}"#).tweetText == "y")
    #expect(try several.decode(Post.self, from: #"{"idStr":"1","b":{"c":"x"}}"#).tweetText == "x")
  }

  // Features: 4.7
  @Test("Dates are read and written by a pattern of their own")
  func readsDates() throws {
    let mapper = mapper(
      try MappingConfiguration(
        .model(Post.self).key("on", for: "createdAt")
          .dates("createdAt", by: .date("EEE MMM dd HH:mm:ss Z yyyy"))))
    let text = #"{"idStr":"1","tweetText":"","on":"Tue Mar 31 18:01:12 +0000 2009"}"#
    let post = try mapper.decode(Post.self, from: text)
    #expect(post.createdAt == Timestamp(secondsSince1970: 1_238_522_472))
    #expect(try mapper.encodeString(post) == text)
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Post.self, from: #"{"idStr":"1","on":"yesterday"}"#)
    }
    #expect(error?.path.description == "on")
    #expect(error?.location?.column == 19)
  }

  // Features: 3.5, 188
  @Test("Properties are left out by a black or a white list, in both directions")
  func leavesOut() throws {
    let black = JSONMapper(
      options: .init(
        configuration: try MappingConfiguration(.model(Post.self).ignoring("tweetText"))))
    let text = #"{"idStr":"1","tweetText":"t"}"#
    let post = try black.decode(Post.self, from: text)
    #expect(post == Post(idStr: "1"))
    #expect(try black.encodeString(Post(idStr: "1", tweetText: "t")) == #"{"idStr":"1"}"#)
    let white = JSONMapper(
      options: .init(configuration: try MappingConfiguration(.model(Post.self).only("idStr"))))
    #expect(try white.decode(Post.self, from: text) == post)
    #expect(try white.encodeString(Post(idStr: "1", tweetText: "t")) == #"{"idStr":"1"}"#)
  }

  // Features: 4.10
  @Test("The application parses a property, with the object and the property at hand")
  func parses() throws {
    let mapper = JSONMapper(
      options: .init(
        configuration: try MappingConfiguration(
          .model(Post.self).key("parts", for: "tweetText")
            .parsing("tweetText") { object, property, value in
              guard let parts = value.array else {
                throw MappingError(.invalidValue, expected: "parts of \(property.name)")
              }
              return parts.compactMap(\.string).joined(separator: object["glue"]?.string ?? "")
            })))
    let text = #"{"idStr":"1","glue":"-","parts":["a","b"]}"#
    #expect(try mapper.decode(Post.self, from: text).tweetText == "a-b")
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Post.self, from: #"{"idStr":"1","parts":7}"#)
    }
    #expect(
      error?.description
        == "expected parts of tweetText at 'parts' in Post, found number 7 (line 1, column 22)")
  }

  // Features: 4.9, 68
  @Test("The application makes the instance, with the data and the parent at hand")
  func makes() throws {
    let mapper = JSONMapper(
      options: .init(
        configuration: try MappingConfiguration(
          .model(Owner.self).naming(.snakeCase),
          .model(Post.self).making { data, parent in
            Post(idStr: "made", tweetText: parent?["screen_name"]?.string ?? "nobody")
          })))
    let owner = try mapper.decode(
      Owner.self, from: #"{"screen_name":"ada","posts":[{},{"tweetText":"x"}]}"#)
    #expect(
      owner.posts == [Post(idStr: "made", tweetText: "ada"), Post(idStr: "made", tweetText: "x")])
  }

  // Features: 4.5, 4.11
  @Test("The type of elements is given from outside; one object is a list of one")
  func readsElements() throws {
    let mapper = JSONMapper(
      options: .init(
        configuration: try MappingConfiguration(
          .model(Kennel.self).elements(of: "animals", as: Dog.self)
            .parsing("first") { _, _, _ in Dog() })))
    let kennel = try mapper.decode(
      Kennel.self, from: #"{"animals":[{"name":"Rex","barks":true}],"first":{}}"#)
    #expect((kennel.animals.first as? Dog)?.barks == true)
    #expect(kennel.first is Dog)
    let one = try mapper.decode(Kennel.self, from: #"{"animals":{"name":"Rex"}}"#)
    #expect(one.animals.count == 1 && one.animals[0] is Dog)
    let error = #expect(throws: MappingError.self) {
      try mapper.decode(Kennel.self, from: #"{"animals":[{},{"barks":[]}]}"#)
    }
    #expect(error?.path.description == "animals[1].barks")
    #expect(error?.location?.column == 25)
  }

  @Test("A parser of one property leaves optional properties of other types alone")
  func keepsOptionals() throws {
    let mapper = JSONMapper(
      options: .init(
        configuration: try MappingConfiguration(
          .model(Note.self).parsing("text") { _, _, value in value })))
    let note = try mapper.decode(Note.self, from: #"{"text":"a","date":0}"#)
    #expect(note.date == Date(timeIntervalSince1970: 0))
    #expect(throws: MappingError.self) {
      try mapper.decode(Note.self, from: #"{"text":"a","date":[]}"#)
    }
  }

  @Mappable struct Note {
    var text: String
    var date: Date?
  }

  // Features: 3.2
  @Test("Names that are no properties are refused")
  func refusesNames() {
    for wrong: ModelConfiguration in [
      .model(Post.self).key("a", for: "b"), .model(Post.self).ignoring("b"),
      .model(Post.self).only("b"), .model(Post.self).dates("b", by: .iso8601),
      .model(Post.self).parsing("b") { $2 }, .model(Post.self).aggregate("x", into: "b"),
    ] {
      let error = #expect(throws: MappingError.self) { try MappingConfiguration(wrong) }
      #expect(error?.description == "unknown key, expected a property of Post, found b")
    }
  }
}
