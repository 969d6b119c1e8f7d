import SwiftSyntax

extension TypeModel {
  /// Parses a declaration; nil if its kind cannot be mapped.
  init?(
    _ declaration: any DeclGroupSyntax, _ attribute: AttributeSyntax,
    _ chosen: ConditionalVariants = ConditionalVariants(), missing: Set<String> = [],
    lexicalContext: [Syntax], _ findings: DiagnosticCollector
  ) {
    guard let (kind, name, generics) = Self.head(of: declaration) else {
      // Of actors, only distributed ones cannot be mapped.
      let phrase = declaration.phrase
      findings.add(
        .wrongDeclaration(phrase == "actors" ? "distributed actors" : phrase), at: attribute)
      return nil
    }
    let modifiers = declaration.modifiers
    self.kind = kind
    nameSyntax = name
    arguments = MappableArguments(attribute, findings)
    let attributes = chosen.attributes(of: declaration.attributes)
    rules = DeclaredRules(ofType: attributes, arguments, findings)
    documented = attributes.first(named: "Documented")
    accessLevel = AccessLevel(modifiers, in: lexicalContext[...])
    inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    let own = generics.map { Array($0.parameters) } ?? []
    // Members may refer to the parameters of the enclosing types.
    let around = lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
      .compactMap { Self.head(of: $0)?.2 }.flatMap(\.parameters)
    let all = own + around + PartialEmitter.generics(around: declaration)
    isInGenericContext = !all.isEmpty
    self.generics = kind == .classType ? own : all
    isFinal = kind != .classType || modifiers.contains(.final)
    isOpen = modifiers.contains(.open)
    self.declaration = declaration
    self.missing = missing
    let members = chosen.members(of: declaration.memberBlock.members)
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    hasDesignatedInitializer = initializers.contains { !$0.modifiers.contains(.convenience) }
    let actor = attributes.first { $0.baseName.hasSuffix("Actor") }
    let isFree = kind != .classType || modifiers.contains(.nonisolated)
    isolation = actor.map { .actor($0.trimmedDescription) } ?? (isFree ? .nonisolated : .inherited)
    read(members, chosen, findings)
    guard arguments.isArray else { return }
    // Each mapped property has a position in the array of the model; computed ones are last.
    let mapped = properties.indices.filter { !properties[$0].isIgnored }
    for (position, index) in mapped.enumerated() { properties[index].position = position }
    for index in computed.indices { computed[index].position = mapped.count + index }
  }

  private mutating func read(
    _ members: [DeclSyntax], _ chosen: ConditionalVariants, _ findings: DiagnosticCollector
  ) {
    for member in members {
      if let variable = member.as(VariableDeclSyntax.self), kind != .enumeration {
        let declared = PropertyModel.properties(in: variable, of: self, chosen, findings)
        properties += declared.filter { !$0.isComputed }
        computed += declared.filter(\.isComputed)
      } else if let declaration = member.as(EnumCaseDeclSyntax.self) {
        cases += EnumCaseModel.cases(in: declaration, of: self, chosen, findings)
      } else if let function = member.as(FunctionDeclSyntax.self) {
        if let hook = HookModel(function, chosen, findings) { hooks.append(hook) }
      }
    }
  }

  private static func head(
    of declaration: any DeclGroupSyntax
  ) -> (Kind, TokenSyntax, GenericParameterClauseSyntax?)? {
    let kinds: [SyntaxKind: Kind] = [
      .structDecl: .structure, .classDecl: .classType, .actorDecl: .actorType,
      .enumDecl: .enumeration,
    ]
    guard let kind = kinds[declaration.kind], !declaration.modifiers.contains(.distributed),
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
    return (kind, named.name, generic?.genericParameterClause)
  }
}

extension DeclGroupSyntax {
  /// What messages call declarations of this kind.
  var phrase: String {
    switch kind {
    case .classDecl: "classes"
    case .enumDecl: "enums"
    case .actorDecl: "actors"
    case .protocolDecl: "protocols"
    default: "extensions"
    }
  }
}
