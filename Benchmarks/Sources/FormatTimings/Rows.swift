import FormatModels
import Foundation
import Maquette
import MaquetteCBOR
import MaquetteCSV
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteXML
import MaquetteYAML

extension Row {
  /// The rows by the name of their group, for documents with a number of records.
  static var groups: [(name: String, rows: (Int) throws -> [Row])] {
    var groups: [(name: String, rows: (Int) throws -> [Row])] = [
      ("lists", { try propertyLists(.many($0)) }), ("binary", { try binaryFormats(.many($0)) }),
    ]
    #if canImport(XMLCoder)
      groups.append(("xml", { try xml(.many($0)) }))
    #endif
    #if canImport(Yams)
      groups.append(("yaml", { try yaml(.many($0)) }))
    #endif
    #if canImport(SwiftCSV)
      groups.append(("csv", { try csv(Sale.many($0)) }))
    #endif
    return groups
  }

  private static func propertyLists(_ catalogue: Catalogue) throws -> [Row] {
    let forms: [(String, PropertyListFormat, PropertyListSerialization.PropertyListFormat)] = [
      ("binary", PropertyListFormat(.binary), .binary), ("XML", PropertyListFormat(.xml), .xml),
    ]
    return try forms.flatMap { name, form, format in
      let encoder = PropertyListEncoder()
      encoder.outputFormat = format
      let decoder = PropertyListDecoder()
      let data = try encoder.encode(catalogue)
      let mapper = PropertyListMapper(options: .init(format: form))
      return [
        Row(
          name: "decode property list, \(name)", bytes: data.count, other: "PropertyListDecoder",
          check: {
            try equal(mapper.decode(Catalogue.self, from: data), catalogue, name)
            try equal(decoder.decode(Catalogue.self, from: data), catalogue, name)
          },
          maquette: { _ = try mapper.decode(Catalogue.self, from: data) },
          peer: { _ = try decoder.decode(Catalogue.self, from: data) }),
        Row(
          name: "encode property list, \(name)", bytes: data.count, other: "PropertyListEncoder",
          check: {
            let own = try Data(mapper.encode(catalogue))
            try equal(decoder.decode(Catalogue.self, from: own), catalogue, name)
          },
          maquette: { _ = try mapper.encode(catalogue) },
          peer: { _ = try encoder.encode(catalogue) }),
      ]
    }
  }

  private static func binaryFormats(_ catalogue: Catalogue) throws -> [Row] {
    let json = JSONMapper()
    let text = try json.encode(catalogue)
    let (messagePack, cbor) = (MessagePackMapper(), CBORMapper())
    let packed = try messagePack.encode(catalogue)
    let concise = try cbor.encode(catalogue)
    let reading = { _ = try json.decode(Catalogue.self, from: text) }
    let writing = { _ = try json.encode(catalogue) }
    return [
      Row(
        name: "decode MessagePack", bytes: packed.count, other: "our JSON",
        check: { try equal(messagePack.decode(Catalogue.self, from: packed), catalogue, "pack") },
        maquette: { _ = try messagePack.decode(Catalogue.self, from: packed) }, peer: reading),
      Row(
        name: "encode MessagePack", bytes: packed.count, other: "our JSON", check: {},
        maquette: { _ = try messagePack.encode(catalogue) }, peer: writing),
      Row(
        name: "decode CBOR", bytes: concise.count, other: "our JSON",
        check: { try equal(cbor.decode(Catalogue.self, from: concise), catalogue, "CBOR") },
        maquette: { _ = try cbor.decode(Catalogue.self, from: concise) }, peer: reading),
      Row(
        name: "encode CBOR", bytes: concise.count, other: "our JSON", check: {},
        maquette: { _ = try cbor.encode(catalogue) }, peer: writing),
    ]
  }
}
