public import MaquetteCore

/// A type whose objects archives may contain, and its name there.
///
/// The types that the properties of a model declare are known without it. List subclasses, the
/// types of a protocol, payloads of enums, and types with a custom name in archives. Decoding never
/// creates objects of any other type.
///
/// ```swift
/// ArchiveMapper(options: .init(types: [.type(Dog.self), .type(Cat.self, as: "cat", formerly: "Kitty")]))
/// ```
public struct ArchivedType: Sendable {
  /// A type that can be archived.
  public typealias Model = any (SchemaProviding & SendableMetatype).Type

  /// The type.
  public let model: Model

  /// The name in archives; nil for the Swift name without module.
  public let name: String?

  /// Names of the type in older archives.
  public let formerNames: [String]

  /// Declares a type.
  ///
  /// - Parameters:
  ///   - model: The type.
  ///   - name: The name in archives; nil for the Swift name without module.
  ///   - formerNames: Names of the type in older archives.
  public static func type(
    _ model: Model, as name: String? = nil, formerly formerNames: String...
  ) -> Self {
    Self(model: model, name: name, formerNames: formerNames)
  }
}
