import SwiftSyntax

/// The clauses that a build takes of the `#if` blocks in a declaration.
///
/// A macro cannot evaluate conditions. It processes the declaration once for every possible
/// outcome, and leaves the choice to the compiler: the generated code has the same `#if`.
struct ConditionalVariants {
  private var clauses: [SyntaxIdentifier: IfConfigClauseSyntax?] = [:]

  /// The maximum number of outcomes.
  static let limit = 16

  /// Nothing is chosen, so no block is entered.
  init() {}

  /// All outcomes of the conditions in a declaration; nil if there are too many.
  ///
  /// Blocks without anything relevant for mapping do not count.
  static func ways(
    through declaration: some DeclGroupSyntax, _ findings: DiagnosticCollector
  ) -> Conditional<Self>? {
    var count = 0
    let ways = Self().ways(through: declaration, &count)
    guard count > limit else { return ways }
    let block = Self().openBlock(of: declaration)
    findings.add(
      .tooManyConditions("\(limit)"), at: block?.clauses.first?.poundKeyword ?? .poundIfToken())
    return nil
  }

  private func ways(
    through declaration: some DeclGroupSyntax, _ count: inout Int
  ) -> Conditional<Self> {
    guard count <= Self.limit, let block = openBlock(of: declaration) else {
      count += 1
      return .always(self)
    }
    var ways: [(condition: String?, content: Conditional<Self>)] = []
    for clause in block.clauses {
      let way = choosing(clause, of: block).ways(through: declaration, &count)
      ways.append((clause.condition?.trimmedDescription, way))
    }
    if block.clauses.allSatisfy({ $0.condition != nil }) {
      ways.append((nil, choosing(nil, of: block).ways(through: declaration, &count)))
    }
    return .clauses(ways)
  }

  private func choosing(_ clause: IfConfigClauseSyntax?, of block: IfConfigDeclSyntax) -> Self {
    var chosen = self
    chosen.clauses[block.id] = .some(clause)
    return chosen
  }

  // MARK: - Members and attributes of a choice

  /// The members under this choice.
  func members(of items: MemberBlockItemListSyntax) -> [DeclSyntax] {
    items.flatMap { item -> [DeclSyntax] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return members(of: clauses[block.id]??.members ?? [])
    }
  }

  /// The attributes under this choice.
  func attributes(of list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let block):
        return attributes(of: clauses[block.id]??.attributes ?? [])
      }
    }
  }

  // MARK: - Remaining choices

  /// The first relevant block without a chosen clause.
  private func openBlock(of declaration: some DeclGroupSyntax) -> IfConfigDeclSyntax? {
    let isClass = declaration.is(ClassDeclSyntax.self)
    let onType = openBlock(of: declaration.attributes) {
      $0.baseName == "DecodableRules" || $0.baseName.hasSuffix("Actor")
    }
    return onType
      ?? openBlock(of: declaration.memberBlock.members, inClass: isClass)
  }

  private func openBlock(
    of list: AttributeListSyntax, where matters: @escaping (AttributeSyntax) -> Bool
  ) -> IfConfigDeclSyntax? {
    list.lazy.compactMap { element -> IfConfigDeclSyntax? in
      guard case .ifConfigDecl(let block) = element else { return nil }
      guard let choice = clauses[block.id] else {
        return block.attributes.contains(where: matters) ? block : nil
      }
      return openBlock(of: choice?.attributes ?? [], where: matters)
    }.first
  }

  private func openBlock(
    of items: MemberBlockItemListSyntax, inClass: Bool
  ) -> IfConfigDeclSyntax? {
    items.lazy.compactMap { item -> IfConfigDeclSyntax? in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else {
        return item.decl.attributesOfMember.flatMap {
          openBlock(of: $0) { !PropertyAttributes.isHarmless($0.baseName) }
        }
      }
      guard let choice = clauses[block.id] else {
        return block.holdsMembersOfInterest(inClass: inClass) ? block : nil
      }
      return openBlock(of: choice?.members ?? [], inClass: inClass)
    }.first
  }
}

extension DeclSyntax {
  /// The attributes, if mapping uses them.
  fileprivate var attributesOfMember: AttributeListSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.attributes.anywhere.contains(named: "CodableHook") ? function.attributes : nil
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      let isMapped =
        variable.bindings.contains(where: \.isStored)
        || variable.attributes.anywhere.contains(named: "EncodableComputed")
      return isMapped && !variable.isTypeMember ? variable.attributes : nil
    }
    return self.as(EnumCaseDeclSyntax.self)?.attributes
  }
}

extension IfConfigDeclSyntax {
  /// The attributes in all clauses.
  fileprivate var attributes: [AttributeSyntax] {
    clauses.flatMap(\.attributes.anywhere)
  }

  /// Whether any clause declares members that are mapped, are called, or decide how a model is
  /// made.
  fileprivate func holdsMembersOfInterest(inClass: Bool) -> Bool {
    clauses.flatMap(\.members).contains { item in
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        return block.holdsMembersOfInterest(inClass: inClass)
      }
      if let initializer = item.decl.as(InitializerDeclSyntax.self) {
        return inClass && !initializer.modifiers.contains(.convenience)
      }
      return item.decl.attributesOfMember != nil
    }
  }
}

extension IfConfigClauseSyntax {
  /// The members in the clause.
  var members: MemberBlockItemListSyntax {
    if case .decls(let items)? = elements { items } else { [] }
  }

  /// The attributes in the clause.
  fileprivate var attributes: AttributeListSyntax {
    if case .attributes(let list)? = elements { list } else { [] }
  }
}

extension AttributeListSyntax {
  /// The attributes of all clauses.
  var anywhere: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let block): block.attributes
      }
    }
  }
}
