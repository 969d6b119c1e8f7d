/// Generates the members that subclasses of an invalid class refer to.
///
/// The compiler (6.3) crashes at a mapped subclass of a class without the conformances that its
/// attribute announces. So these are stated even if nothing else is generated. The code never runs,
/// because the reported error ends the build.
struct RefusedClassEmitter: ModelEmitter {
  let model: TypeModel

  /// - Returns: Nil for types that have no subclasses, or that inherit the mapping.
  init?(_ model: TypeModel) {
    guard model.kind == .classType, !model.isFinal, ClassPlan(model).mappedSuperclass == nil else {
      return nil
    }
    self.model = model
  }

  /// The conformances.
  var extensions: [ExtensionText] {
    let names =
      (model.arguments.reads ? ["MappingDecodable"] : [])
      + (model.arguments.writes ? ["MappingEncodable", "FlattenedEncodable"] : [])
      + ["SchemaProviding"]
    return [ExtensionText(model.conformances(names))]
  }

  /// The members that the conformances and subclasses need.
  var members: [String] {
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
      + EngineNames.readers.flatMap { reader in
        [
          "\(access)required convenience init(from reader: inout \(reader)) "
            + "\(EngineNames.throwsRead) \(never)",
          "\(open)func update(from reader: inout \(reader)) \(EngineNames.throwsRead) {}",
        ]
      }
    let writing = EngineNames.writers.map { writer in
      "\(open)func __writeFields(to writer: inout \(writer)) \(EngineNames.throwsWrite) {}"
    }
    return (model.arguments.reads ? reading : []) + (model.arguments.writes ? writing : []) + schema
  }

  private var storage: String {
    let access = model.access
    return block(
      "\(model.isolation.type)\(access)struct __Storage: "
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
