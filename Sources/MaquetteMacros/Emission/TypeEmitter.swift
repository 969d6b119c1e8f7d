import SwiftSyntax

/// What generates the code of a model.
protocol ModelEmitter {
  /// The model.
  var model: TypeModel { get }

  /// The members in the body of the model.
  var members: [String] { get }

  /// The extensions of the model.
  var extensions: [ExtensionText] { get }

  /// What calls the hooks of the model.
  var hooks: HookEmitter { get }

  /// The storage that the model is made from, unless it is decoded in place.
  var storage: StoragePlan { get }
}

extension ModelEmitter {
  var hooks: HookEmitter { HookEmitter(model: model) }
  var storage: StoragePlan { StoragePlan(model) }

  /// What describes the model to schemas.
  var form: FormEmitter { FormEmitter(model: model) }

  /// The words before the functions that decode and encode a type.
  ///
  /// The payload of an enum may contain the enum again: if it were inlined into itself, the
  /// optimizer would take minutes.
  var entrance: String {
    (model.kind == .enumeration ? "@inline(never)\n" : "") + model.member
  }

  /// Says whether null is a value of the model, by an expression.
  func acceptingNull(_ expression: String) -> String {
    block(
      "\(model.member)static func __acceptsNull(within enums: Swift.Int) -> Swift.Bool",
      [expression])
  }

  /// The conformance to encoding of a type that writes itself by one body.
  ///
  /// - Parameter isOpen: Whether it is written into an open object.
  func writing(isOpen: Bool = false) -> ExtensionText {
    let method = isOpen ? "__writeFields" : "write"
    let writing = hooks.writing(isOpen ? "writeFields" : "write") {
      ["try \($0).__write(to: &writer)"]
    }
    return ExtensionText(
      model.conformances(["MappingEncodable"] + (isOpen ? ["FlattenedEncodable"] : [])),
      where: model.writingConstraints.clause,
      (EngineNames.writing("\(entrance)func \(method)", writing)
        + PayloadTypes(model).check(reading: false)).apart)
  }

  /// The members that hooks and rules need.
  var callbackMembers: [String] {
    (model.hooks.isEmpty && hooks.superclass == nil ? [] : [hooks.member]) + model.ruleMembers
  }
}

extension TypeModel {
  /// What generates the code of the model, by its kind.
  var emitter: any ModelEmitter {
    if let (wire, _) = arguments.via { return ViaEmitter(model: self, wire: wire) }
    switch kind {
    case .structure where arguments.isTransparent: return TransparentEmitter(model: self)
    case .structure where isNoncopyable: return NoncopyableEmitter(model: self)
    case .structure: return StructEmitter(self)
    case .classType: return ClassEmitter(model: self)
    case .actorType: return ActorEmitter(model: self)
    case .enumeration: return EnumPlan(model: self)
    }
  }

  /// All members in the body of the model.
  var members: [String] {
    let memberwise = arguments.memberwiseInit.map(initializer)
    return emitter.members + [memberwise, documentationMember].compactMap(\.self)
  }

  /// Whether to generate reading: no other extension provides it.
  var needsReading: Bool {
    arguments.reads && (missing.contains("MappingDecodable") || statesConformance)
  }

  /// Whether to generate writing: no other extension provides it.
  var needsWriting: Bool {
    arguments.writes && (missing.contains("MappingEncodable") || statesConformance)
  }

  /// The one of three words that fits the directions of the model.
  func byDirection(_ both: String, _ reading: String, _ writing: String) -> String {
    arguments.reads && arguments.writes ? both : arguments.reads ? reading : writing
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

  /// Those of some conformances that are missing in the directions of the model, as an extension
  /// states them.
  ///
  /// Inherited protocols must be named too: the compiler knows them all from the macro's
  /// declaration and does not infer any.
  func conformances(_ names: [String]) -> [String] {
    names.filter { name in
      missing.contains(name) && (arguments.reads || !name.hasSuffix("Decodable"))
        && (arguments.writes || !name.hasSuffix("Encodable"))
    }.map { isolation.conformance + "MaquetteCore." + $0 }
  }
}
