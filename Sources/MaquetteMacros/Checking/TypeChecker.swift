import SwiftSyntax

/// Checks whether a type can be mapped as declared, and reports every problem.
struct TypeChecker {
  let model: TypeModel
  let lexicalContext: [Syntax]
  let findings: DiagnosticCollector

  /// Checks the type and everything in it.
  func check() {
    checkScope()
    checkCopying()
    checkGenerics()
    if model.kind == .actorType {
      checkStates("Isolated", or: MappableDiagnostic.actorStates)
      for hook in model.hooks { findings.add(.actorHook(hook.name), removing: hook.syntax) }
    }
    checkArguments()
    let rules = model.declaration.attributes.anywhere.first(named: "DecodableRules")
    if let rules, !model.arguments.reads {
      findings.add(.pointless("@DecodableRules", .oneWay(model.name, "read")), removing: rules)
    }
    checkHooks()
    checkCodable()
    if checkVia() { return }
    for property in model.properties {
      PropertyChecker(property: property, model: model, findings: findings).check()
    }
    if model.arguments.writes { findings.checkWrittenKeys(of: model.writtenProperties) }
    if model.kind == .enumeration { checkCases() }
    checkProfiles()
    checkForm()
  }

  /// Checks the arguments for other ways to make a model; returns true if its properties do not
  /// matter.
  private func checkVia() -> Bool {
    if let memberwise = model.arguments.memberwiseInit { check(memberwise) }
    guard let (type, syntax) = model.arguments.via else { return false }
    if model.kind == .classType || model.kind == .actorType {
      findings.add(.classVia, at: syntax)
    }
    for attributes in model.properties.map(\.attributes) + model.cases.map(\.attributes) {
      AttributeChecker(attributes: attributes, model: model, findings: findings).refuse(
        .via(model.name, type)
      ) { _ in true }
    }
    return true
  }

  private func check(_ memberwise: MemberwiseModel) {
    guard model.kind == .structure || model.kind == .classType else {
      return findings.add(.memberwiseOfOther(model.name), at: memberwise.syntax)
    }
    if model.kind == .classType, !model.inherited.isEmpty, model.memberwiseProperties.isEmpty {
      findings.add(.memberwiseOfNothing(model.name), at: memberwise.syntax)
    }
    for property in memberwise.inherited {
      if model.inherited.isEmpty || model.kind == .structure {
        findings.add(.inheritedByNone(property.name, model.name), at: property.syntax)
      } else if model.properties.contains(where: { $0.name == property.name }) {
        findings.add(.inheritedOwn(property.name, model.name), at: property.syntax)
      }
    }
  }

  private func checkScope() {
    let mappable = model.declaration.attributes.anywhere.filter { $0.baseName == "Mappable" }
    for other in mappable.dropFirst() { findings.add(.repeated("Mappable"), removing: other) }
    for member in model.declaration.memberBlock.members {
      // Generated code names the module.
      guard let type = member.decl.asProtocol((any NamedDeclSyntax).self),
        EngineNames.modules.contains(type.name.text), !member.decl.is(FunctionDeclSyntax.self)
      else { continue }
      findings.add(.hiddenModule(type.name.text), at: type.name)
    }
    let surroundings = lexicalContext.first
    if surroundings?.asProtocol((any DeclGroupSyntax).self) == nil, surroundings != nil {
      return findings.add(.local(model.name), at: model.nameSyntax)
    }
    if surroundings != nil, let modifier = model.declaration.modifiers.first(.private) {
      findings.add(
        .privateNested(model.name), at: modifier,
        fixIts: [.replace(modifier.name, by: "fileprivate", "make it 'fileprivate'")])
    }
  }

  /// Checks that the copyability of the type suits its kind and its arguments.
  private func checkCopying() {
    guard let suppressed = model.suppressedCopying else {
      let ours = ["NoncopyableMappable", "NoncopyableDecodable", "NoncopyableEncodable"]
      if let name = model.inheritedNames.first(where: ours.contains) {
        findings.add(.copyableStates(name, model.name), at: model.nameSyntax)
      }
      let raw = ["RawRepresentable", "OptionSet"].first(where: model.inheritedNames.contains)
      guard let raw, model.kind == .structure, !model.arguments.isTransparent,
        model.arguments.via == nil
      else { return }
      return findings.add(.rawStruct(model.name, raw), at: model.nameSyntax)
    }
    guard model.kind == .structure else {
      return findings.add(.noncopyableEnum(model.name), at: suppressed)
    }
    checkStates("Noncopyable", or: MappableDiagnostic.noncopyableStates)
    for label in ["via", "transparent"] { report(.noncopyableArgument(label), at: label) }
  }

  /// Checks that the declaration states the conformances that the macro cannot add.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the protocols' names.
  ///   - problem: The problem for the names of the type and of a protocol.
  private func checkStates(_ prefix: String, or problem: Template<MappableDiagnostic>) {
    let conformance = prefix + model.byDirection("Mappable", "Decodable", "Encodable")
    let both = [prefix + "Decodable", prefix + "Encodable"]
    guard !model.inheritedNames.contains(conformance),
      conformance != prefix + "Mappable" || !both.allSatisfy(model.inheritedNames.contains)
    else { return }
    findings.add(
      problem(model.name, conformance), at: model.nameSyntax,
      fixIts: [.conform(model.declaration, model.nameSyntax, to: conformance)])
  }

  private func checkGenerics() {
    for parameter in model.generics
    where parameter.specifier?.tokenKind == .keyword(.each) {
      findings.add(.parameterPack(parameter.name.text), at: parameter)
    }
    guard model.kind == .classType || model.kind == .actorType || model.isNoncopyable else {
      return
    }
    // The members of a class are in its body, where an extension cannot constrain them.
    let demanded =
      (model.arguments.reads ? model.readingConstraints.demanded : [])
      .union(model.arguments.writes ? model.writingConstraints.demanded : [])
    let capability = model.byDirection("Mappable", "MappingDecodable", "MappingEncodable")
    // `~Copyable` is not a constraint.
    let stated = model.conformanceRequirements.filter {
      !$0.rightType.is(SuppressedTypeSyntax.self)
    }
    .map(\.leftType.trimmedDescription)
    for parameter in model.generics
    where demanded.contains(parameter.name.text) && !stated.contains(parameter.name.text)
      && parameter.inheritedType?.is(SuppressedTypeSyntax.self) != false
    {
      let constraint =
        model.isNoncopyable && parameter.inheritedType?.suppressesCopying == true
        ? "Noncopyable\(capability) & ~Copyable" : capability
      findings.add(
        .unconstrainedParameter(
          parameter.name.text, model.isNoncopyable ? "noncopyable struct" : "class or actor",
          constraint), at: parameter,
        fixIts: [.constrain(parameter, to: constraint)])
    }
  }

  /// Checks arguments that make the model something else than an object at its value.
  private func checkForm() {
    let mapped = model.properties.filter { !$0.isIgnored }
    if model.arguments.isTransparent, model.kind == .structure,
      mapped.count != 1 || mapped[0].isFixed || mapped[0].isFlattened
    {
      report(.transparentNeedsOne(model.name), at: "transparent")
    }
    // A superclass or a subclass would share the object without knowing its place.
    if model.kind == .classType, !model.isFinal || model.inheritsMapping {
      for label in ["container", "layout"] { report(.frameOfInheritance(label), at: label) }
    }
  }
}
