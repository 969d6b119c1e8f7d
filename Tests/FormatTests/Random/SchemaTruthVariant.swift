import AgreementSupport
import Maquette
import MaquetteCBOR
import MaquetteJSON5
import MaquetteMessagePack
import MaquettePropertyList
import MaquetteTOML
import MaquetteYAML

/// A format whose documents are values of JSON, so that JSON Schema can describe them.
///
/// Elements of XML, forms and rows have only texts.
enum SchemaTruthFormat: CaseIterable {
  case json, json5, yaml, toml, cbor, messagePack, propertyListInXML, binaryPropertyList

  /// The documents of a mapper.
  func documents(_ variant: SchemaTruthVariant) throws -> any SchemaTruthDocuments {
    let (profile, configuration) = (variant.profile, try variant.configuration)
    func trees(_ format: some TreeFormat) -> any SchemaTruthDocuments {
      TreeDocuments(format, profile: profile, configuration: configuration)
    }
    switch self {
    case .json:
      let conventions = CodingConventions(profile: profile)
      return JSONMapper(
        options: .init(
          decoding: DecodingOptions(conventions: conventions, configuration: configuration),
          encoding: EncodingOptions(conventions: conventions, configuration: configuration)))
    case .json5: return trees(JSON5Format())
    case .yaml: return trees(YAMLFormat())
    case .toml: return trees(TOMLFormat())
    case .cbor: return trees(CBORFormat())
    case .messagePack: return trees(MessagePackFormat())
    case .propertyListInXML: return trees(PropertyListFormat(.xml))
    case .binaryPropertyList: return trees(PropertyListFormat(.binary))
    }
  }
}

/// The options of calls that change keys and forms.
enum SchemaTruthVariant: CaseIterable {
  case declared, ofProfile, configured, configuredByParts, configuredOfProfile

  var profile: MappingProfile? {
    self == .ofProfile || self == .configuredOfProfile ? .short : nil
  }

  var configuration: MappingConfiguration? {
    get throws {
      switch self {
      case .declared, .ofProfile: nil
      case .configured, .configuredOfProfile:
        try MappingConfiguration(
          naming: .screamingSnakeCase,
          .model(RandomScalars.self).key("outer", "ident", for: "id").key("label", for: "name")
            .ignoring("secret").dates("date", by: .millisecondsSince1970),
          .model(RandomSmall.self).key("first", for: "firstValue").key("1st", for: "firstValue"))
      case .configuredByParts:
        try MappingConfiguration(
          naming: .kebabCase,
          .model(RandomForms.self).dates("inSeconds", by: .iso8601).parsing("digits") { $2 },
          .model(RandomRuled.self).only("stars", "labels", "slug", "letter", "even"),
          .model(RandomWire.self).aggregate("first", "second", into: "small"),
          .model(RandomPart.self).key("deep", "n", for: "n"))
      }
    }
  }
}
