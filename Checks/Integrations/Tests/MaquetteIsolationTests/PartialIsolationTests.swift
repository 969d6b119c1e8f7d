import Maquette
import Testing

@Suite("Partials under a main-actor default")
struct PartialIsolationTests {
  @Mappable @CodablePartial
  struct User: Equatable {
    var name: String
    var email: String?
    @CodableNestedPartial var inner: Inner?
  }

  @Mappable @CodablePartial
  struct Inner: Equatable {
    @CodableDefault(3) var count: Int
  }

  // Features: 199
  @Test("A partial is nobody's")
  nonisolated func partials() async throws {
    let partial = try User.Partial(json: #"{"email":null,"inner":{}}"#)
    let user = try User(json: #"{"name":"A","email":"e"}"#).applying(partial)
    #expect(try user.jsonString() == #"{"name":"A","inner":{"count":3}}"#)
    #expect(User.Partial(from: user, to: user).isEmpty)
  }
}
