import FormatModels
import Foundation
import Maquette
import MaquetteCSV
import MaquetteXML
import MaquetteYAML

// Rows for packages that may be missing.

#if canImport(XMLCoder)
  import XMLCoder

  extension Row {
    static func xml(_ catalogue: Catalogue) throws -> [Row] {
      let encoder = XMLEncoder()
      encoder.dateEncodingStrategy = .iso8601
      let decoder = XMLDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let mapper = XMLMapper(options: .init(format: .init(rootName: "catalogue")))
      let data = try encoder.encode(catalogue, withRootKey: "catalogue")
      return [
        Row(
          name: "decode XML", bytes: data.count, other: "XMLCoder",
          check: {
            try equal(mapper.decode(Catalogue.self, from: data), catalogue, "XML")
            try equal(decoder.decode(Catalogue.self, from: data), catalogue, "XML")
          },
          maquette: { _ = try mapper.decode(Catalogue.self, from: data) },
          peer: { _ = try decoder.decode(Catalogue.self, from: data) }),
        Row(
          name: "encode XML", bytes: data.count, other: "XMLCoder",
          check: {
            let own = try Data(mapper.encode(catalogue))
            try equal(decoder.decode(Catalogue.self, from: own), catalogue, "XML")
          },
          maquette: { _ = try mapper.encode(catalogue) },
          peer: { _ = try encoder.encode(catalogue, withRootKey: "catalogue") }),
      ]
    }
  }
#endif

#if canImport(Yams)
  import Yams

  extension Row {
    static func yaml(_ catalogue: Catalogue) throws -> [Row] {
      let (encoder, decoder) = (YAMLEncoder(), YAMLDecoder())
      let mapper = YAMLMapper()
      let text = try encoder.encode(catalogue)
      let bytes = Array(text.utf8)
      return [
        Row(
          name: "decode YAML", bytes: bytes.count, other: "Yams",
          check: {
            try equal(mapper.decode(Catalogue.self, from: bytes), catalogue, "YAML")
            try equal(decoder.decode(Catalogue.self, from: text), catalogue, "YAML")
          },
          maquette: { _ = try mapper.decode(Catalogue.self, from: bytes) },
          peer: { _ = try decoder.decode(Catalogue.self, from: text) }),
        Row(
          name: "encode YAML", bytes: bytes.count, other: "Yams",
          check: {
            let own = try String(decoding: mapper.encode(catalogue), as: UTF8.self)
            try equal(decoder.decode(Catalogue.self, from: own), catalogue, "YAML")
          },
          maquette: { _ = try mapper.encode(catalogue) },
          peer: { _ = try encoder.encode(catalogue) }),
      ]
    }
  }
#endif

#if canImport(SwiftCSV)
  import SwiftCSV

  extension Row {
    /// SwiftCSV returns rows of text, from which models are created by hand.
    static func csv(_ sales: [Sale]) throws -> [Row] {
      let mapper = CSVMapper()
      let bytes = try mapper.encode(sales)
      let text = String(decoding: bytes, as: UTF8.self)
      return [
        Row(
          name: "decode CSV", bytes: bytes.count, other: "SwiftCSV and by hand",
          check: {
            try equal(mapper.decode([Sale].self, from: bytes), sales, "CSV")
            try equal(Sale.byHand(text), sales, "CSV")
          },
          maquette: { _ = try mapper.decode([Sale].self, from: bytes) },
          peer: { _ = try Sale.byHand(text) }),
        Row(
          name: "encode CSV", bytes: bytes.count, other: "by hand",
          check: { try equal(Sale.byHand(Sale.text(of: sales)), sales, "CSV") },
          maquette: { _ = try mapper.encode(sales) },
          peer: { _ = Sale.text(of: sales) }),
      ]
    }
  }

  extension Sale {
    fileprivate static func byHand(_ text: String) throws -> [Sale] {
      try NamedCSV(string: text, loadColumns: false).rows.map { row in
        guard let id = row["id"].flatMap({ Int($0) }), let title = row["title"],
          let isbn = row["isbn"], let price = row["price"].flatMap({ Double($0) }),
          let count = row["count"].flatMap({ Int($0) }),
          let isPaid = row["isPaid"].flatMap({ Bool($0) }), let note = row["note"]
        else { throw Differing(description: "a row") }
        return Sale(
          id: id, title: title, isbn: isbn, price: price, count: count, isPaid: isPaid, note: note)
      }
    }

    /// SwiftCSV writes rows of text, but does not quote line breaks; most users write CSV by hand.
    fileprivate static func text(of sales: [Sale]) -> String {
      func field(_ text: String) -> String {
        guard text.contains(where: { $0 == "\"" || $0 == "," || $0.isNewline }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
      }
      var text = "id,title,isbn,price,count,isPaid,note\n"
      for sale in sales {
        text +=
          [
            "\(sale.id)", field(sale.title), field(sale.isbn), "\(sale.price)", "\(sale.count)",
            "\(sale.isPaid)", field(sale.note),
          ].joined(separator: ",") + "\n"
      }
      return text
    }
  }
#endif
