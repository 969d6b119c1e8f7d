import SwiftSyntax

/// Writes the changes of one type into its files.
struct MigrationWriter {
  private let migration: TypeMigration

  /// Members that code anywhere names with their types.
  private let namedMembers: Set<String>

  init(_ migration: TypeMigration, _ namedMembers: Set<String>) {
    (self.migration, self.namedMembers) = (migration, namedMembers)
  }

  func write() {
    let type = migration.type
    for note in migration.notes { source(of: note.node)?.say(.note, note.text, at: note.node) }
    if migration.isOfRawValue { return replaceConformances() }
    markType()
    for (declaration, text) in migration.attributes {
      source(of: declaration)?.insert(
        text + " ", at: declaration.positionAfterSkippingLeadingTrivia)
    }
    let users = keyUsers
    var removed = Set(migration.plan.code.map { $0.id })
    for (source, item) in type.members {
      let keys = item.decl.as(EnumDeclSyntax.self)?.name.bareName ?? ""
      if removed.contains(item.id) {
        removeCode(item, in: source)
      } else if migration.plan.usedKeys.contains(keys),
        !namedMembers.contains("\(type.ownName).\(keys)"),
        users[keys, default: []].isSubset(of: removed.union([item.id]))
      {
        source.remove(item)
        removed.insert(item.id)
      }
    }
    replaceConstraints()
    dropConformance(of: type.declaration, in: type.source)
    for (source, declaration) in type.extensions {
      let members = declaration.memberBlock.members
      let codes = declaration.inheritedNames.filter { CodingDirection(protocolName: $0) != nil }
      let isChanged = !codes.isEmpty || members.contains { removed.contains($0.id) }
      let isEmpty = members.allSatisfy { removed.contains($0.id) }
      if isChanged, isEmpty, codes.count == declaration.inheritedNames.count {
        source.remove(declaration)
      } else {
        dropConformance(of: declaration, in: source)
      }
    }
  }

  /// The file that a node is in.
  private func source(of node: some SyntaxProtocol) -> MigrationSource? {
    let files = [migration.type.source] + migration.type.extensions.map { $0.source }
    let root = Syntax(node).root.id
    return files.first { $0.tree.id == root }
  }

  /// Writes `@Mappable` on a line above the type, below its comments.
  private func markType() {
    let (type, arguments) = (migration.type, migration.arguments)
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let indentation = type.source.indentation(of: type.declaration)
    type.source.insert(
      "@Mappable\(list)\n\(indentation)", at: type.declaration.positionAfterSkippingLeadingTrivia)
  }

  private func removeCode(_ item: MemberBlockItemSyntax, in source: MigrationSource) {
    let text = item.trimmedDescription
    if text.contains("//") || text.contains("/*") {
      source.say(.note, "comments in this code are dropped with it", at: item)
    }
    source.remove(item)
  }

  /// The members that name enums of keys, by these names.
  private var keyUsers: [String: Set<SyntaxIdentifier>] {
    var users: [String: Set<SyntaxIdentifier>] = [:]
    for (_, item) in migration.type.members {
      for token in item.tokens(viewMode: .sourceAccurate)
      where migration.plan.usedKeys.contains(token.text) {
        users[token.text, default: []].insert(item.id)
      }
    }
    return users
  }

  /// The protocols of the library are enough for a type with a raw value.
  private func replaceConformances() {
    let type = migration.type
    let own = [(source: type.source, declaration: type.declaration as any DeclGroupSyntax)]
    for (source, declaration) in own + type.extensions.map({ ($0.source, $0.declaration) }) {
      for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
        let names = inherited.type.composedNames
        let mapped = names.map { CodingDirection(protocolName: $0)?.mappedProtocol ?? $0 }
        if mapped == names { continue }
        source.replace(
          inherited.type.positionAfterSkippingLeadingTrivia,
          inherited.type.endPositionBeforeTrailingTrivia, by: mapped.joined(separator: " & "))
      }
    }
    replaceConstraints()
  }

  private func dropConformance(of declaration: some DeclGroupSyntax, in source: MigrationSource) {
    guard let clause = declaration.inheritanceClause else { return }
    let kept = clause.inheritedTypes.compactMap { $0.type.withoutCoding }
    if kept.count == clause.inheritedTypes.count,
      zip(kept, clause.inheritedTypes).allSatisfy({ $0 == $1.type.trimmedDescription })
    {
      return
    }
    source.replace(
      clause.positionAfterSkippingLeadingTrivia, clause.endPositionBeforeTrailingTrivia,
      by: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "))
  }

  /// `Page<Item: Codable>` takes mapped items now.
  private func replaceConstraints() {
    let type = migration.type
    guard let generic = type.declaration.asProtocol((any WithGenericParametersSyntax).self) else {
      return
    }
    let clauses = [
      generic.genericParameterClause.map(Syntax.init), generic.genericWhereClause.map(Syntax.init),
    ]
    for case let clause? in clauses {
      for token in clause.tokens(viewMode: .sourceAccurate) {
        guard token.parent?.is(IdentifierTypeSyntax.self) == true,
          let direction = CodingDirection(protocolName: token.text)
        else { continue }
        type.source.replace(
          token.positionAfterSkippingLeadingTrivia, token.endPositionBeforeTrailingTrivia,
          by: direction.mappedProtocol)
      }
    }
  }
}

extension TypeSyntax {
  /// The text of an inherited type without the protocols of coding; nil if nothing is left.
  fileprivate var withoutCoding: String? {
    let kept = composedNames.filter { CodingDirection(protocolName: $0) == nil }
    if kept.isEmpty { return nil }
    return kept.count == composedNames.count ? trimmedDescription : kept.joined(separator: " & ")
  }
}
