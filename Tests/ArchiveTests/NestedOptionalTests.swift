import Maquette
import MaquetteArchive
import MaquetteCore
import Testing

/// The outer nil of an optional of an optional is a missing key, and null is the inner one.
@Suite("Optionals of optionals") struct NestedOptionalTests {
  @Mappable struct Levels: Equatable, Sendable {
    var value: Int??
    var text: String??
    var deep: Int???
    var id = 1
  }

  @Mappable struct Elements: Equatable, Sendable {
    var list: [Int??] = []
    var keys: [String: Int??] = [:]
  }

  private static let levels: [Levels] = [
    Levels(value: nil, text: nil, deep: nil),
    Levels(value: .some(nil), text: .some(nil), deep: .some(.some(nil))),
    Levels(value: 1, text: "a", deep: 2),
  ]

  @Test(arguments: levels)
  func `Archives, documents and trees keep the levels`(_ model: Levels) throws {
    let archive = try ArchiveMapper().encode(model)
    #expect(try ArchiveMapper().decode(Levels.self, from: archive) == model)
    let keyed = try KeyedArchiveMapper().encode(model)
    #expect(try KeyedArchiveMapper().decode(Levels.self, from: keyed) == model)
    for nilValues: EncodingOptions.NilValues in [.omit, .writeNull] {
      let mapper = JSONMapper(options: .init(nilValues: nilValues))
      #expect(try mapper.decode(Levels.self, from: mapper.encode(model)) == model)
      let trees = ValueMapper(options: .init(nilValues: nilValues))
      #expect(try trees.decode(Levels.self, from: trees.encode(model)) == model)
    }
  }

  @Test func `Elements have no outer nil`() throws {
    for model in [
      Elements(list: [1, .some(nil)]), Elements(keys: ["a": 1, "b": .some(nil)]),
    ] {
      #expect(try Elements(json: model.jsonString()) == model)
      #expect(try Elements(archive: model.archivedBytes()) == model)
    }
    let cases: [(Elements, String)] = [
      (Elements(list: [1, nil]), "list[1]"), (Elements(keys: ["a": nil]), "keys.a"),
    ]
    for (model, path) in cases {
      for encode in [
        { try _ = $0.jsonString() }, { try _ = ValueMapper().encode($0) },
        { try _ = $0.archivedBytes() },
      ] as [(Elements) throws -> Void] {
        let error = try #require(throws: MappingError.self) { try encode(model) }
        #expect(error.code == .unencodable)
        #expect(error.path.description == path)
        #expect(error.expected == "a value, or the nil of the inner optional, which is null")
        #expect(error.found == "nil of the outer optional")
      }
    }
  }
}
