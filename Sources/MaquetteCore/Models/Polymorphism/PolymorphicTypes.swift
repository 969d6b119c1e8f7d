/// A set of types from which the data selects one: the subclasses of a class, or the types that
/// conform to a protocol.
///
/// ```swift
/// let shapes = PolymorphicTypes<any Shape>(
///   discriminator: "type", ["circle": Circle.self, "square": Square.self])
/// ```
///
/// Only the types named here, or in the registry of a mapper, are ever created. Encoding uses the
/// type of the instance, and writes its tag first.
public struct PolymorphicTypes<Base>: Sendable {
  /// A type that can be decoded and encoded.
  public typealias Member = any (MappingDecodable & MappingEncodable & SendableMetatype).Type

  /// Selects a type by the content of an object; nil to let the tag decide.
  public typealias Choice = @Sendable (AnyValue) throws -> Member?

  /// The table of the types, without their static base type.
  @usableFromInline package let table: ClusterTable

  /// Creates a cluster whose types are distinguished by a tag.
  ///
  /// - Parameters:
  ///   - discriminator: The path to the tag, which can be anywhere in the object: `"type"`,
  ///     `"meta.type"`. A key that contains a dot is passed as steps.
  ///   - members: The types by their tags. Of several tags for one type, the first is written.
  ///   - fallback: The type for unknown and missing tags, which is written without a tag.
  ///   - choice: Selects a type by the content of an object, before the tag is used.
  public init(
    discriminator: MappingPath, _ members: KeyValuePairs<String, Member>,
    fallback: Member? = nil, choosing choice: Choice? = nil
  ) {
    self.init(
      path: Self.keys(of: discriminator), members.map { ($0.key, $0.value) }, fallback, choice)
  }

  /// Creates a cluster whose types are distinguished by a tag next to the value:
  /// `{"type": "circle", "data": {"radius": 1}}`.
  ///
  /// Use it with `.oneOf`, `.arrayOf` and `.dictionaryOf`; the objects of a ``ClassCluster`` have
  /// their tags inside.
  ///
  /// - Parameters:
  ///   - discriminator: The path to the tag.
  ///   - content: The key of the value.
  ///   - members: The types by their tags. Of several tags for one type, the first is written.
  public init(
    discriminator: MappingPath, content: String, _ members: KeyValuePairs<String, Member>
  ) {
    self.init(
      .beside(content: content), path: Self.keys(of: discriminator),
      members.map { ($0.key, $0.value) }, nil, nil)
  }

  /// Creates a cluster whose types are distinguished by a tag around the value:
  /// `{"circle": {"radius": 1}}`.
  ///
  /// Use it with `.oneOf`, `.arrayOf` and `.dictionaryOf`; the objects of a ``ClassCluster`` have
  /// their tags inside.
  ///
  /// - Parameter members: The types by their tags. Of several tags for one type, the first is
  ///   written.
  public init(outside members: KeyValuePairs<String, Member>) {
    self.init(.outside, path: [], members.map { ($0.key, $0.value) }, nil, nil)
  }

  private static func keys(of path: MappingPath) -> [String] {
    path.steps.compactMap { step in
      if case .key(let key) = step { return key }
      return nil
    }
  }

  /// Creates a cluster whose types are selected by the content of objects; no tag is written.
  ///
  /// - Parameters:
  ///   - members: The types that can be written.
  ///   - choice: Selects a type by the content of an object; nil is an error.
  public init(_ members: [Member], choosing choice: @escaping Choice) {
    self.init(path: [], members.map { ("\($0)", $0) }, nil, choice)
  }

  private init(
    _ place: ClusterTagPlace = .inside, path: [String], _ members: [(String, Member)],
    _ fallback: Member?, _ choice: Choice?
  ) {
    table = ClusterTable(of: Base.self, place, path: path, members, fallback, choice)
  }

  /// The keys that lead to the tag; empty if only content decides, or if the tag is itself a key.
  package var path: [String] { table.path }

  /// The types that the cluster itself names.
  package var memberTypes: [any Any.Type] { table.memberTypes }

  /// Whether the tag is at a key, or below it.
  ///
  /// - Parameter key: A key of the object that contains the tag.
  public func hasTag(under key: String) -> Bool { table.path.first == key }
}
