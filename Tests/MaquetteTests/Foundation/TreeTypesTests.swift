import Foundation
import Maquette
import Testing

/// Parts of a tree as types of properties.
@Suite("Numbers and objects as properties")
struct TreeTypesTests {
  @Mappable struct Model: Equatable {
    var exact: AnyValue.Number
    var maybe: AnyValue.Number?
    var list: [AnyValue.Number] = []
    var members: AnyValue.Object
    var empty: AnyValue.Object?
  }

  private static let json =
    #"{"exact":1.50000000000000000000000000000000000000000001,"list":[1,-0,1e400],"#
    + #""members":{"z":1,"a":{"b":[null]}}}"#

  // Features: 116
  @Test("Are read and written to the digit, in order") func roundTrip() throws {
    let model = try Model(json: Self.json)
    #expect(try model.jsonString() == Self.json)
    #expect(try ValueMapper().decode(Model.self, from: ValueMapper().encode(model)) == model)
    #expect(model.members["z"] == 1)
    var changed = model
    try JSONMapper().update(&changed, from: #"{"exact":2,"members":{"y":1}}"#)
    #expect(changed.exact == AnyValue.Number(2) && changed.members == ["y": 1])
  }

  @Test("Follow the policy of conversions") func conversions() throws {
    #expect(try AnyValue.Number(json: #""12.50""#).description == "12.50")
    #expect(throws: MappingError.self) { try AnyValue.Number(json: "true") }
    let strict = JSONMapper(options: .init(conversions: .strict))
    #expect(throws: MappingError.self) { try strict.decode(AnyValue.Number.self, from: #""1""#) }
    let lenient = JSONMapper(options: .init(conversions: .lenient))
    #expect(try lenient.decode(AnyValue.Number.self, from: "true") == AnyValue.Number(1))
    for word in ["nil", "  ", ""] {
      let json = #"{"exact":1,"members":{},"maybe":"\#(word)"}"#
      #expect(try lenient.decode(Model.self, from: json).maybe == nil)
    }
    for (json, code) in [("[]", MappingError.Code.typeMismatch), ("null", .unexpectedNull)] {
      #expect(throws: MappingError(code)) { try plainly { try AnyValue.Number(json: json) } }
      #expect(throws: MappingError(code)) { try plainly { try AnyValue.Object(json: json) } }
    }
  }

  @Test("NaN and infinities follow the conventions") func nonFinite() throws {
    let infinite = AnyValue.Number(Double.infinity)
    #expect(throws: MappingError.self) { try infinite.jsonString() }
    let named = JSONMapper(options: .init(conventions: .init(nonFiniteNumbers: .names())))
    #expect(try named.encodeString(infinite) == #""Infinity""#)
    #expect(try named.decode(AnyValue.Number.self, from: #""Infinity""#) == infinite)
    #expect(try ValueMapper().encode(infinite) == .number(infinite))
  }

  /// The error with only its code.
  private func plainly<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as MappingError {
      throw MappingError(error.code)
    }
  }
}
