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
public struct ModelSchema: Sendable {
  /// The name of the model.
  public let name: String

  /// The version that archives say of the model's objects.
  public let version: Int

  /// The properties that the model itself declares, in their order.
  public let ownProperties: [Property]

  /// The schema of the superclass, if that is a model too.
  public var superclass: ModelSchema? { superclasses.first }

  /// One at most; an array, because a struct cannot hold itself.
  private let superclasses: [ModelSchema]

  /// Whether hooks `.validate` are a value of the model, by the name `validationName`.
  let validates: Bool

  /// Creates a schema; `@Mappable` does.
  public init(
    name: String, properties: [Property], superclass: ModelSchema? = nil,
    version: Int = 0, validates: Bool = false
  ) {
    self.name = name
    self.version = version
    self.validates = validates
    ownProperties = properties
    superclasses = superclass.map { [$0] } ?? []
  }

  /// All properties, those of superclasses first.
  public var properties: [Property] { (superclass?.properties ?? []) + ownProperties }

  /// The name by which the model gives its hooks `.validate`; no property has it.
  var validationName: String { "validate " + name }

  /// The property of a name, or nil.
  public subscript(property name: String) -> Property? {
    ownProperties.first { $0.name == name } ?? superclass?[property: name]
  }
}

/// A model that knows its schema.
public protocol SchemaProviding {
  /// Whose code reads and writes models of this type.
  associatedtype __Code: __MappingCode = __OwnCode

  /// What `schema` gives; a model may have a member of that name itself.
  static var __schema: ModelSchema { get }

  /// What `value(ofProperty:)` gives.
  func __value(ofProperty name: String) -> Any?
}

extension SchemaProviding {
  /// What the model is made of.
  @inlinable
  public static var schema: ModelSchema { __schema }

  /// The value of a property by its name in Swift; nil if there is no such property.
  ///
  /// The value of an optional property that is nil is an optional, too.
  ///
  /// - Complexity: O(number of properties).
  @inlinable
  public func value(ofProperty name: String) -> Any? { __value(ofProperty: name) }
}
