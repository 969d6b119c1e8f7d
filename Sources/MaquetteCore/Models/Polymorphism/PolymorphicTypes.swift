/// Types that stand in for one another, and how data tells which of them it is: the subclasses of a
/// class, or the types of a protocol.
///
/// ```swift
/// let shapes = PolymorphicTypes<any Shape>(
///   discriminator: "type", ["circle": Circle.self, "square": Square.self])
/// ```
///
/// Only the types that are named here, or in the registry that a mapper was given, are ever made.
/// On writing, the type of the instance decides, and its tag is written first.
public struct PolymorphicTypes<Base>: Sendable {
  /// A type that can be read and written.
  public typealias Member = any (MappingDecodable & MappingEncodable & SendableMetatype).Type

  /// Chooses a type by the content of an object; nil to leave the choice to the tag.
  public typealias Choice = @Sendable (AnyValue) throws -> Member?

  /// Where the tag is.
  let place: ClusterTagPlace

  /// The keys that lead to the tag; none if content decides alone, or if the tag is a key itself.
  package let path: [String]
  let members: [(tag: String, type: Member)]
  let fallback: Member?
  let choice: Choice?
  private let types: [String: Member]
  private let tags: [ObjectIdentifier: String]
  private let claims: [ObjectIdentifier: TagClaim]

  /// What is expected where no registry adds a type.
  private let expectedMember: String

  /// Creates a cluster whose types are told apart by a tag.
  ///
  /// - Parameters:
  ///   - discriminator: The path to the tag, which may stand anywhere in the object: `"type"`,
  ///     `"meta.type"`. A key that holds a dot is given as steps.
  ///   - members: The types by their tags. Of several tags for one type the first is written.
  ///   - fallback: The type for tags that are unknown or missing, which is written without a tag.
  ///   - choice: Chooses a type by the content of an object, before the tag is asked.
  public init(
    discriminator: MappingPath, _ members: KeyValuePairs<String, Member>,
    fallback: Member? = nil, choosing choice: Choice? = nil
  ) {
    self.init(
      path: Self.keys(of: discriminator), members.map { ($0.key, $0.value) }, fallback, choice)
  }

  /// Creates a cluster whose types are told apart by a tag beside the value:
  /// `{"type": "circle", "data": {"radius": 1}}`.
  ///
  /// It is for `.oneOf`, `.arrayOf` and `.dictionaryOf`; the objects of a ``ClassCluster`` have their tags
  /// inside.
  ///
  /// - Parameters:
  ///   - discriminator: The path to the tag.
  ///   - content: The key of the value.
  ///   - members: The types by their tags. Of several tags for one type the first is written.
  public init(
    discriminator: MappingPath, content: String, _ members: KeyValuePairs<String, Member>
  ) {
    self.init(
      .beside(content: content), path: Self.keys(of: discriminator),
      members.map { ($0.key, $0.value) }, nil, nil)
  }

  /// Creates a cluster whose types are told apart by a tag around the value:
  /// `{"circle": {"radius": 1}}`.
  ///
  /// It is for `.oneOf`, `.arrayOf` and `.dictionaryOf`; the objects of a ``ClassCluster`` have their tags
  /// inside.
  ///
  /// - Parameter members: The types by their tags. Of several tags for one type the first is written.
  public init(outside members: KeyValuePairs<String, Member>) {
    self.init(.outside, path: [], members.map { ($0.key, $0.value) }, nil, nil)
  }

  private static func keys(of path: MappingPath) -> [String] {
    path.steps.compactMap { step in
      if case .key(let key) = step { return key }
      return nil
    }
  }

  /// Creates a cluster whose types are chosen by the content of objects; no tag is written.
  ///
  /// - Parameters:
  ///   - members: The types that may be written.
  ///   - choice: Chooses a type by the content of an object; nil is an error.
  public init(_ members: [Member], choosing choice: @escaping Choice) {
    self.init(path: [], members.map { ("\($0)", $0) }, nil, choice)
  }

  private init(
    _ place: ClusterTagPlace = .inside, path: [String], _ members: [(String, Member)],
    _ fallback: Member?, _ choice: Choice?
  ) {
    self.place = place
    self.path = path
    self.members = members
    self.fallback = fallback
    self.choice = choice
    types = Dictionary(members.map { ($0.0, $0.1) }) { first, _ in first }
    tags = Dictionary(members.map { (ObjectIdentifier($0.1), $0.0) }) { first, _ in first }
    claims = Dictionary(members.map { (ObjectIdentifier($0.1), TagClaim(of: $0.1, path)) }) {
      first, _ in first
    }
    expectedMember = Self.expected(members.map(\.0))
  }

  /// The types that are named here.
  package var memberTypes: [any Any.Type] { members.map(\.type) + (fallback.map { [$0] } ?? []) }

  /// Whether the tag stands under, or below, a key.
  public func hasTag(under key: String) -> Bool { path.first == key }

  /// What a type writes where the tag is.
  func claim(of type: Any.Type) -> TagClaim {
    claims[ObjectIdentifier(type)] ?? TagClaim(of: type, path)
  }

  /// What is expected, as errors say it.
  func expected(_ registry: TypeRegistry) -> String {
    let added = registry.tags(of: Base.self)
    return added.isEmpty ? expectedMember : Self.expected(members.map(\.tag) + added)
  }

  private static func expected(_ names: [String]) -> String {
    let list = names.isEmpty || names.count > 12 ? "" : " (\(names.joined(separator: ", ")))"
    return "a type of \(Base.self)" + list
  }

  /// The type of a tag.
  func type(of tag: String, _ registry: TypeRegistry) -> Member? {
    types[tag] ?? registry.type(of: tag, in: Base.self)
  }

  /// The tag of a type.
  func tag(of type: Any.Type, _ registry: TypeRegistry) -> String? {
    tags[ObjectIdentifier(type)] ?? registry.tag(of: type, in: Base.self)
  }

  /// Whether a type is the fallback.
  func isFallback(_ type: Any.Type) -> Bool {
    fallback.map { ObjectIdentifier($0) == ObjectIdentifier(type) } ?? false
  }
}

/// Where the tag of a cluster is.
enum ClusterTagPlace: Sendable {
  /// Among the members of the value, if anywhere.
  case inside

  /// It is the only key of an object that holds the value.
  case outside

  /// In an object that holds the value under a key.
  case beside(content: String)
}
