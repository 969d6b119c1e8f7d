import SwiftSyntax

extension TypeModel {
  /// Reads a declaration; nil if nothing of its kind can be mapped.
  init?(
    _ declaration: any DeclGroupSyntax, _ attribute: AttributeSyntax, lexicalContext: [Syntax],
    _ findings: Findings
  ) {
    guard let (kind, name, generics) = Self.head(of: declaration) else {
      findings.add(.wrongDeclaration(Self.phrase(for: declaration)), at: attribute)
      return nil
    }
    let modifiers = declaration.modifiers
    self.kind = kind
    self.name = name.identifier?.name ?? name.text
    reference = name.text
    arguments = MappableArguments(attribute, findings)
    rules = DeclaredRules(ofType: declaration.attributes, arguments, findings)
    access = AccessLevel(modifiers, in: lexicalContext[...]).modifier
    inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    self.generics = generics.map { Array($0.parameters) } ?? []
    isFinal = kind != .classType || modifiers.contains(.final)
    isOpen = modifiers.contains(.open)
    self.declaration = declaration
    let initializers = declaration.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    hasDesignatedInitializer = initializers.contains { !$0.modifiers.contains(.convenience) }
    isolation = Self.isolation(of: declaration, kind)
    readMembers(findings)
    if arguments.isArray { takePositions() }
  }

  /// Gives each mapped property its position in the array that the model is.
  private mutating func takePositions() {
    var position = 0
    for index in properties.indices where !properties[index].isIgnored {
      properties[index].position = position
      position += 1
    }
  }

  private mutating func readMembers(_ findings: Findings) {
    for member in declaration.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self), kind != .enumeration {
        properties += PropertyModel.properties(in: variable, of: reference, arguments, findings)
        computed += PropertyModel.computed(in: variable, of: reference, arguments, findings)
      } else if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        cases += EnumCaseModel.cases(in: declaration, of: self, findings)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        if let hook = HookModel(function, findings) { hooks.append(hook) }
      } else if let condition = member.decl.as(IfConfigDeclSyntax.self), condition.holdsFields {
        findings.add(
          .conditionalMember, at: condition.clauses.first?.poundKeyword ?? .poundIfToken())
      }
    }
  }

  private static func head(
    of declaration: any DeclGroupSyntax
  ) -> (Kind, TokenSyntax, GenericParameterClauseSyntax?)? {
    if let declaration = declaration.as(StructDeclSyntax.self) {
      return (.structure, declaration.name, declaration.genericParameterClause)
    }
    if let declaration = declaration.as(ClassDeclSyntax.self) {
      return (.classType, declaration.name, declaration.genericParameterClause)
    }
    if let declaration = declaration.as(ActorDeclSyntax.self),
      !declaration.modifiers.contains(.distributed)
    {
      return (.actorType, declaration.name, declaration.genericParameterClause)
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return (.enumeration, declaration.name, declaration.genericParameterClause)
    }
    return nil
  }

  private static func phrase(for declaration: any DeclGroupSyntax) -> String {
    switch declaration.kind {
    case .actorDecl: "distributed actors"
    case .protocolDecl: "protocols"
    case .extensionDecl: "extensions"
    default: "this"
    }
  }

  private static func isolation(of declaration: any DeclGroupSyntax, _ kind: Kind) -> Isolation {
    let attributes = declaration.attributes.unconditional
    if let actor = attributes.first(where: { $0.baseName.hasSuffix("Actor") }) {
      return .actor(actor.trimmedDescription)
    }
    let isFree = kind != .classType || declaration.modifiers.contains(.nonisolated)
    return isFree ? .nonisolated : .inherited
  }
}

extension IfConfigDeclSyntax {
  /// Whether any branch declares a stored property or a case.
  fileprivate var holdsFields: Bool {
    clauses.contains { clause in
      guard case .decls(let members)? = clause.elements else { return false }
      return members.contains { member in
        if let variable = member.decl.as(VariableDeclSyntax.self) {
          return !variable.isTypeMember && variable.bindings.contains(where: \.isStored)
        }
        if let nested = member.decl.as(IfConfigDeclSyntax.self) { return nested.holdsFields }
        return member.decl.is(EnumCaseDeclSyntax.self)
      }
    }
  }
}
