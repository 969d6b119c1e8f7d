import FormatModels
import Foundation
import Maquette
import MaquetteCodable
import ShapeModels

extension Work {
  /// Codable types through the coders of this package.
  static func codable() throws -> [Work] {
    let catalogue = Catalogue.many(100)
    let (decoder, encoder) = (CodableJSONDecoder(), CodableJSONEncoder())
    (decoder.dateDecodingStrategy, encoder.dateEncodingStrategy) = (.iso8601, .iso8601)
    let document = try encoder.encodeBytes(catalogue)
    let numbers = Array(
      try (0..<100).map { row in (0..<50).map { Double(row * $0) / 8 } }
        .jsonString().utf8)
    let escapes = Workloads.escapes.shape().documents.map { Array($0.utf8) }
    return [
      Work(name: "codable/decode") { keep(try decoder.decode(Catalogue.self, from: document)) },
      Work(name: "codable/encode") { keep(try encoder.encodeBytes(catalogue)) },
      Work(name: "codable/tree") { keep(try decoder.decode(AnyValue.self, from: document)) },
      Work(name: "codable-numbers/decode") {
        keep(try decoder.decode([[Double]].self, from: numbers))
      },
      Work(name: "codable-escapes/decode") {
        for text in escapes { keep(try decoder.decode([String].self, from: text)) }
      },
    ]
  }
}
