import Foundation
import Maquette
import MaquetteCodable

// All setup happens before the clock starts: creating coders, reading documents.

extension Row {
  /// Decodes a document to models.
  static func decode<Ours: MappingDecodable, Theirs: Decodable>(
    _ document: String, _ ours: Ours.Type, _ theirs: Theirs.Type, repeats: Int = 1
  ) -> Row {
    Row(
      name: "decode/\(document)", repeats: repeats,
      sides: [
        .maquette: { decoding(try $0.bytes(document), ours, repeats) },
        .foundation: { documents in
          let data = Data(try documents.bytes(document))
          let decoder = JSONDecoder()
          return Work(bytes: data.count) {
            for _ in 0..<repeats { keep(try decoder.decode(theirs, from: data)) }
          } usage: {
            try MemoryUsage { try decoder.decode(theirs, from: data) }
          }
        },
        .codable: { documents in
          let json = try documents.bytes(document)
          let decoder = CodableJSONDecoder()
          return Work(bytes: json.count) {
            for _ in 0..<repeats { keep(try decoder.decode(theirs, from: json)) }
          } usage: {
            try MemoryUsage { try decoder.decode(theirs, from: json) }
          }
        },
      ])
  }

  /// The row with an additional side: models decoded by hand-written code.
  func beside<Hand: MappingDecodable>(_ document: String, _ hand: Hand.Type) -> Row {
    var row = self
    row.sides[.hand] = { Self.decoding(try $0.bytes(document), hand, repeats) }
    return row
  }

  private static func decoding<T: MappingDecodable>(_ json: [UInt8], _: T.Type, _ repeats: Int)
    -> Work
  {
    Work(bytes: json.count) {
      for _ in 0..<repeats { keep(try T(json: json)) }
    } usage: {
      try MemoryUsage { try T(json: json) }
    }
  }

  /// Decodes lines that were split before, and frees each model before decoding the next line.
  static func decodeLines<Ours: MappingDecodable, Theirs: Decodable>(
    _ document: String, _ ours: Ours.Type, _ theirs: Theirs.Type
  ) -> Row {
    Row(
      name: "decode/\(document)", repeats: 1,
      sides: [
        .maquette: { documents in
          let text = try documents.bytes(document)
          let lines = text.split(separator: UInt8(ascii: "\n")).map([UInt8].init)
          return Work(bytes: text.count) {
            for line in lines { keep(try Ours(json: line)) }
          }
        },
        .foundation: { documents in
          let text = try documents.bytes(document)
          let lines = text.split(separator: UInt8(ascii: "\n")).map { Data($0) }
          let decoder = JSONDecoder()
          return Work(bytes: text.count) {
            for line in lines { keep(try decoder.decode(theirs, from: line)) }
          }
        },
        .codable: { documents in
          let text = try documents.bytes(document)
          let lines = text.split(separator: UInt8(ascii: "\n")).map([UInt8].init)
          let decoder = CodableJSONDecoder()
          return Work(bytes: text.count) {
            for line in lines { keep(try decoder.decode(theirs, from: line)) }
          }
        },
      ])
  }

  /// Encodes the models of a document.
  static func encode<Ours: Mappable, Theirs: Codable>(
    _ document: String, _ ours: Ours.Type, _ theirs: Theirs.Type, repeats: Int = 1
  ) -> Row {
    Row(
      name: "encode/\(document)", repeats: repeats,
      sides: [
        .maquette: { documents in
          let model = try Ours(json: documents.bytes(document))
          return Work(bytes: try model.jsonBytes().count) {
            for _ in 0..<repeats { keep(try model.jsonBytes()) }
          }
        },
        .foundation: { documents in
          let data = Data(try documents.bytes(document))
          let model = try JSONDecoder().decode(theirs, from: data)
          let encoder = JSONEncoder()
          return Work(bytes: try encoder.encode(model).count) {
            for _ in 0..<repeats { keep(try encoder.encode(model)) }
          }
        },
        .codable: { documents in
          let json = try documents.bytes(document)
          let model = try CodableJSONDecoder().decode(theirs, from: json)
          let encoder = CodableJSONEncoder()
          return Work(bytes: try encoder.encodeBytes(model).count) {
            for _ in 0..<repeats { keep(try encoder.encodeBytes(model)) }
          }
        },
      ])
  }
}
