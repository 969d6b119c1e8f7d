import SwiftSyntax

/// A type to map.
struct TypeModel {
  /// The kind of the declaration.
  enum Kind {
    case structure, classType, enumeration, actorType
  }

  /// The kind of the declaration.
  let kind: Kind

  /// The name in the declaration.
  let nameSyntax: TokenSyntax

  /// The name without backticks.
  var name: String { nameSyntax.identifier?.name ?? nameSyntax.text }

  /// The name as used in code.
  var reference: String { nameSyntax.text }

  /// The contents of `@Mappable(...)`.
  let arguments: MappableArguments

  /// The decoding rules of the type.
  let rules: DeclaredRules?

  /// The attribute that passes doc comments to schemas.
  let documented: AttributeSyntax?

  /// The visibility of the model.
  let accessLevel: AccessLevel

  /// The access modifier of generated members, with a trailing space, or nothing.
  var access: String { accessLevel.modifier }

  /// The isolation of the model.
  let isolation: Isolation

  /// The modifiers of a generated member.
  var member: String { isolation.member + access }

  /// The generic parameters; for a struct or enum also those of the enclosing types.
  let generics: [GenericParameterSyntax]

  /// The types in the inheritance clause.
  let inherited: [TypeSyntax]

  /// The stored properties of a struct, a class or an actor.
  var properties: [PropertyModel] = []

  /// The computed properties that are encoded.
  var computed: [PropertyModel] = []

  /// The cases of an enum.
  var cases: [EnumCaseModel] = []

  /// The methods that decoding and encoding call.
  var hooks: [HookModel] = []

  /// The variants of the model for each outcome of compilation conditions, including this one;
  /// empty if there are no conditions.
  var variants: [TypeModel] = []

  /// Whether a class can have subclasses.
  let isFinal: Bool

  /// Whether a class is open to other modules.
  let isOpen: Bool

  /// Whether a class declares a designated initializer.
  let hasDesignatedInitializer: Bool

  /// Whether the type or an enclosing one is generic, so that it has no stored static properties.
  let isInGenericContext: Bool

  /// The declaration.
  let declaration: any DeclGroupSyntax

  /// The conformances that neither the declaration nor its superclass has.
  let missing: Set<String>

  /// Whether the declaration makes the type noncopyable.
  var isNoncopyable: Bool { suppressedCopying != nil }

  /// The `~Copyable` in the declaration.
  var suppressedCopying: TypeSyntax? { inherited.first(where: \.suppressesCopying) }

  /// The conformances that the where clause of the declaration requires.
  var conformanceRequirements: [ConformanceRequirementSyntax] {
    let generic = declaration.asProtocol((any WithGenericParametersSyntax).self)
    return generic?.genericWhereClause?.requirements.compactMap {
      $0.requirement.as(ConformanceRequirementSyntax.self)
    } ?? []
  }

  /// The properties that are decoded.
  var readProperties: [PropertyModel] { properties.filter(\.isRead) }

  /// The properties that are encoded.
  var writtenProperties: [PropertyModel] { properties.filter(\.isWritten) + computed }
}

/// The isolation of a model, which determines the modifiers of generated code.
enum Isolation: Equatable {
  /// Nonisolated: generated code states it, whatever the module's default is.
  case nonisolated

  /// That of the class, which generated code inside it inherits.
  case inherited

  /// That of a global actor, named by its attribute.
  case actor(String)

  /// Whether it is that of a global actor.
  var isActor: Bool {
    if case .actor = self { true } else { false }
  }

  /// The word before a generated type, and before a protocol in a conformance.
  var conformance: String {
    switch self {
    case .nonisolated: "nonisolated "
    case .inherited: ""
    case .actor(let attribute): attribute + " "
    }
  }

  /// The word before a protocol of a generated type, which states its own isolation.
  var conformanceInside: String { self == .nonisolated ? "" : conformance }

  /// The word before a generated member of the model.
  var member: String { self == .nonisolated ? "nonisolated " : "" }
}
