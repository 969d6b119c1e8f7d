import AgreementSupport
import Foundation
import Maquette
import Testing

/// A transparent struct that is a key is read and written as the same struct is as a value.
@Suite("Transparent structs as keys") struct TransparentKeyTests {
  @Mappable(transparent: true) struct Small: Hashable, MappableKey {
    @Validated(.range(1...5)) var value: Int
  }

  @Mappable(transparent: true) struct Name: Hashable, MappableKey {
    @Validated(.trimmed, .notEmpty) var value: String
  }

  @Mappable(transparent: true) struct Letter: Hashable, MappableKey {
    @CodableBy(.map(["a": 1, "b": 2])) var value: Int
  }

  @Mappable(transparent: true) struct Loud: Hashable, MappableKey {
    var value: String

    @CodableHook(.validate) func check() throws {
      if value == "!" { throw MappingError(.invalidValue, expected: "text") }
    }

    @CodableHook(.didDecode) mutating func shout() { value += "!" }
  }

  @Mappable(transparent: true) struct Strict: Hashable, MappableKey {
    @DecodableRules(conversions: .strict) var value: Int
  }

  @Mappable(transparent: true) struct Moment: Equatable {
    @CodableBy(.iso8601) var value: Date?
  }

  @Test func `Come back`() throws {
    try expectRoundTrip([Small(value: 5): 1], #"{"5":1}"#)
    try expectRoundTrip([Name(value: "a"): 1], #"{"a":1}"#)
    try expectRoundTrip([Letter(value: 2): 1], #"{"b":1}"#)
    try expectRoundTrip([Strict(value: 2): 1], #"{"2":1}"#)
  }

  @Test func `Obey rules of validation`() throws {
    #expect(try readError([Small: Int].self, #"{"9":1}"#).code == .invalidValue)
    #expect(try readError([Name: Int].self, #"{"":1}"#).code == .invalidValue)
    #expect(try readError([Letter: Int].self, #"{"c":1}"#).code == .invalidValue)
    #expect(try read([Name: Int].self, #"{" a ":1}"#) == [Name(value: "a"): 1])
  }

  @Test func `Call their hooks`() throws {
    #expect(try [Loud: Int](json: #"{"q":1}"#) == [Loud(value: "q!"): 1])
    #expect(throws: MappingError.self) { try [Loud: Int](json: #"{"":1}"#) }
  }

  @Test func `An optional property has a strategy in both directions`() throws {
    try expectRoundTrip(Moment(value: nil), "null")
    try expectRoundTrip(
      Moment(value: Date(timeIntervalSince1970: 0)), #""1970-01-01T00:00:00Z""#)
  }
}
