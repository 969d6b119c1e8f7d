import Maquette
import MaquetteJSONTools
import ShapeModels

// Updates of existing models; repeating an update does the same work again.

extension ShapeRows {
  /// Updates models in place, from text and from trees.
  init<Model: Mappable>(_ title: String, updating base: Shape<Model>, as shape: Shape<Model>) {
    let (json, values) = (JSONMapper(), ValueMapper())
    self.init(
      title, changing: base, as: shape, { try json.update(&$0, from: $1) },
      { try values.update(&$0, from: $1) })
  }

  /// Applies merge patches (RFC 7396).
  init<Model: Mappable & SchemaProviding>(
    _ title: String, patching base: Shape<Model>, as shape: Shape<Model>
  ) {
    self.init(
      title, changing: base, as: shape,
      { try MergePatch(json: $1).apply(to: &$0) }, { try MergePatch($1).apply(to: &$0) })
  }

  /// Updates models with one closure for text and one for trees.
  init<Model: Mappable>(
    _ title: String, changing base: Shape<Model>, as shape: Shape<Model>,
    _ text: @escaping (inout Model, [UInt8]) throws -> Void,
    _ tree: @escaping (inout Model, AnyValue) throws -> Void
  ) {
    func work<Change>(
      _ source: Source, _ changes: [Change], _ apply: @escaping (inout Model, Change) throws -> Void
    ) throws -> Work {
      var models = try base.models()
      func change() throws {
        for position in changes.indices { try apply(&models[position], changes[position]) }
      }
      try change()
      try shape.check(models, title)
      return source.work(change)
    }
    self.init(
      title: title, documents: shape.documents, written: shape.written,
      ways: [
        .decode: { try work($0, $0.texts, text) },
        .decodeTree: { try work($0, $0.trees, tree) },
      ])
  }

  /// Partial models, decoded and applied.
  static var partials: ShapeRows {
    ShapeRows(
      "partial-applied", changing: Shapes.changing, as: Shapes.changedByPartial,
      { try $0.apply(ChangingArticle.Partial(json: $1)) },
      { try $0.apply(ValueMapper().decode(ChangingArticle.Partial.self, from: $1)) })
  }
}
