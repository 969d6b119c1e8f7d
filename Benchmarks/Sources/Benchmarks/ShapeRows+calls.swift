import Maquette
import ShapeModels

// The plain struct, decoded and encoded by other calls.

extension ShapeRows {
  /// Without a mapper.
  static var direct: ShapeRows {
    let shape = Shapes.plain
    return ShapeRows(
      title: "plain-struct-without-mapper", documents: shape.documents, written: shape.written,
      ways: [
        .decode: { source in
          try shape.check(source.texts.map { try PlainArticle(json: $0) }, "init(json:)")
          return source.work {
            for text in source.texts { keep(try PlainArticle(json: text)) }
          }
        },
        .encode: { source in
          let models = try shape.models()
          try shape.check(models.map { try AnyValue(json: $0.jsonBytes()) }, "jsonBytes()")
          return source.work { for model in models { keep(try model.jsonBytes()) } }
        },
        .decodeTree: { source in
          try shape.check(source.trees.map { try PlainArticle(anyValue: $0) }, "dictionary")
          return source.work {
            for tree in source.trees { keep(try PlainArticle(anyValue: tree)) }
          }
        },
      ])
  }

  /// A call that decodes at a path.
  static var atPath: ShapeRows {
    let (shape, json, values) = (Shapes.contained, JSONMapper(), ValueMapper())
    let path: MappingPath = "data.article"
    func check(_ models: [PlainArticle]) throws { try Shapes.plain.check(models, "at a path") }
    return ShapeRows(
      title: "call-at-path", documents: shape.documents, written: shape.written,
      ways: [
        .decode: { source in
          try check(source.texts.map { try json.decode(PlainArticle.self, from: $0, at: path) })
          return source.work {
            for text in source.texts {
              keep(try json.decode(PlainArticle.self, from: text, at: path))
            }
          }
        },
        .decodeTree: { source in
          try check(source.trees.map { try values.decode(PlainArticle.self, from: $0, at: path) })
          return source.work {
            for tree in source.trees {
              keep(try values.decode(PlainArticle.self, from: tree, at: path))
            }
          }
        },
      ])
  }

  /// Objects in an array; the time is that of one object.
  static var array: ShapeRows {
    let (shape, json, values) = (Shapes.plain, JSONMapper(), ValueMapper())
    return ShapeRows(
      title: "array-of-structs", documents: shape.documents, written: shape.written,
      ways: [
        .decode: { source in
          let text = Array("[".utf8) + source.texts.joined(separator: ",".utf8) + Array("]".utf8)
          try shape.check(json.decode([PlainArticle].self, from: text), "array")
          return source.work { keep(try json.decode([PlainArticle].self, from: text)) }
        },
        .encode: { source in
          let models = try shape.models()
          try shape.check(AnyValue(json: json.encode(models)).array ?? [], "array")
          return source.work { keep(try json.encode(models)) }
        },
        .decodeTree: { source in
          let tree = AnyValue.array(source.trees)
          try shape.check(values.decode([PlainArticle].self, from: tree), "array")
          return source.work { keep(try values.decode([PlainArticle].self, from: tree)) }
        },
        .encodeTree: { source in
          let models = try shape.models()
          try shape.check(values.encode(models).array ?? [], "array")
          return source.work { keep(try values.encode(models)) }
        },
      ])
  }
}
