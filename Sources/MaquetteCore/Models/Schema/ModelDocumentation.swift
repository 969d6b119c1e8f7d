/// What schemas say about a type and its properties or cases besides their form: the texts of doc
/// comments, and the arguments of `@Documented`.
public struct __Documentation: Sendable {
  /// What is said about a type, a property or a case.
  public struct Entry: Sendable {
    package let text: String?
    package let title: String?
    package let examples: [AnyValue]
    package let isDeprecated: Bool
    package let isReadOnly: Bool
    package let isWriteOnly: Bool

    /// Creates an entry.
    public init(
      _ text: String? = nil, title: String? = nil, examples: [AnyValue] = [],
      isDeprecated: Bool = false, isReadOnly: Bool = false, isWriteOnly: Bool = false
    ) {
      self.text = text
      self.title = title
      self.examples = examples
      self.isDeprecated = isDeprecated
      self.isReadOnly = isReadOnly
      self.isWriteOnly = isWriteOnly
    }
  }

  /// The type, of which a subclass is another one.
  package let type: any Any.Type

  package let own: Entry
  package var members: [String: Entry]

  /// The names of the properties whose encoded keys differ from them, by the keys joined by dots.
  private var names: [String: String]

  /// Documents a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - own: What is said about the type itself.
  public init(of type: any Any.Type, _ own: Entry) {
    self.type = type
    self.own = own
    members = [:]
    names = [:]
  }

  /// Documents a property, a case by its name or its raw value, or a value of a case by the names of
  /// both.
  ///
  /// - Parameters:
  ///   - name: The name; for a value of a case `case.label`.
  ///   - keys: The keys under which the property is encoded; the name if there are none.
  ///   - entry: What is said about it.
  public mutating func add(_ name: String, at keys: [String] = [], _ entry: Entry) {
    members[name] = entry
    if !keys.isEmpty { names[keys.joined(separator: ".")] = name }
  }

  /// Returns what is said about the property that is encoded under some keys.
  package func entry(at keys: [String]) -> Entry? {
    let joined = keys.joined(separator: ".")
    return members[names[joined] ?? joined]
  }

  /// The documentation with that of the properties of the superclass.
  func over(_ superclass: __Documentation?) -> __Documentation {
    guard let superclass else { return self }
    var result = self
    result.members.merge(superclass.members) { own, _ in own }
    result.names.merge(superclass.names) { own, _ in own }
    return result
  }
}

extension MappingDecodable where Self: ~Copyable {
  /// Schemas say nothing besides the form.
  public static var __documentation: __Documentation? { nil }
}

extension MappingEncodable where Self: ~Copyable {
  /// Schemas say nothing besides the form.
  public static var __writtenDocumentation: __Documentation? { nil }
}
