import Maquette
import Testing

/// An error in JSON that a text holds shows what was found there, whatever the text is in.
@Suite("Errors in JSON inside text") struct TextErrorTests {
  @Mappable struct Item { var count: Int }

  @Mappable struct Model {
    @CodableBy(.json(Item.self)) var item: Item?
    @CodableBy(.json([Item].self)) var list: [Item] = []
    var plain: Item?
  }

  private static let json = #"{"count":"x"}"#
  private static let trees: [(tree: AnyValue, path: String)] = [
    (["item": .string(json)], "item.count"),
    (["list": .string("[" + #"{"count":1},"# + json + "]")], "list[1].count"),
    (["plain": .string(json)], "plain.count"),
  ]

  @Test func `They have the value, in trees as in text`() throws {
    let options = DecodingOptions(acceptsJSONText: true)
    for (tree, path) in Self.trees {
      let json = try tree.jsonString()
      let errors = [
        #expect(throws: MappingError.self) {
          try ValueMapper(options: .init(decoding: options)).decode(Model.self, from: tree)
        },
        #expect(throws: MappingError.self) {
          try JSONMapper(options: .init(decoding: options)).decode(Model.self, from: json)
        },
        ValueMapper(options: .init(decoding: options)).decodeReporting(Model.self, from: tree)
          .errors.first,
      ]
      for error in errors {
        #expect(error?.path.description == path)
        #expect(error?.found == #"string "x""#)
        #expect(error?.feedback().hasSuffix(#"expected an integer, found string "x""#) == true)
      }
    }
  }

  @Test func `Also where only the strategy reads text`() throws {
    for (tree, path) in Self.trees.prefix(2) {
      let error = #expect(throws: MappingError.self) {
        try ValueMapper().decode(Model.self, from: tree)
      }
      #expect(error?.path.description == path)
      #expect(error?.found == #"string "x""#)
    }
  }
}
