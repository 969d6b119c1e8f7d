import MaquetteCore

/// What an internal subset of a document type declares: entities, and attributes with defaults.
///
/// Nothing external is ever read. Declarations of elements and notations are skipped. After a
/// reference to a parameter entity, declarations no longer count, because that entity might have
/// declared the same (section 5.1 of the specification).
struct XMLSubset {
  /// A general entity.
  enum Entity {
    /// The replacement text, in which references to characters are replaced already.
    case text([UInt8], at: Int)

    /// A file that is never read, or data that is not XML.
    case external
  }

  /// An attribute that the subset declares.
  struct Attribute {
    let name: [UInt8]

    /// Whether white space in the value separates words and is otherwise without meaning.
    let isTokens: Bool

    /// The value between its quotes, if the attribute has a default.
    let value: [UInt8]?

    /// The offset of the default.
    let offset: Int
  }

  /// The entities by name; the first declaration counts.
  private(set) var entities: [ExactKey: Entity] = [:]

  /// The attributes by the name of their element; the first declaration of each counts.
  private(set) var attributes: [ExactKey: [Attribute]] = [:]

  /// The range of the subset, from `[` to `]`.
  var range = 0..<0

  /// Whether declarations still count.
  var isComplete = true

  /// The number of declared attributes of an element, which each start tag looks at.
  static let attributeLimit = 256

  /// Declares an entity.
  mutating func declare(_ name: String, _ entity: Entity) {
    guard isComplete, entities[ExactKey(name)] == nil else { return }
    entities[ExactKey(name)] = entity
  }

  /// Declares an attribute of an element.
  ///
  /// - Returns: Whether the element can have another attribute.
  mutating func declare(_ attribute: Attribute, of element: String) -> Bool {
    guard isComplete else { return true }
    let declared = attributes[ExactKey(element), default: []]
    guard declared.count < Self.attributeLimit else { return false }
    if !declared.contains(where: { $0.name == attribute.name }) {
      attributes[ExactKey(element), default: []].append(attribute)
    }
    return true
  }
}
