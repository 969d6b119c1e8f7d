import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCSV
import MaquetteJSON5
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteTOML
import MaquetteXML
import MaquetteYAML

/// A format of samples.
public enum SampleFormat: String, CaseIterable, Sendable {
  case json, ndjson, json5, yaml, toml, plist, xml, csv, messagepack, cbor

  /// The format that an extension of a file names, or nil.
  ///
  /// - Parameter name: The name of a file.
  public init?(fileName name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last?.lowercased() else { return nil }
    switch ending {
    case "jsonl", "ldjson": self = .ndjson
    case "yml": self = .yaml
    case "geojson", "webmanifest": self = .json
    case "msgpack", "mpk": self = .messagepack
    default: self.init(rawValue: ending)
    }
  }

  /// Whether texts stand for all values.
  var textIsTyped: Bool { self == .xml || self == .csv }

  /// Reads a document that is not JSON.
  func sample(from bytes: [UInt8], in context: MappingContext) throws(MappingError) -> Sample {
    switch self {
    case .json, .ndjson:
      try JSONMapper(options: .init(conventions: CodingConventions(context: context)))
        .decode(from: bytes)
    case .json5: try mapper(JSON5Format(), context).decode(from: bytes)
    case .yaml: try mapper(YAMLFormat(), context).decode(from: bytes)
    case .toml: try mapper(TOMLFormat(), context).decode(from: bytes)
    case .plist: try mapper(PropertyListFormat(), context).decode(from: bytes)
    case .xml: try mapper(XMLFormat(), context).decode(from: bytes)
    case .csv: try mapper(CSVFormat(), context).decode(from: bytes)
    case .messagepack: try mapper(MessagePackFormat(), context).decode(from: bytes)
    case .cbor: try mapper(CBORFormat(), context).decode(from: bytes)
    }
  }

  private func mapper<Format: TreeFormat>(
    _ format: Format, _ context: MappingContext
  ) -> FormatMapper<Format> {
    FormatMapper(options: .init(conventions: CodingConventions(context: context), format: format))
  }
}
