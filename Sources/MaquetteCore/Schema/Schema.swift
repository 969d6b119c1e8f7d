/// What a model is made of: its properties, their keys, types and flags, and how to reach them.
///
/// `@Mappable` makes a schema for every model. Mapping does not use it; introspection, description
/// and access by name do.
///
/// ```swift
/// for property in Tweet.schema.properties {
///   print(property.name, property.type, property.path)
/// }
/// ```
public struct Schema: Sendable {
  /// The name of the model.
  public let name: String

  /// The properties that the model itself declares, in their order.
  public let ownProperties: [Property]

  /// The schema of the superclass, if that is a model too.
  public var superclass: Schema? { makeSuperclass?() }

  private let makeSuperclass: (@Sendable () -> Schema)?

  /// Creates a schema; `@Mappable` does.
  public init(
    name: String, properties: [Property], superclass: (@Sendable () -> Schema)? = nil
  ) {
    self.name = name
    ownProperties = properties
    makeSuperclass = superclass
  }

  /// Creates the schema of a subclass; `@Mappable` does.
  public init(name: String, properties: [Property], superclass: Schema) {
    // A structure cannot hold itself, a function can.
    self.init(name: name, properties: properties, superclass: { superclass })
  }

  /// All properties, those of superclasses first.
  public var properties: [Property] { (superclass?.properties ?? []) + ownProperties }

  /// The property of a name, or nil.
  public subscript(property name: String) -> Property? {
    ownProperties.first { $0.name == name } ?? superclass?[property: name]
  }
}

/// A model that knows its schema.
public protocol SchemaProviding {
  /// What the model is made of.
  static var schema: Schema { get }
}
