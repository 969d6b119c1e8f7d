public import MaquetteCore

/// A type that archives may have objects of, and what they call it.
///
/// The types that the properties of a model declare are known; what is named here are subclasses, the
/// types of a protocol, payloads of enums, and types with a name of their own in archives. No other
/// type is ever created.
///
/// ```swift
/// ArchiveMapper(options: .init(types: [.type(Dog.self), .type(Cat.self, as: "cat", formerly: "Kitty")]))
/// ```
public struct ArchivedType: Sendable {
  /// A type that can be archived.
  public typealias Model = any (SchemaProviding & SendableMetatype).Type

  /// The type.
  public let model: Model

  /// The name in archives; nil for the name in Swift, without module.
  public let name: String?

  /// Names that older archives have for the type.
  public let formerNames: [String]

  /// Names a type.
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - name: The name in archives; nil for the name in Swift, without module.
  ///   - formerNames: Names that older archives have for the type.
  public static func type(
    _ model: Model, as name: String? = nil, formerly formerNames: String...
  ) -> Self {
    Self(model: model, name: name, formerNames: formerNames)
  }
}
