import SwiftSyntax

/// Generates the partial of a struct, and the members that make and change the struct from it.
struct PartialEmitter: ModelEmitter {
  let model: TypeModel
  private let mappable: AttributeSyntax
  private let properties: [PartialProperty]

  /// Plans a partial.
  ///
  /// - Parameters:
  ///   - model: The struct.
  ///   - mappable: The attribute that maps it.
  init(_ model: TypeModel, _ mappable: AttributeSyntax) {
    self.model = model
    self.mappable = mappable
    properties = model.readProperties.compactMap { PartialProperty($0, of: model) }
  }

  // MARK: The partial

  /// The partial, which is itself a model.
  var members: [String] {
    let tests = properties.map(\.absence).joined(separator: " && ")
    let members =
      initializers + [
        "\(model.member)var isEmpty: Swift.Bool { \(tests.isEmpty ? "true" : tests) }",
        block("\(model.member)mutating func merge(_ other: Self)", properties.map(\.merging)),
      ]
    let protocols =
      conformances + ["\(model.isolation.conformance)MaquetteMappings.PartialModel"]
    let partial = block(
      "\(isolation)\(model.access)struct Partial: \(protocols.joined(separator: ", "))",
      ["\(model.access)typealias Whole = \(model.reference)"] + parameters
        + properties.map(\.declaration)
        + properties.flatMap { $0.standards(model.isolation.member) } + members.spaced)
    return [(attributes + [partial]).joined(separator: "\n")]
  }

  private static let parametersName = "__Parameters"

  /// The generic parameters around the partial, spelled where a macro can see them.
  private var parameters: [String] {
    let types = model.generics.filter { $0.specifier == nil }.map(\.name.text)
    return types.isEmpty
      ? [] : ["private typealias \(Self.parametersName) = (\(types.joined(separator: ", ")))"]
  }

  /// The generic parameters around a partial.
  ///
  /// A macro cannot see the context of code that another macro generated.
  static func generics(around declaration: any DeclGroupSyntax) -> [GenericParameterSyntax] {
    let aliases = declaration.memberBlock.members.compactMap {
      $0.decl.as(TypeAliasDeclSyntax.self)
    }
    let parameters = aliases.first { $0.name.text == parametersName }?.initializer.value
    return parameters?.as(TupleTypeSyntax.self)?.elements.map { element in
      GenericParameterSyntax(name: .identifier(element.type.trimmedDescription))
    } ?? []
  }

  /// The isolation in the struct's declaration: a partial is isolated like its properties, whose
  /// types may be those of a main-actor module.
  private var isolation: String {
    if model.isolation != .nonisolated { return model.isolation.conformance }
    return model.declaration.modifiers.contains(.nonisolated) ? "nonisolated " : ""
  }

  /// The model's conformances that the compiler synthesizes from the properties.
  private var conformances: [String] {
    let comparesItself = model.declaration.memberBlock.members.contains { member in
      member.decl.as(FunctionDeclSyntax.self)?.name.text == "=="
    }
    return ["Equatable", "Hashable", "Sendable"].filter { name in
      model.inheritedNames.contains(name) && (name == "Sendable" || !comparesItself)
    }.map { "Swift." + $0 }
  }

  /// The model's attributes for the form of keys and values.
  private var attributes: [String] {
    let labels: Set<String?> = [
      nil, "fieldNaming", "fieldAliases", "container", "conversions", "unknownKeys",
    ]
    let arguments = mappable.labeledArguments.filter { labels.contains($0.label?.text) }
      .sources(inModel: model.reference)
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let rules = model.declaration.attributes.anywhere.first(named: "DecodableRules")
    return ["@\(mappable.attributeName.trimmedDescription)\(list)"]
      + (rules.map { [$0.source(inModel: model.reference)] } ?? [])
  }

  private var initializers: [String] {
    let parameters = properties.map { "\($0.reference): \($0.type) = \($0.nothing)" }
    let memberwise = properties.map(\.access).min().map { access in
      block(
        "\(model.isolation.member)\(access.modifier)init(\(parameters.joined(separator: ", ")))",
        properties.map { "self.\($0.reference) = \($0.reference)" }.inShortBlocks)
    }
    return [
      block(
        "\(model.member)init()",
        properties.map { "self.\($0.reference) = \($0.nothing)" }.inShortBlocks),
      memberwise,
      block(
        "\(model.member)init(_ model: \(model.reference))", properties.map(\.naming).inShortBlocks),
      block(
        "\(model.member)init(from old: \(model.reference), to new: \(model.reference))",
        properties.map(\.comparing).inShortBlocks),
    ].compactMap(\.self)
  }

  // MARK: The model

  /// The extension that makes and changes the model.
  var extensions: [ExtensionText] {
    // The variables that are not decoded do not change.
    let kept = model.properties.filter { !$0.isRead && !$0.isConstant && !$0.isLazy }
    let keeping = kept.map { "self.\($0.reference) = model.\($0.reference)" }
    let initializer = block(
      "\(model.member)init(__partial partial: Partial, "
        + "over model: Self?) throws(MaquetteCore.MappingError)",
      properties.map(\.setting).inShortBlocks
        + (keeping.isEmpty ? [] : [block("if let model", keeping)])
        + (model.hasRules || model.has(.validate) ? ["try self.validate()"] : []))
    let protocols = [model.isolation.conformance + "MaquetteMappings.PartialProviding"]
    return [ExtensionText(protocols, [initializer])]
  }
}
