import FormatModels
import Maquette
import MaquetteCBOR
import MaquetteCSV
import MaquetteForm
import MaquetteJSON5
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteTOML
import MaquetteXML
import MaquetteYAML

extension Work {
  /// A document of each format: to a tree, to models, and back.
  static func formats() throws -> [Work] {
    let catalogue = Catalogue.many(100)
    let binary = PropertyListMapper(options: .init(format: .init(.binary)))
    let text = PropertyListMapper(options: .init(format: .init(.xml)))
    let xml = XMLMapper(options: .init(format: .init(rootName: "catalogue")))
    let json5 = Array(try catalogue.jsonString(.pretty).utf8)
    let sales = Sale.many(100)
    let (csv, form) = (CSVMapper(), FormMapper())
    let (rows, fields) = (try csv.encode(sales), try form.encode(catalogue))
    return try ways("messagepack", MessagePackMapper(), catalogue)
      + ways("cbor", CBORMapper(), catalogue)
      + ways("binary-plist", binary, catalogue) + ways("xml-plist", text, catalogue)
      + ways("xml", xml, catalogue) + ways("yaml", YAMLMapper(), catalogue)
      + ways("toml", TOMLMapper(), catalogue) + [
        Work(name: "json5/decode") {
          keep(try JSON5Mapper().decode(Catalogue.self, from: json5))
        },
        Work(name: "csv/decode") { keep(try csv.decode([Sale].self, from: rows)) },
        Work(name: "csv/encode") { keep(try csv.encode(sales)) },
        Work(name: "form/decode") { keep(try form.decode(Catalogue.self, from: fields)) },
        Work(name: "form/encode") { keep(try form.encode(catalogue)) },
      ]
  }

  private static func ways<Format: TreeFormat>(
    _ name: String, _ mapper: FormatMapper<Format>, _ model: Catalogue
  ) throws -> [Work] {
    let document = try mapper.encode(model)
    return [
      Work(name: "\(name)/decode") { keep(try mapper.decode(Catalogue.self, from: document)) },
      Work(name: "\(name)/tree") { keep(try mapper.decode(AnyValue.self, from: document)) },
      Work(name: "\(name)/encode") { keep(try mapper.encode(model)) },
    ]
  }
}
