import AgreementSupport
import Maquette
import Testing

@Suite("Strategies of properties")
struct PropertyStrategyTests {
  struct Shouting: CodingStrategy {
    func decode<R: MappingReader & ~Copyable>(from reader: inout R) throws -> String {
      let text = try reader.readString()
      guard text == text.uppercased() else {
        throw MappingError(.invalidValue, expected: "a shout")
      }
      return text.lowercased()
    }

    func encode<W: MappingWriter & ~Copyable>(_ value: String, to writer: inout W) throws {
      writer.writeString(value.uppercased())
    }
  }

  @Mappable struct Model: Equatable {
    @CodableBy(.shouting) var both: String
    @DecodableBy(Shouting()) var read: String
    @EncodableBy(Shouting()) var written: String
    @CodableBy(Shouting()) var optional: String?
    @CodableBy(.shouting) var defaulted: String = "x"
    @CodableDefault("y", on: .missing, .invalid) @CodableBy(.shouting) var kept: String
    @CodableBy(.shouting) @CodingKey(path: "a.b") @DecodableAlias("c") var nested: String?
  }

  @Mappable struct Collected: Equatable {
    @CodableBy(.elements(of: .shouting)) var words: [String] = []
    @CodableBy(.uniqueElements(of: .shouting)) var names: Set<String>? = []
  }

  // Features: 94
  @Test("Empty collections are defaults of strategies too") func emptyCollections() throws {
    #expect(try read(Collected.self, "{}") == Collected())
    #expect(
      try read(Collected.self, #"{"words":["A"],"names":["B"]}"#)
        == Collected(words: ["a"], names: ["b"]))
  }

  @Test func aStrategyReadsAndWrites() throws {
    let json =
      #"{"both":"A","read":"B","written":"c","optional":"D","defaulted":"E","kept":"F","a":{"b":"G"}}"#
    let model = Model(
      both: "a", read: "b", written: "c", optional: "d", defaulted: "e", kept: "f", nested: "g")
    #expect(try read(Model.self, json) == model)
    #expect(
      try write(model)
        == #"{"both":"A","read":"b","written":"C","optional":"D","defaulted":"E","kept":"F","a":{"b":"G"}}"#
    )
  }

  @Test func missingAndNullValuesDoNotReachAStrategy() throws {
    let model = try read(
      Model.self,
      #"{"both":"A","read":"B","written":"c","optional":null,"defaulted":null,"kept":"no","c":"Z"}"#
    )
    #expect(model.optional == nil && model.defaulted == "x" && model.kept == "y")
    #expect(model.nested == "z")
    #expect(
      try readError(Model.self, #"{"both":null,"read":"B","written":"c"}"#).code == .unexpectedNull)
  }

  @Test func whatAStrategyThrowsHasAPlace() throws {
    let error = try readError(Model.self, #"{"both":"a","read":"B","written":"c"}"#)
    #expect(error.code == .invalidValue)
    #expect(error.path.description == "both")
    #expect(error.expected == "a shout")
  }

  @Mappable struct Generic<T> {
    @CodableBy(.shouting) var name: String
    var value: T?
  }

  @Test func aStrategySparesAGenericParameterItsConstraint() throws {
    #expect(try Generic<Int>(json: #"{"name":"A"}"#).name == "a")
  }
}

extension MappingStrategy where Self == PropertyStrategyTests.Shouting {
  static var shouting: PropertyStrategyTests.Shouting { PropertyStrategyTests.Shouting() }
}
