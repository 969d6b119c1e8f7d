import SwiftSyntax

/// A type that is to be mapped.
struct TypeModel {
  /// What the declaration declares.
  enum Kind {
    case structure, classType, enumeration, actorType
  }

  /// What the declaration declares.
  let kind: Kind

  /// The name without back ticks.
  let name: String

  /// The name as code refers to it.
  let reference: String

  /// What `@Mappable(...)` says.
  let arguments: MappableArguments

  /// The rules for reading that the type declares.
  let rules: DeclaredRules?

  /// The access modifier of generated members, with a space behind it, or nothing.
  let access: String

  /// Whose code may touch the model.
  let isolation: Isolation

  /// The generic parameters, of a struct or enum also those of the types around it.
  let generics: [GenericParameterSyntax]

  /// The types in the inheritance clause.
  let inherited: [TypeSyntax]

  /// The stored properties of a struct, a class or an actor.
  var properties: [PropertyModel] = []

  /// The computed properties that are written.
  var computed: [PropertyModel] = []

  /// The cases of an enum.
  var cases: [EnumCaseModel] = []

  /// The methods that are called on reading and writing.
  var hooks: [HookModel] = []

  /// The model as it is under each outcome of compilation conditions, this one too; empty if nothing
  /// depends on any.
  var variants: [TypeModel] = []

  /// Whether a class can have subclasses.
  let isFinal: Bool

  /// Whether a class is open to other modules.
  let isOpen: Bool

  /// Whether a class declares a designated initializer.
  let hasDesignatedInitializer: Bool

  /// Whether the type or one around it is generic, so that it has no stored static properties.
  let isInGenericContext: Bool

  /// The declaration.
  let declaration: any DeclGroupSyntax

  /// Whether the declaration says that the type cannot be copied.
  var isNoncopyable: Bool { suppressedCopying != nil }

  /// Where the declaration says that the type cannot be copied.
  var suppressedCopying: TypeSyntax? { inherited.first(where: \.suppressesCopying) }

  /// The properties that are read.
  var readProperties: [PropertyModel] { properties.filter(\.isRead) }

  /// The properties that are written.
  var writtenProperties: [PropertyModel] { properties.filter(\.isWritten) + computed }
}

/// Whose code may touch a model, and so what generated code says of itself.
enum Isolation: Equatable {
  /// Anyone's: generated code says so, whatever the module's default is.
  case nonisolated

  /// That of the class, which generated code inside it inherits.
  case inherited

  /// That of a global actor, named by its attribute.
  case actor(String)

  /// The word before a protocol in a conformance.
  var conformance: String {
    switch self {
    case .nonisolated: "nonisolated "
    case .inherited: ""
    case .actor(let attribute): attribute + " "
    }
  }

  /// The word before a generated type.
  var type: String { conformance }

  /// The word before a generated member of the model.
  var member: String { self == .nonisolated ? "nonisolated " : "" }
}
