import Foundation
import Maquette

extension Row {
  /// Decodes a document to a tree.
  static func decodeTree(_ document: String) -> Row {
    Row(
      name: "decode-tree/\(document)", repeats: 1,
      sides: [
        .maquette: { documents in
          let json = try documents.bytes(document)
          return Work(bytes: json.count) { keep(try AnyValue(json: json)) }
        },
        .foundation: { documents in
          let data = Data(try documents.bytes(document))
          return Work(bytes: data.count) { keep(try JSONSerialization.jsonObject(with: data)) }
        },
      ])
  }

  /// Encodes the tree of a document.
  static func encodeTree(_ document: String) -> Row {
    Row(
      name: "encode-tree/\(document)", repeats: 1,
      sides: [
        .maquette: { documents in
          let tree = try AnyValue(json: documents.bytes(document))
          return Work(bytes: try tree.jsonBytes().count) { keep(try tree.jsonBytes()) }
        },
        .foundation: { documents in
          let data = Data(try documents.bytes(document))
          let tree = try JSONSerialization.jsonObject(with: data)
          let bytes = try JSONSerialization.data(withJSONObject: tree).count
          return Work(bytes: bytes) { keep(try JSONSerialization.data(withJSONObject: tree)) }
        },
      ])
  }
}
