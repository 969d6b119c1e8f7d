import SwiftSyntax

/// Decides whether a type can be mapped as it stands, and reports all that forbids it.
struct TypeChecker {
  private let model: TypeModel
  private let lexicalContext: [Syntax]
  private let missing: MissingConformances
  private let findings: Findings

  /// - Parameters:
  ///   - model: The type.
  ///   - lexicalContext: What is around its declaration.
  ///   - missing: The conformances that it has not got yet.
  ///   - findings: Where problems are reported.
  init(
    _ model: TypeModel, _ lexicalContext: [Syntax], _ missing: MissingConformances,
    _ findings: Findings
  ) {
    self.model = model
    self.missing = missing
    self.lexicalContext = lexicalContext
    self.findings = findings
  }

  /// Checks the type and everything in it.
  func check() {
    checkScope()
    checkCopying()
    checkGenerics()
    checkActor()
    if checkVia() { return }
    HookChecker(model, findings).check()
    checkFrame()
    for property in model.properties { PropertyChecker(property, model, findings).check() }
    if model.arguments.writes { WrittenKeyChecker(findings).check(model.writtenProperties) }
    if model.kind == .enumeration { EnumChecker(model, findings).check() }
    checkSpecialArguments()
    checkTables()
  }

  /// Checks the arguments about other ways to make a model; true if its properties do not matter.
  private func checkVia() -> Bool {
    if let memberwise = model.arguments.memberwiseInit { check(memberwise) }
    guard let (_, syntax) = model.arguments.via else { return false }
    if model.kind == .classType || model.kind == .actorType {
      findings.add(.classVia, at: syntax)
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
    let surroundings = lexicalContext.first
    if surroundings?.asProtocol((any DeclGroupSyntax).self) == nil, surroundings != nil {
      return findings.add(.local(model.name), at: model.nameSyntax)
    }
    if surroundings != nil, let modifier = model.declaration.modifiers.first(.private) {
      findings.add(
        .privateNested(model.name), at: modifier, fixIts: [.makeFileprivate(modifier)])
    }
  }

  private func checkCopying() {
    if let suppressed = model.inherited.first(where: { $0.trimmedDescription == "~Copyable" }) {
      findings.add(.noncopyable(model.name), at: suppressed)
    }
  }

  private func checkGenerics() {
    for parameter in model.generics
    where parameter.specifier?.tokenKind == .keyword(.each) && model.kind != .structure {
      findings.add(.parameterPack(parameter.name.text), at: parameter)
    }
    guard model.kind == .classType || model.kind == .actorType else { return }
    // The members of a class stand in its body, where no extension can constrain them.
    let demanded =
      (model.arguments.reads ? model.readingConstraints.demanded : [])
      .union(model.arguments.writes ? model.writingConstraints.demanded : [])
    let constraint =
      model.arguments.reads && model.arguments.writes
      ? "Mappable" : model.arguments.reads ? "Readable" : "Writable"
    for parameter in model.generics
    where demanded.contains(parameter.name.text) && !model.constrains(parameter) {
      findings.add(
        .unconstrainedClassParameter(parameter.name.text, constraint: constraint), at: parameter,
        fixIts: [.constrain(parameter, to: constraint)])
    }
  }

  private func checkActor() {
    guard let declaration = model.declaration.as(ActorDeclSyntax.self) else { return }
    let names = Set(model.inheritedNames)
    let conformance =
      switch (model.arguments.reads, model.arguments.writes) {
      case (true, true): "IsolatedMappable"
      case (true, false): "IsolatedReadable"
      default: "IsolatedWritable"
      }
    let both: Set<String> = ["IsolatedReadable", "IsolatedWritable"]
    let isStated =
      names.contains(conformance) || conformance == "IsolatedMappable" && both.isSubset(of: names)
    if !isStated {
      findings.add(
        .actorStates(model.name, conformance: conformance), at: declaration.name,
        fixIts: [.conform(declaration, to: conformance)])
    }
    for hook in model.hooks {
      findings.add(
        .actorHook(hook.name), at: hook.syntax, fixIts: [.remove(hook.syntax)])
    }
  }

  private func checkSpecialArguments() {
    for argument in model.arguments.special {
      let label = argument.label?.text ?? ""
      let place = label == "transparent" ? "a struct" : "an enum"
      let kind: TypeModel.Kind = label == "transparent" ? .structure : .enumeration
      if model.kind != kind {
        findings.add(.argumentOfOthers(label, place), at: argument)
      } else if model.arguments.isTransparent, label == "transparent" {
        let mapped = model.properties.filter { !$0.isIgnored }
        if mapped.count != 1 || mapped[0].isFixed || mapped[0].isFlattened {
          findings.add(.transparentNeedsOne(model.name), at: argument)
        }
      }
    }
  }

  /// Checks what says that a model is not an object just where its value is.
  private func checkFrame() {
    // A superclass or a subclass would share the object, and know nothing of where it is.
    let isAlone =
      model.kind != .classType
      || model.isFinal && !ClassPlan(model, missing).inheritsMapping
    guard model.kind == .enumeration || !isAlone else { return }
    for argument in model.arguments.frameArguments {
      let label = argument.label?.text ?? ""
      findings.add(
        model.kind == .enumeration ? .frameOfEnum(label) : .frameOfInheritance(label), at: argument)
    }
  }

  private func checkTables() {
    let tables: [[String]]
    if model.kind == .enumeration {
      let plan = EnumPlan(model)
      tables = [plan.names.keys] + plan.cases.flatMap { ObjectPlan($0.fields).allKeys }
    } else {
      tables = FieldsPlan(model).object.allKeys
    }
    if !tables.allSatisfy(KeyTableEmitter.fits) {
      findings.add(.keysTooLong(model.name), at: model.nameSyntax)
    }
  }
}

extension TypeModel {
  /// The name in the declaration.
  fileprivate var nameSyntax: TokenSyntax {
    declaration.asProtocol((any NamedDeclSyntax).self)?.name ?? .identifier(name)
  }

  /// Whether the declaration asks anything of a generic parameter.
  fileprivate func constrains(_ parameter: GenericParameterSyntax) -> Bool {
    guard parameter.inheritedType == nil else { return true }
    let clause =
      declaration.as(ClassDeclSyntax.self)?.genericWhereClause
      ?? declaration.as(ActorDeclSyntax.self)?.genericWhereClause
    return clause?.requirements.contains { requirement in
      requirement.requirement.as(ConformanceRequirementSyntax.self)?.leftType.trimmedDescription
        == parameter.name.text
    } ?? false
  }
}
