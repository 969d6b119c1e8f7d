import SwiftSyntax

/// The types of all files by their names.
struct TypeIndex {
  private let types: [String: DeclaredType]

  init(_ types: [DeclaredType]) {
    self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The type that an extension extends.
  func type(named name: String) -> DeclaredType? { types[name] }

  /// The type that a name means inside another type: the nearest one around it.
  func type(named name: String, in scope: DeclaredType) -> DeclaredType? {
    let name = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
    var scopes = scope.name.split(separator: ".").map(String.init)
    while true {
      if let type = types[(scopes + [name]).joined(separator: ".")] { return type }
      if scopes.popLast() == nil { return nil }
    }
  }

  /// The types that the stored properties and cases of a type name, with the places.
  func types(in scope: DeclaredType) -> [(
    type: DeclaredType, source: MigrationSource, place: Syntax
  )] {
    scope.members.flatMap { source, item -> [(DeclaredType, MigrationSource, Syntax)] in
      item.decl.statedTypes.flatMap { syntax in
        TypeParts(syntax).names.sorted().compactMap { name in
          type(named: name, in: scope).map { ($0, source, Syntax(item)) }
        }
      }
    }
  }
}

extension DeclSyntax {
  /// The types that are spelled in a property or a case.
  fileprivate var statedTypes: [TypeSyntax] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.compactMap {
        $0.typeAnnotation?.type ?? $0.initializer?.value.impliedType
      }
    }
    let cases = self.as(EnumCaseDeclSyntax.self)?.elements.map { $0 } ?? []
    return cases.flatMap { $0.parameterClause.map { $0.parameters.map(\.type) } ?? [] }
  }
}

/// The names in a type, and the types of keys of its dictionaries.
final class TypeParts: SyntaxVisitor {
  /// Names as spelled: `Order.Item` is one.
  private(set) var names: Set<String> = []

  /// Types of keys other than texts and integers.
  private(set) var otherKeys: [String] = []

  init(_ type: TypeSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(type)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    let arguments = node.genericArgumentClause?.arguments.map { $0.argument.trimmedDescription }
    if node.name.text == "Dictionary", let key = arguments?.first { add(key: key) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    let base = node.baseType.trimmedDescription
    names.insert(base == "Foundation" ? node.name.text : "\(base).\(node.name.text)")
    return node.genericArgumentClause == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    add(key: node.key.trimmedDescription)
    return .visitChildren
  }

  private func add(key: String) {
    if !["String", "Int"].contains(key) { otherKeys.append(key) }
  }
}
