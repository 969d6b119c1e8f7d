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
@Mappable
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
    case "tsv": self = .csv
    default: self.init(rawValue: ending)
    }
  }

  /// Whether texts stand for all values.
  var textIsTyped: Bool { self == .xml || self == .csv }

  /// Whether a date and time without a zone is no moment, so that it stays a text.
  var needsZones: Bool { self == .toml }

  /// Decodes a document, and reports every issue.
  func report<T: MappingDecodable>(
    of type: T.Type, from bytes: [UInt8], in context: MappingContext
  ) -> MappingReport<T> {
    switch self {
    case .json, .ndjson:
      JSONMapper(options: .init(conventions: CodingConventions(context: context)))
        .decodeReporting(type, from: bytes)
    case .json5: mapper(JSON5Format(), context).decodeReporting(type, from: bytes)
    case .yaml: mapper(YAMLFormat(), context).decodeReporting(type, from: bytes)
    case .toml: mapper(TOMLFormat(), context).decodeReporting(type, from: bytes)
    case .plist: mapper(PropertyListFormat(), context).decodeReporting(type, from: bytes)
    case .xml: mapper(XMLFormat(), context).decodeReporting(type, from: bytes)
    case .csv:
      mapper(CSVFormat(delimiter: Self.delimiter(of: bytes)), context)
        .decodeReporting(type, from: bytes)
    case .messagepack: mapper(MessagePackFormat(), context).decodeReporting(type, from: bytes)
    case .cbor: mapper(CBORFormat(), context).decodeReporting(type, from: bytes)
    }
  }

  /// What is between the fields of rows: of what is used for it, what the first line has most often outside quotes.
  static func delimiter(of bytes: [UInt8]) -> Unicode.Scalar {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D, !counts.isEmpty { break }
      counts[byte, default: 0] += 1
    }
    let known: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
    let best = known.max { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) } ?? 0x2C
    return Unicode.Scalar(counts[best] == nil ? 0x2C : best)
  }

  private func mapper<Format: TreeFormat>(
    _ format: Format, _ context: MappingContext
  ) -> FormatMapper<Format> {
    FormatMapper(options: .init(conventions: CodingConventions(context: context), format: format))
  }
}
