import Maquette
import Testing

protocol TaggedAnimal {}

/// The tag of a cluster beside the members of an enum, and among the extras of a fallback.
@Suite("Tags of clusters beside extras and cases") struct ClusterTagTests {
  @Mappable struct Dog: TaggedAnimal { var name: String }
  @Mappable struct Unknown: TaggedAnimal { @CodableExtras var rest: [String: AnyValue] }
  @Mappable enum Fish: TaggedAnimal, Equatable { case carp(weight: Int), eel }

  @Mappable struct Home { @CodableBy(.oneOf(animals)) var pet: any TaggedAnimal }

  static let animals = PolymorphicTypes<any TaggedAnimal>(
    discriminator: "kind", ["dog": Dog.self, "fish": Fish.self], fallback: Unknown.self)

  @Test func `A fallback keeps an unknown tag among its extras`() throws {
    let json = #"{"pet":{"kind":"cow","milk":1}}"#
    #expect(try Home(json: json).jsonString() == json)
    let report = JSONMapper(options: .init(unknownKeys: .report))
      .decodeReporting(Home.self, from: json)
    #expect(try report.value?.jsonString() == json)
    #expect(report.issues.map(\.error.code) == [.unknownCase])
    #expect(try ValueMapper().decode(Home.self, from: AnyValue(json: json)).jsonString() == json)
  }

  @Test(arguments: [
    #"{"pet":{"kind":"fish","carp":{"weight":2}}}"#,
    #"{"pet":{"carp":{"weight":2},"kind":"fish"}}"#,
  ])
  func `An enum with names as keys is read beside the tag`(_ json: String) throws {
    let home = try Home(json: json)
    #expect(home.pet as? Fish == .carp(weight: 2))
    #expect(try home.jsonString() == #"{"pet":{"kind":"fish","carp":{"weight":2}}}"#)
    #expect(throws: MappingError.self) {
      try Home(json: #"{"pet":{"kind":"fish","carp":{"weight":2},"eel":{}}}"#)
    }
  }
}
