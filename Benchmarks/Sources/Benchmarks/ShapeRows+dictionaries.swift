import Maquette
import ShapeModels

extension ShapeRows {
  /// Dictionaries of any values instead of trees.
  static var dictionaries: ShapeRows {
    let shape = Shapes.plain
    return ShapeRows(
      title: "dictionaries", documents: shape.documents, written: shape.written,
      ways: [
        .decodeTree: { source in
          let dictionaries = try shape.models().map { try $0.dictionary() }
          try shape.check(dictionaries.map { try PlainArticle(dictionary: $0) }, "dictionaries")
          return source.work {
            for dictionary in dictionaries { keep(try PlainArticle(dictionary: dictionary)) }
          }
        },
        .encodeTree: { source in
          let models = try shape.models()
          return source.work { for model in models { keep(try model.dictionary()) } }
        },
      ])
  }
}
