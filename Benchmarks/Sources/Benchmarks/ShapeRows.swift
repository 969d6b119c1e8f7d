import Maquette
import ShapeModels

/// The rows of a kind of models: each way in and out.
struct ShapeRows {
  /// The ways, in the order of the tables.
  enum Way: String, CaseIterable {
    case decode
    case encode
    case decodeTree = "decode-tree"
    case encodeTree = "encode-tree"
  }

  /// The name of the shape, as `plain-struct`.
  let title: String

  /// What is read, and what it is written as: an object each.
  let documents: [String]
  let written: [String]

  /// The work for each way that there is.
  private let ways: [Way: (Documents) throws -> Work]

  /// The name of all rows of the shape.
  var name: String { "shape/\(title)" }

  /// The name of the row of a way.
  func name(of way: Way) -> String { "\(name)/\(way.rawValue)" }

  /// The rows of all ways that there are.
  var rows: [Row] {
    Way.allCases.compactMap { way in
      ways[way].map { work in
        Row(name: name(of: way), repeats: documents.count, sides: [.maquette: work])
      }
    }
  }
}

extension ShapeRows {
  /// The rows of models that are read and written as they are.
  ///
  /// What is timed is done once before, and is held against what the documents say.
  init<Model: Mappable>(
    _ shape: Shape<Model>, _ options: JSONMapper.Options = .init(), title: String? = nil
  ) {
    self.title = title ?? shape.name
    documents = shape.documents
    written = shape.written
    let (name, json) = ("shape/\(self.title)", JSONMapper(options: options))
    let values = ValueMapper(options: .init(reading: options.reading, writing: options.writing))
    ways = [
      .decode: { documents in
        let texts = try documents.lines(name)
        try shape.check(texts.map { try json.decode(Model.self, from: $0) }, "decode")
        return Work(bytes: texts.joined().count / texts.count) {
          for text in texts { keep(try json.decode(Model.self, from: text)) }
        }
      },
      .encode: { documents in
        let models = try documents.lines(name).map { try json.decode(Model.self, from: $0) }
        let texts = try models.map { try json.encode($0) }
        try shape.check(texts.map { try Value(json: $0) }, "encode")
        return Work(bytes: texts.joined().count / texts.count) {
          for model in models { keep(try json.encode(model)) }
        }
      },
      .decodeTree: { documents in
        let texts = try documents.lines(name)
        let trees = try texts.map { try Value(json: $0) }
        try shape.check(trees.map { try values.decode(Model.self, from: $0) }, "decode tree")
        return Work(bytes: texts.joined().count / texts.count) {
          for tree in trees { keep(try values.decode(Model.self, from: tree)) }
        }
      },
      .encodeTree: { documents in
        let texts = try documents.lines(name)
        let models = try texts.map { try json.decode(Model.self, from: $0) }
        try shape.check(models.map { try values.encode($0) }, "encode tree")
        return Work(bytes: texts.joined().count / texts.count) {
          for model in models { keep(try values.encode(model)) }
        }
      },
    ]
  }
}
