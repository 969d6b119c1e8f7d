import Maquette
import Testing

// Everything here belongs to the main actor unless it says otherwise.

@Mappable
struct Spot: Equatable {
  var latitude: Double
  var longitude = 0.5
}

@Mappable(fieldNaming: .snakeCase)
struct Visit: Equatable {
  let spotName: String
  var spot: Spot
  var tags: [String] = []
  @CodingKey(path: "meta.rating") var rating: Int?
  var mood: Mood = .good
  var move: Move?
  @CodableIgnored var isSelected = false
}

@Mappable
enum Mood: String { case good, bad }

@Mappable
enum Suit { case hearts, spades }

@Mappable
enum Move: Equatable {
  case quit
  case to(x: Int, y: Int = 0)
  case text(String)
}

@Mappable
nonisolated struct Box<Content> { var content: Content }

@Mappable
class Animal {
  var name: String
  init(name: String) { self.name = name }
}

@Mappable
final class Dog: Animal {
  var owner: String?
  var spot: Spot = Spot(latitude: 0)
}

@Mappable
nonisolated final class Free: Sendable {
  let id: Int
  init(id: Int) { self.id = id }
}

@MainActor @Mappable
struct Explicit {
  var name: String
  var inner: Dog?
}

@MainActor @Mappable
class ExplicitClass {
  var name = ""
}

@Suite("Default isolation to the main actor")
struct IsolationTests {
  @Test
  nonisolated func structsAndEnumsAreMappedOffTheMainActor() async throws {
    let json =
      #"{"spot_name":"x","spot":{"latitude":1,"longitude":2},"tags":[],"mood":"bad","move":{"to":{"x":1,"y":2}}}"#
    try await Task.detached {
      let visit = try Visit(json: json)
      #expect(visit.spot.longitude == 2)
      #expect(try visit.move?.jsonString() == #"{"to":{"x":1,"y":2}}"#)
      #expect(try visit.jsonString().hasPrefix(#"{"spot_name":"x","spot":{"lat"#))
      let box = try Box<[Visit]>(json: #"{"content":[]}"#)
      #expect(box.content.isEmpty)
      _ = try Free(json: #"{"id":1}"#)
      _ = try Suit(json: #""hearts""#)
    }.value
  }

  @Test
  func classesAreMappedOnTheMainActor() throws {
    let dog = try Dog(json: #"{"name":"Rex","owner":"Ada"}"#)
    #expect(dog.name == "Rex")
    #expect(
      try dog.jsonString()
        == #"{"name":"Rex","owner":"Ada","spot":{"latitude":0.0,"longitude":0.5}}"#)
    #expect(try Explicit(json: #"{"name":"x"}"#).name == "x")
    #expect(try ExplicitClass(json: "{}").name == "")
  }
}
