import SwiftSyntax

/// Decides whether a type can be mapped as it stands, and reports all that forbids it.
struct TypeChecker {
  private let model: TypeModel
  private let lexicalContext: [Syntax]
  private let findings: Findings

  init(_ model: TypeModel, _ lexicalContext: [Syntax], _ findings: Findings) {
    self.model = model
    self.lexicalContext = lexicalContext
    self.findings = findings
  }

  /// Checks the type and everything in it.
  func check() {
    checkScope()
    checkCopying()
    checkGenerics()
    if checkVia() { return }
    HookChecker(model, findings).check()
    checkStructArguments()
    for property in model.properties { PropertyChecker(property, model, findings).check() }
    if model.arguments.writes { WrittenKeyChecker(findings).check(model.writtenProperties) }
    if model.kind == .enumeration { EnumChecker(model, findings).check() }
    checkSpecialArguments()
    checkTables()
  }

  /// Checks the arguments about other ways to make a model; true if its properties do not matter.
  private func checkVia() -> Bool {
    if let (_, syntax) = model.arguments.memberwiseInit, model.kind != .structure {
      findings.add(.memberwiseOfOther(model.name), at: syntax)
    }
    guard let (_, syntax) = model.arguments.via else { return false }
    if model.kind == .classType { findings.add(.classVia, at: syntax) }
    return true
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
    for parameter in model.generics where parameter.specifier?.tokenKind == .keyword(.each) {
      findings.add(.parameterPack(parameter.name.text), at: parameter)
    }
    guard model.kind == .classType else { return }
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

  private func checkSpecialArguments() {
    for argument in model.arguments.special {
      let label = argument.label?.text ?? ""
      let place = label == "transparent" ? "a struct" : "an enum"
      if (model.kind == .structure) != (label == "transparent") || model.kind == .classType {
        findings.add(.argumentOfOthers(label, place), at: argument)
      } else if model.arguments.isTransparent, label == "transparent" {
        let mapped = model.properties.filter { !$0.isIgnored }
        if mapped.count != 1 || mapped[0].isFixed || mapped[0].isFlattened {
          findings.add(.transparentNeedsOne(model.name), at: argument)
        }
      }
    }
  }

  private func checkStructArguments() {
    guard model.kind != .structure else { return }
    for argument in model.arguments.structArguments {
      findings.add(.onlyStructs(argument.label?.text ?? ""), at: argument)
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
    let clause = declaration.as(ClassDeclSyntax.self)?.genericWhereClause
    return clause?.requirements.contains { requirement in
      requirement.requirement.as(ConformanceRequirementSyntax.self)?.leftType.trimmedDescription
        == parameter.name.text
    } ?? false
  }
}
