/// Generates what other code needs of an invalid class or enum.
///
/// The compiler (6.3) crashes at a mapped subclass of a class without the conformances that its
/// attribute announces, and at an array of such an enum reports only that. So these are stated even
/// if nothing else is generated. The code never runs, because the reported error ends the build.
struct RefusedEmitter: ModelEmitter {
  let model: TypeModel

  /// - Returns: Nil for other types, and for classes without subclasses or with an inherited mapping.
  init?(_ model: TypeModel) {
    self.model = model
    let base = model.kind == .classType && !model.isFinal
    if model.kind != .enumeration, !base || model.mappedSuperclass != nil { return nil }
  }

  /// The conformances.
  var extensions: [ExtensionText] {
    guard model.kind == .classType else {
      let never = ["Swift.fatalError()"]
      return [
        ("MappingDecodable", EngineNames.reading("\(model.member)init", never)),
        ("MappingEncodable", EngineNames.writing("\(model.member)func write", never)),
      ].map { ExtensionText(model.conformances([$0.0]), $0.1) }.filter { !$0.conformances.isEmpty }
    }
    let names = ["MappingDecodable", "MappingEncodable", "FlattenedEncodable", "SchemaProviding"]
    return [ExtensionText(model.conformances(names))]
  }

  /// The members that the conformances and subclasses need.
  var members: [String] {
    guard model.kind == .classType else { return [] }
    let access = model.access
    let open = model.isOpen ? "open " : access
    let never = "{ Swift.fatalError() }"
    let schema = [
      "\(open)class var __schema: MaquetteCore.ModelSchema \(never)",
      "\(open)func __value(ofProperty name: Swift.String) -> Any? \(never)",
    ]
    let reading =
      [
        storage, "\(access)typealias __Fields = MaquetteCore.__TableFields<__Storage>",
        "\(access)init(__storage fields: __Storage) \(never)",
        "\(access)convenience init(__fields fields: __Fields) \(never)",
        "\(access)static func __storage(of model: \(model.reference)) -> __Storage \(never)",
        "\(access)static func __fields(of model: \(model.reference)) -> __Fields \(never)",
        "\(access)final func __assign(_ fields: __Storage) {}",
        "\(access)final func __change(to fields: __Fields) {}",
        "\(access)static var __mergesOnUpdate: Swift.Bool { true }",
      ]
      + EngineNames.reading("\(access)required convenience init", ["Swift.fatalError()"])
      + EngineNames.reading("\(open)func update", [])
    let writing = EngineNames.writing("\(open)func __writeFields", [])
    return (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : []) + schema
  }

  private var storage: String {
    let access = model.access
    return block(
      "\(model.isolation.conformance)\(access)struct __Storage: "
        + "\(model.isolation.conformanceInside)MaquetteCore.__OutputSource",
      [
        "\(access)typealias __Model = __Storage",
        "\(access)static var __layout: MaquetteCore.__StructDecodingTable { Swift.fatalError() }",
        "\(access)static var __output: MaquetteCore.__StructEncodingTable { Swift.fatalError() }",
        "\(access)typealias __Designated = __Storage",
        "\(access)var __designated: __Designated { self }",
        "\(access)func __finish(_ model: \(model.reference)) {}",
      ])
  }
}
