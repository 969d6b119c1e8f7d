import Maquette
import ShapeModels

extension ShapeRows {
  /// The rows of models that are decoded and encoded directly, by mappers with some options.
  init<Model: Mappable>(
    _ shape: Shape<Model>, title: String? = nil,
    _ options: @escaping @autoclosure () throws -> JSONMapper.Options = .init(),
    hearing onIssue: (@Sendable (MappingIssue) -> Void)? = nil
  ) {
    func json() throws -> JSONMapper { JSONMapper(options: try options(), onIssue: onIssue) }
    func values() throws -> ValueMapper {
      let options = try options()
      return ValueMapper(
        options: .init(decoding: options.decoding, encoding: options.encoding), onIssue: onIssue)
    }
    self.init(
      title: title ?? shape.name, documents: shape.documents, written: shape.written,
      ways: [
        .decode: { source in
          let mapper = try json()
          try shape.check(source.texts.map { try mapper.decode(Model.self, from: $0) }, "decode")
          return source.work {
            for text in source.texts { keep(try mapper.decode(Model.self, from: text)) }
          }
        },
        .encode: { source in
          let (mapper, models) = try (json(), shape.models())
          try shape.check(models.map { try AnyValue(json: mapper.encode($0)) }, "encode")
          return source.work { for model in models { keep(try mapper.encode(model)) } }
        },
        .decodeTree: { source in
          let mapper = try values()
          let models = try source.trees.map { try mapper.decode(Model.self, from: $0) }
          try shape.check(models, "decode tree")
          return source.work {
            for tree in source.trees { keep(try mapper.decode(Model.self, from: tree)) }
          }
        },
        .encodeTree: { source in
          let (mapper, models) = try (values(), shape.models())
          try shape.check(models.map { try mapper.encode($0) }, "encode tree")
          return source.work { for model in models { keep(try mapper.encode(model)) } }
        },
      ])
  }

  /// The rows without some ways.
  func without(_ left: Way...) -> ShapeRows {
    ShapeRows(
      title: title, documents: documents, written: written, rounds: rounds,
      ways: ways.filter { !left.contains($0.key) }, group: group)
  }
}
