/// Types that other modules add to clusters, passed to a mapper.
///
/// ```swift
/// var registry = TypeRegistry()
/// registry.add(Hexagon.self, as: "hexagon", to: (any Shape).self)
/// let mapper = JSONMapper(options: .init(registry: registry))
/// ```
///
/// Nothing is global: a mapper without the registry does not know its types.
public struct TypeRegistry: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    let base: ObjectIdentifier
    let tag: String
    let type: any (MappingDecodable & MappingEncodable & SendableMetatype).Type

    static func == (left: Entry, right: Entry) -> Bool {
      left.base == right.base && left.tag == right.tag
        && ObjectIdentifier(left.type) == ObjectIdentifier(right.type)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(base)
      hasher.combine(tag)
      hasher.combine(ObjectIdentifier(type))
    }
  }

  private var entries: [Entry] = []

  /// Creates a registry without types.
  public init() {}

  /// Adds a type to the clusters of a class or a protocol.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - tag: Its tag; the cluster's own declarations take precedence.
  ///   - base: The class, or the protocol as `(any Shape).self`.
  public mutating func add<Base>(
    _ type: any (MappingDecodable & MappingEncodable & SendableMetatype).Type, as tag: String,
    to base: Base.Type
  ) {
    entries.append(Entry(base: ObjectIdentifier(base), tag: tag, type: type))
  }

  func type(
    of tag: String, in base: any Any.Type
  ) -> (any (MappingDecodable & MappingEncodable & SendableMetatype).Type)? {
    entries.first { $0.base == ObjectIdentifier(base) && $0.tag == tag }?.type
  }

  func tag(of type: Any.Type, in base: any Any.Type) -> String? {
    entries.first {
      $0.base == ObjectIdentifier(base) && ObjectIdentifier($0.type) == ObjectIdentifier(type)
    }?.tag
  }

  func tags(of base: any Any.Type) -> [String] {
    if entries.isEmpty { return [] }
    return entries.filter { $0.base == ObjectIdentifier(base) }.map(\.tag)
  }
}
