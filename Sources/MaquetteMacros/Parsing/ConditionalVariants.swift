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
    return findings.none(
      .tooManyConditions("\(limit)"), at: block?.clauses.first?.poundKeyword ?? .poundIfToken())
  }

  private func ways(
    through declaration: some DeclGroupSyntax, _ count: inout Int
  ) -> Conditional<Self> {
    guard count <= Self.limit, let block = openBlock(of: declaration) else {
      count += 1
      return .always(self)
    }
    let isComplete = block.clauses.contains { $0.condition == nil }
    let clauses = block.clauses.map(Optional.some) + (isComplete ? [] : [nil])
    return .clauses(
      clauses.map { clause in
        var chosen = self
        chosen.clauses[block.id] = .some(clause)
        let content = chosen.ways(through: declaration, &count)
        return (clause?.condition?.trimmedDescription, content)
      })
  }

  // MARK: - Members and attributes of a choice

  /// The members under this choice.
  func members(of items: MemberBlockItemListSyntax) -> [DeclSyntax] {
    chosen(of: items.map { Syntax($0.decl) }).compactMap { $0.as(DeclSyntax.self) }
  }

  /// The attributes under this choice.
  func attributes(of list: AttributeListSyntax) -> [AttributeSyntax] {
    chosen(of: list.map { Syntax($0) }).compactMap { $0.as(AttributeSyntax.self) }
  }

  private func chosen(of elements: [Syntax]) -> [Syntax] {
    elements.flatMap { element in
      guard let block = element.as(IfConfigDeclSyntax.self) else { return [element] }
      return chosen(of: clauses[block.id]??.contents ?? [])
    }
  }

  // MARK: - Remaining choices

  /// The first relevant block without a chosen clause.
  private func openBlock(of declaration: some DeclGroupSyntax) -> IfConfigDeclSyntax? {
    let isClass = declaration.is(ClassDeclSyntax.self)
    return openBlock(among: declaration.attributes.map { Syntax($0) }) { attribute in
      let name = attribute.as(AttributeSyntax.self)?.baseName
      return name == "DecodableRules" || name?.hasSuffix("Actor") == true
    }
      ?? openBlock(among: declaration.memberBlock.members.map { Syntax($0.decl) }) { member in
        // A designated initializer of a class decides how a model is made.
        member.as(InitializerDeclSyntax.self).map {
          isClass && !$0.modifiers.contains(.convenience)
        }
          ?? (member.attributesOfMember != nil)
      }
  }

  /// The first block without a chosen clause, among some elements or the attributes of members, that
  /// contains an element which matters.
  private func openBlock(
    among elements: [Syntax], where matters: @escaping (Syntax) -> Bool
  ) -> IfConfigDeclSyntax? {
    elements.lazy.compactMap { element -> IfConfigDeclSyntax? in
      guard let block = element.as(IfConfigDeclSyntax.self) else {
        return openBlock(among: element.attributesOfMember?.map { Syntax($0) } ?? []) { attribute in
          attribute.as(AttributeSyntax.self).map { !PropertyAttributes.isHarmless($0.baseName) }
            == true
        }
      }
      guard let choice = clauses[block.id] else {
        return element.anywhere.contains(where: matters) ? block : nil
      }
      return openBlock(among: choice?.contents ?? [], where: matters)
    }.first
  }
}

extension Syntax {
  /// The attributes of a member, if mapping uses them.
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

  /// The member or attribute, or those in all clauses of an `#if`.
  var anywhere: [Syntax] {
    guard let block = self.as(IfConfigDeclSyntax.self) else { return [self] }
    return block.clauses.flatMap(\.contents).flatMap(\.anywhere)
  }
}

extension IfConfigClauseSyntax {
  /// The members or attributes in the clause.
  fileprivate var contents: [Syntax] {
    switch elements {
    case .decls(let items)?: items.map { Syntax($0.decl) }
    case .attributes(let list)?: list.map { Syntax($0) }
    default: []
    }
  }
}

extension AttributeListSyntax {
  /// The attributes of all clauses.
  var anywhere: [AttributeSyntax] {
    flatMap { Syntax($0).anywhere }.compactMap { $0.as(AttributeSyntax.self) }
  }
}
