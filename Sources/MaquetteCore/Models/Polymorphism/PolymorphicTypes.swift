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

  /// What is known of the types whatever they stand in for.
  @usableFromInline let table: ClusterTable

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
    table = ClusterTable(of: Base.self, place, path: path, members, fallback, choice)
  }

  /// The keys that lead to the tag; none if content decides alone, or if the tag is a key itself.
  package var path: [String] { table.path }

  /// The types that are named here.
  package var memberTypes: [any Any.Type] { table.memberTypes }

  /// Whether the tag stands under, or below, a key.
  public func hasTag(under key: String) -> Bool { table.path.first == key }
}
