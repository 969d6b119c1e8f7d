import AgreementSupport
import Foundation
import Maquette
import Testing

@Suite("Kept keys that are no text")
struct ExtrasKeyTests {
  @Mappable enum Day: String, MappableKey { case monday, tuesday }

  @Mappable struct Hours: Equatable {
    var id = 0
    @CodableExtras var rest: [Day: Int]
  }

  @Mappable(conversions: .strict) struct Numbered: Equatable {
    var id = 0
    @CodableExtras var rest: [Int: AnyValue]
  }

  @Mappable final class Object {
    var id = 0
    @CodableExtras var rest: [UUID: Int] = [:]
  }

  // Features: 53, 54
  @Test("Any type that is the key of a dictionary is one here") func keys() throws {
    try expectRoundTrip(
      Hours(id: 1, rest: [.tuesday: 3, .monday: 2]), #"{"id":1,"monday":2,"tuesday":3}"#)
    try expectRoundTrip(Numbered(id: 1, rest: [10: "a", 9: 1]), #"{"id":1,"10":"a","9":1}"#)
    let id = UUID()
    #expect(try Object(json: #"{"\#(id.uuidString)":5}"#).rest == [id: 5])
  }

  @Test("A key that is not convertible is an error with its location") func wrongKeys() throws {
    for type in [Hours.self, Numbered.self] as [any (MappingDecodable & Equatable).Type] {
      let error = try #require(throws: MappingError.self) { _ = try type.init(json: #"{"x":1}"#) }
      #expect(error.code == .invalidValue && error.path.description == "x")
    }
  }

  @Test func updates() throws {
    var hours = Hours(id: 1, rest: [.monday: 2])
    try JSONMapper().update(&hours, from: #"{"tuesday":5}"#)
    #expect(hours.rest == [.monday: 2, .tuesday: 5])
  }
}
