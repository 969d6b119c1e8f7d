import SwiftSyntax

/// What generates the code of a model.
protocol ModelEmitter {
  /// The members in the body of the model.
  var members: [String] { get }

  /// The extensions of the model.
  func extensions(of type: String) -> [ExtensionText]
}

/// Generates the code of a model with the emitter for its kind.
struct TypeEmitter: ModelEmitter {
  let model: TypeModel
  let missing: MissingConformances

  private var emitter: any ModelEmitter {
    if let (wire, _) = model.arguments.via {
      return ViaEmitter(model: model, wire: wire, missing: missing)
    }
    switch model.kind {
    case .structure where model.arguments.isTransparent:
      return TransparentEmitter(model: model, missing: missing)
    case .structure where model.isNoncopyable:
      return NoncopyableEmitter(model: model, missing: missing)
    case .structure: return StructEmitter(model, missing)
    case .classType: return ClassEmitter(model, missing)
    case .actorType: return ActorEmitter(model: model, missing: missing)
    case .enumeration: return EnumEmitter(model, missing)
    }
  }

  func extensions(of type: String) -> [ExtensionText] { emitter.extensions(of: type) }

  var members: [String] {
    let memberwise = model.arguments.memberwiseInit.map {
      MemberwiseEmitter(model: model, memberwise: $0, missing: missing).member
    }
    let documentation = DocumentationEmitter(model: model).member
    return emitter.members + [memberwise, documentation].compactMap(\.self)
  }

  /// The members that hooks and rules need.
  static func callbackMembers(of model: TypeModel, superclass: String? = nil) -> [String] {
    (model.hooks.isEmpty && superclass == nil
      ? [] : [HookEmitter(model, superclass: superclass).member]) + ruleMembers(of: model)
  }

  /// The members that rules need.
  static func ruleMembers(of model: TypeModel) -> [String] {
    model.hasRules ? [RulesEmitter(model).member] : []
  }
}

extension TypeModel {
  /// Whether to generate reading: no other extension provides it.
  func needsReading(_ missing: MissingConformances) -> Bool {
    arguments.reads && (missing.contains("MappingDecodable") || statesConformance)
  }

  /// Whether to generate writing: no other extension provides it.
  func needsWriting(_ missing: MissingConformances) -> Bool {
    arguments.writes && (missing.contains("MappingEncodable") || statesConformance)
  }

  /// The core's name for a type that is mapped in the directions of this one.
  var mappedAlias: String {
    let isOneWay = !arguments.reads || !arguments.writes
    let kind = !isOneWay ? "Mapped" : arguments.reads ? "Decodable" : "Encodable"
    return "MaquetteCore.__Field.\(kind)Type"
  }

  /// The names of the inherited types, without their modules and attributes.
  var inheritedNames: [String] {
    inherited.flatMap { type in
      type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    }.map { type in
      let bare = type.as(AttributedTypeSyntax.self)?.baseType ?? type
      return bare.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    }
  }

  /// Whether the declaration itself states conformances that `@Mappable` adds.
  var statesConformance: Bool {
    let ours: Set<String> = [
      "MappingDecodable", "MappingEncodable", "Mappable", "FlattenedDecodable",
      "FlattenedEncodable",
    ]
    return inheritedNames.contains { ours.contains($0) }
  }

  /// The member that makes flattening the model a compile-time error with a reason.
  ///
  /// Its type is one that flattening accepts, so that the reason is the only error.
  func refusingFlattening(_ reason: String) -> String {
    """
    @available(*, unavailable, message: "\(reason)")
    \(access)typealias __Fields = MaquetteCore.__CaseFields<Self>\(readingConstraints.clause)
    """
  }

  /// Those of some conformances that are missing, as an extension states them.
  ///
  /// Inherited protocols must be named too: the compiler knows them all from the macro's
  /// declaration and does not infer any.
  func conformances(_ names: [String], _ missing: MissingConformances) -> [String] {
    names.filter { missing.contains($0) }.map { isolation.conformance + "MaquetteCore." + $0 }
  }
}
