extension SwiftFile {
  /// How a document is decoded, as code.
  var decoding: String {
    switch options.style {
    case .mappable:
      let format = options.format
      let module = format.module.map { "import \($0); " } ?? ""
      let call = "\(format.mapper)(\(mapperOptions)).decode"
      return "\(module)try \(call)(\(rootType).self, from: \(format.variable))"
    case .codable:
      let call =
        options.format == .plist
        ? ("PropertyListDecoder", from: "plist") : ("JSONDecoder", from: "json")
      guard let element = droppableElement else {
        return "try \(call.0)().decode(\(rootType).self, from: \(call.from))"
      }
      let helper = supportOwner.map { "\($0).Lenient" } ?? "Lenient"
      let type = "[\(helper)<\(self.type(element))>]"
      return "try \(call.0)().decode(\(type).self, from: \(call.from)).compactMap(\\.value)"
    }
  }

  /// The type of the elements of documents that are arrays, if those that do not fit are left out.
  ///
  /// The rules of a type are about what is inside it, so what decodes the array leaves out its elements.
  var droppableElement: ValueType? {
    guard rules.isTolerant, case .array(let element) = model.root else { return nil }
    return element
  }

  /// What the mapper of a document needs, as arguments.
  private var mapperOptions: String {
    var arguments: [String] = []
    if droppableElement != nil { arguments.append("rules: DecodingRules(invalidElements: .drop)") }
    if options.format == .csv, let delimiter = model.delimiter, delimiter != "," {
      arguments.append("format: CSVFormat(delimiter: \(String(delimiter).literal))")
    }
    return arguments.isEmpty ? "" : "options: .init(\(arguments.joined(separator: ", ")))"
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
