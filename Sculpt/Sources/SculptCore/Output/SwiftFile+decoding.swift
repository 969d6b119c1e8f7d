extension SwiftFile {
  /// How a document is decoded, as code.
  var decoding: String {
    switch options.style {
    case .mappable:
      let format = options.format
      let module = format.module.map { "import \($0); " } ?? ""
      return "\(module)try \(format.mapper)().decode(\(rootType).self, from: \(format.variable))"
    case .codable where options.format == .plist:
      return "try PropertyListDecoder().decode(\(rootType).self, from: plist)"
    case .codable: return "try JSONDecoder().decode(\(rootType).self, from: json)"
    }
  }
}

extension SampleFormat {
  /// The mapper of the format.
  fileprivate var mapper: String {
    switch self {
    case .json, .ndjson: "JSONMapper"
    case .json5: "JSON5Mapper"
    case .yaml: "YAMLMapper"
    case .toml: "TOMLMapper"
    case .plist: "PropertyListMapper"
    case .xml: "XMLMapper"
    case .csv: "CSVMapper"
    case .messagepack: "MessagePackMapper"
    case .cbor: "CBORMapper"
    }
  }

  /// The module of the mapper, if it is not the one that the types need.
  fileprivate var module: String? {
    let name = mapper.replacing("Mapper", with: "")
    return name == "JSON" ? nil : "Maquette" + name
  }

  /// What a document is called.
  fileprivate var variable: String { self == .ndjson ? "json" : rawValue }
}
