/// The structure of a model: its properties, their keys, types and flags, and how to reach them.
///
/// `@Mappable` generates a schema for every model. Mapping does not use it; introspection,
/// descriptions and access by name do.
///
/// ```swift
/// for property in Tweet.schema.properties {
///   print(property.name, property.type, property.path)
/// }
/// ```
public struct ModelSchema: Sendable {
  /// The name of the model.
  public let name: String

  /// The version that archives record for the model's objects.
  public let version: Int

  /// The properties that the model itself declares, in their order.
  public let ownProperties: [Property]

  /// The schema of the superclass, if that is a model too.
  public var superclass: ModelSchema? { superclasses.first }

  /// Zero or one; an array, because a struct cannot contain itself.
  private let superclasses: [ModelSchema]

  /// Whether `.validate` hooks count as a value of the model, with the name `validate NAME`.
  package let validates: Bool

  /// Creates a schema; `@Mappable` generates the call.
  ///
  /// - Parameters:
  ///   - name: The name of the model.
  ///   - properties: The properties that the model itself declares, in their order.
  ///   - superclass: The schema of the superclass; nil if that is no model.
  ///   - version: The version that archives record for the model's objects.
  ///   - validates: Whether the model itself has hooks `.validate`.
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

  /// The property of a name, or nil.
  ///
  /// - Parameter name: The name in Swift of an own or inherited property.
  public subscript(property name: String) -> Property? {
    ownProperties.first { $0.name == name } ?? superclass?[property: name]
  }
}

/// A model that knows its schema.
public protocol SchemaProviding {
  /// The type whose code decodes and encodes models of this type.
  associatedtype __Code: __MappingCode = __OwnCode

  /// The result of `schema`; a model may have its own member with that name.
  static var __schema: ModelSchema { get }

  /// The result of `value(ofProperty:)`.
  func __value(ofProperty name: String) -> Any?
}

extension SchemaProviding {
  /// The schema of the model.
  @inlinable
  public static var schema: ModelSchema { __schema }

  /// The value of a property by its name in Swift; nil if there is no such property.
  ///
  /// The value of an optional property is an optional, even if it is nil.
  ///
  /// - Parameter name: The name of the property in Swift, not its key.
  /// - Complexity: O(number of properties).
  @inlinable
  public func value(ofProperty name: String) -> Any? { __value(ofProperty: name) }
}
