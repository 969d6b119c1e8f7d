import SwiftSyntax

/// A declaration with members, and its extensions in all files.
final class DeclaredType {
  /// The names of the types around it, and its own: `Order.Item`.
  let name: String
  let source: MigrationSource
  let declaration: any DeclGroupSyntax
  var extensions: [(source: MigrationSource, declaration: ExtensionDeclSyntax)] = []

  init(name: String, source: MigrationSource, declaration: any DeclGroupSyntax) {
    (self.name, self.source, self.declaration) = (name, source, declaration)
  }

  var syntax: Syntax { Syntax(fromProtocol: declaration) }

  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// All members with the files that they are in.
  var members: [(source: MigrationSource, item: MemberBlockItemSyntax)] {
    declaration.memberBlock.members.map { (source, $0) }
      + extensions.flatMap { source, declaration in
        declaration.memberBlock.members.map { (source, $0) }
      }
  }

  /// Whether the type or an extension says that it has a raw value; an enum with cases for raw values does not.
  var statesRawValue: Bool {
    ([declaration] + extensions.map { $0.declaration }).flatMap(\.inheritedNames).contains {
      ["RawRepresentable", "OptionSet"].contains($0)
    }
  }

  /// The directions of coding that the type and its extensions state; nil if none.
  var direction: CodingDirection? {
    inheritedNames.compactMap(CodingDirection.init).reduce(nil) { $0?.adding($1) ?? $1 }
  }

  /// What the type and its extensions conform to, as it is spelled.
  var inheritedNames: [String] {
    ([declaration] + extensions.map { $0.declaration }).flatMap(\.inheritedNames)
  }

  /// The directions of coding that other names state, and the first of these, where the type and its extensions state
  /// none.
  var indirect: (direction: CodingDirection, name: String)?

  /// The directions that it has if it is left as it is.
  var leftDirection: CodingDirection? { direction ?? indirect?.direction }
}

/// Which directions a type has.
enum CodingDirection {
  case both, decoding, encoding

  init?(protocolName name: String) {
    switch name {
    case "Codable", "Swift.Codable": self = .both
    case "Decodable", "Swift.Decodable": self = .decoding
    case "Encodable", "Swift.Encodable": self = .encoding
    default: return nil
    }
  }

  /// This direction and another one.
  func adding(_ other: CodingDirection) -> CodingDirection { self == other ? self : .both }

  var decodes: Bool { self != .encoding }
  var encodes: Bool { self != .decoding }

  /// The protocol of the library in its place.
  var mappedProtocol: String {
    switch self {
    case .both: "Mappable"
    case .decoding: "MappingDecodable"
    case .encoding: "MappingEncodable"
    }
  }
}

extension DeclGroupSyntax {
  /// The names of protocols and superclasses, those of compositions apart.
  var inheritedNames: [String] {
    (inheritanceClause?.inheritedTypes).map { $0.flatMap { $0.type.composedNames } } ?? []
  }
}

extension TypeSyntax {
  var composedNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { $0.type.composedNames }
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.composedNames
    }
    return [trimmedDescription]
  }
}

/// Finds the types of files.
final class TypeCollector: SyntaxVisitor {
  private let source: MigrationSource
  private(set) var types: [DeclaredType] = []
  private(set) var extensions: [(name: String, declaration: ExtensionDeclSyntax)] = []
  private(set) var protocols: Set<String> = []

  /// What protocols refine, and what other names of types stand for.
  private(set) var meanings: [String: [String]] = [:]

  /// Members of named types that the file names: `Order.CodingKeys`, without what is around `Order`.
  private(set) var namedMembers: Set<String> = []

  /// Enums outside of types, which may be keys.
  private(set) var fileEnums: [EnumDeclSyntax] = []

  init(_ source: MigrationSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true { fileEnums.append(node) }
    return add(node, node.name)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.declName.baseName.text, of: node.base)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, of: node.baseType)
    return .visitChildren
  }

  private func note(_ member: String, of base: (some SyntaxProtocol)?) {
    // The last name of the base is its last token.
    guard member.hasSuffix("Keys"), let type = base?.lastToken(viewMode: .sourceAccurate) else {
      return
    }
    namedMembers.insert("\(type.bareName).\(member)")
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    protocols.insert(node.name.text)
    meanings[node.name.bareName, default: []] += node.inheritedNames
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    meanings[node.name.bareName, default: []] += node.initializer.value.composedNames
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append((node.extendedType.trimmedDescription, node))
    return .visitChildren
  }

  private func add(_ node: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    var names = [name.bareName]
    var next = node.parent
    while let parent = next {
      if let outer = parent.asProtocol((any DeclGroupSyntax).self) {
        if let named = parent.asProtocol((any NamedDeclSyntax).self) {
          names.append(named.name.bareName)
        } else if let declaration = outer.as(ExtensionDeclSyntax.self) {
          names.append(declaration.extendedType.trimmedDescription)
        }
      }
      next = parent.parent
    }
    let path = names.reversed().joined(separator: ".")
    types.append(DeclaredType(name: path, source: source, declaration: node))
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var bareName: String { identifier?.name ?? text }
}
