/// The table of a cluster's types, without their static base type; made once, and shared by all
/// copies of the cluster.
@usableFromInline
package final class ClusterTable: Sendable {
  package typealias Member = any (MappingDecodable & MappingEncodable & SendableMetatype).Type

  /// The class, or the protocol.
  package let base: any Any.Type

  /// Where the tag is.
  package let place: ClusterTagPlace

  /// The keys that lead to the tag; empty if only content decides, or if the tag is itself a key.
  package let path: [String]

  /// The key of a tag in the object itself.
  let tagKey: __KeyTable
  package let members: [(tag: String, type: Member)]
  package let fallback: Member?
  package let choice: (@Sendable (AnyValue) throws -> Member?)?
  private let types: NamedValues<ClusterMember>
  private let tags: [ObjectIdentifier: String]
  private let claims: [ObjectIdentifier: TagClaim]

  /// The expectation if no registry adds a type.
  private let expectedMember: String

  init<Base>(
    of base: Base.Type, _ place: ClusterTagPlace, path: [String], _ members: [(String, Member)],
    _ fallback: Member?, _ choice: (@Sendable (AnyValue) throws -> Member?)?
  ) {
    self.base = base
    self.place = place
    self.path = path
    // A computed property makes a cluster for every use.
    tagKey = path.count == 1 ? __KeyTable.shared(path, of: base) ?? .empty : .empty
    self.members = members
    self.fallback = fallback
    self.choice = choice
    types = NamedValues(members.map { ($0.0, ClusterMember($0.1, of: base)) })
    tags = Dictionary(members.map { (ObjectIdentifier($0.1), $0.0) }) { first, _ in first }
    claims = Dictionary(members.map { (ObjectIdentifier($0.1), TagClaim(of: $0.1, path)) }) {
      first, _ in first
    }
    expectedMember = Self.expected(members.map(\.0), of: base)
  }

  /// The types that the cluster itself names.
  var memberTypes: [any Any.Type] { members.map(\.type) + (fallback.map { [$0] } ?? []) }

  /// The properties of a type at the place of the tag.
  func claim(of type: Any.Type) -> TagClaim {
    claims[ObjectIdentifier(type)] ?? TagClaim(of: type, path)
  }

  /// The expectation, as errors show it.
  func expected(_ registry: TypeRegistry) -> String {
    let added = registry.tags(of: base)
    return added.isEmpty ? expectedMember : Self.expected(members.map(\.tag) + added, of: base)
  }

  private static func expected(_ names: [String], of base: any Any.Type) -> String {
    let list = names.isEmpty || names.count > 12 ? "" : " (\(names.joined(separator: ", ")))"
    return "a type of \(base)" + list
  }

  /// The cluster's own type for a tag.
  func member(of tag: String) -> ClusterMember? { types[tag] }

  /// The type of a tag.
  func type(of tag: String, _ registry: TypeRegistry) -> Member? {
    types[tag]?.type ?? registry.type(of: tag, in: base)
  }

  /// The tag of a type.
  func tag(of type: Any.Type, _ registry: TypeRegistry) -> String? {
    tags[ObjectIdentifier(type)] ?? registry.tag(of: type, in: base)
  }

  /// Whether a type is the fallback.
  func isFallback(_ type: Any.Type) -> Bool {
    fallback.map { ObjectIdentifier($0) == ObjectIdentifier(type) } ?? false
  }
}

/// A type of a cluster.
struct ClusterMember: Sendable {
  let type: ClusterTable.Member

  /// Whether the type is a class, and the base is that class or a superclass.
  let isSubclass: Bool

  init<Base>(_ type: ClusterTable.Member, of base: Base.Type) {
    self.type = type
    isSubclass = base is AnyClass && type is Base.Type
  }

  private static let keeping = TypeCache<Bool>()

  /// Whether the type may take the tag of the cluster for an extra or an unknown key.
  var mayKeepTag: Bool { Self.keeping.value(of: type) { Self.mayKeepOtherKeys(type) } }

  private static func mayKeepOtherKeys(_ type: any MappingDecodable.Type) -> Bool {
    if let layout = type.__decodingKind.layout {
      let contents = unsafe layout.contents
      return unsafe !contents.pointee.extras.isEmpty || !contents.pointee.members.isEmpty
        || contents.pointee.unknownKeys != nil
    }
    guard let schema = (type as? any SchemaProviding.Type)?.__schema else { return true }
    return schema.properties.contains {
      !$0.flags.isDisjoint(with: [.collectsExtras, .isFlattened])
    }
  }
}

/// Where the tag of a cluster is.
package enum ClusterTagPlace: Sendable {
  /// Among the members of the value, if anywhere.
  case inside

  /// It is the only key of an object that contains the value.
  case outside

  /// In an object that contains the value under a key.
  case beside(content: String)
}
