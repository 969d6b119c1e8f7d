import Maquette
import ShapeModels

/// The rows of a kind of model, or of a workload: each way to decode and encode it.
struct ShapeRows {
  /// The ways, in the order of the tables.
  enum Way: String, CaseIterable {
    case decode
    case encode
    case decodeTree = "decode-tree"
    case encodeTree = "encode-tree"
  }

  /// The input: an object for each sample.
  struct Source {
    let texts: [[UInt8]]
    let trees: [AnyValue]

    /// Work that does something for each object.
    func work(_ run: @escaping () throws -> Void) -> Work {
      Work(bytes: texts.joined().count / texts.count, run: run)
    }
  }

  /// The name of the shape, such as `plain-struct`; the peer uses the same.
  let title: String

  /// The objects, and their expected encodings.
  let documents: [String]
  let written: [String]

  /// How many times the work of a row iterates over the objects.
  var rounds = 1

  /// The work for each supported way.
  ///
  /// The measured work runs once before, and its result is compared with the documents.
  let ways: [Way: (Source) throws -> Work]

  /// The folder of the documents, and the first part of the names of rows.
  var group = "shape"

  /// The name of all rows of the shape.
  var name: String { "\(group)/\(title)" }

  /// The name of the row of a way.
  func name(of way: Way) -> String { "\(name)/\(way.rawValue)" }

  /// The rows of all supported ways.
  var rows: [Row] {
    Way.allCases.compactMap { way in
      ways[way].map { prepare in
        Row(
          name: name(of: way), repeats: documents.count * rounds,
          sides: [
            .maquette: {
              let texts = try $0.documents(of: name)
              return try prepare(Source(texts: texts, trees: texts.map { try AnyValue(json: $0) }))
            }
          ])
      }
    }
  }
}
