import Maquette
import ShapeModels

extension ShapeRows {
  /// Noncopyable structs.
  static var unique: ShapeRows {
    let (json, values) = (JSONMapper(), ValueMapper())
    return ShapeRows(
      title: "noncopyable-struct", documents: Shapes.plain.documents,
      written: Shapes.plain.written,
      ways: [
        .decode: { source in
          for (text, sample) in zip(source.texts, Sample.all) {
            try json.decode(UniqueArticle.self, from: text).check(sample)
          }
          return source.work {
            for text in source.texts { free(try json.decode(UniqueArticle.self, from: text)) }
          }
        },
        .encode: { source in
          let boxes = try source.texts.map { UniqueArticleBox(try UniqueArticle(json: $0)) }
          try Shapes.plain.check(
            boxes.map { try AnyValue(json: json.encode($0.article)) }, "encode")
          return source.work { for box in boxes { keep(try json.encode(box.article)) } }
        },
        .decodeTree: { source in
          for (tree, sample) in zip(source.trees, Sample.all) {
            try values.decode(UniqueArticle.self, from: tree).check(sample)
          }
          return source.work {
            for tree in source.trees { free(try values.decode(UniqueArticle.self, from: tree)) }
          }
        },
        .encodeTree: { source in
          let boxes = try source.texts.map { UniqueArticleBox(try UniqueArticle(json: $0)) }
          try Shapes.plain.check(boxes.map { try values.encode($0.article) }, "encode tree")
          return source.work { for box in boxes { keep(try values.encode(box.article)) } }
        },
      ])
  }

  @inline(never)
  private static func free(_ article: consuming UniqueArticle) {}
}
