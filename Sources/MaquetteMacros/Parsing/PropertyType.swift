import SwiftSyntax

/// The type of a property, as spelled.
struct PropertyType {
  /// The type, with the model's name for `Self`, and `T?` for `T!`.
  let text: String

  /// The wrapped type of an optional, if the type is spelled as one.
  private(set) var wrapped: String?

  /// The wrapped type of a `Presence`, if the type is spelled as one.
  private(set) var present: String?

  /// The type in the source, if it is there.
  private(set) var syntax: TypeSyntax?

  /// Creates a type that the initial value implies.
  init(certain text: String) { self.text = text }

  init(_ type: TypeSyntax, inModel model: String) {
    let bare = type.withoutAttributes
    syntax = bare
    present = bare.argument(of: "Presence")?.source(inModel: model)
    wrapped = bare.wrappedType?.source(inModel: model)
    text =
      wrapped.map { Self.optional($0, bare.wrappedType) } ?? bare.source(inModel: model)
  }

  /// The type of an optional of this type.
  var optional: String { wrapped == nil ? Self.optional(text, syntax) : text + "?" }

  /// The optional of a type.
  ///
  /// Variables whose type is spelled `Optional<T>` are not nil by default.
  private static func optional(_ text: String, _ syntax: TypeSyntax?) -> String {
    let others: Set<SyntaxKind?> = [
      .functionType, .someOrAnyType, .compositionType, .attributedType, .metatypeType,
      .suppressedType,
    ]
    return others.contains(syntax?.kind) ? "(\(text))?" : text + "?"
  }

  /// Whether null is known to be a value of the type.
  var acceptsNull: Bool {
    wrapped != nil || present != nil
      || ["AnyValue", "RawJSON"].contains(text.split(separator: ".").last)
  }

  /// The type where `T?` could not follow other words.
  var spelledOut: String { wrapped.map { "Swift.Optional<\($0)>" } ?? text }

  /// The type, or the wrapped type of an optional.
  private var unwrapped: TypeSyntax? { syntax?.wrappedType ?? syntax }

  /// Whether the type is spelled as an array, or as the optional of one.
  var isArray: Bool { unwrapped?.is(ArrayTypeSyntax.self) == true }

  /// The types of the values of a tuple, or of an optional one: `Int, String`; nil for a tuple with
  /// labels, which is not mapped as an array.
  var positions: String? {
    guard let tuple = unwrapped?.as(TupleTypeSyntax.self),
      !tuple.elements.isEmpty, tuple.elements.allSatisfy({ $0.firstName == nil })
    else { return nil }
    return tuple.elements.map { $0.type.trimmedDescription }.joined(separator: ", ")
  }

  /// Whether the type, or the wrapped type of an optional, is spelled as a name.
  var isNamed: Bool {
    unwrapped?.is(IdentifierTypeSyntax.self) == true || unwrapped?.is(MemberTypeSyntax.self) == true
  }

  /// The kind of the type, if no format has values of this kind.
  var unmappableKind: String? {
    switch syntax?.core.as(TypeSyntaxEnum.self) {
    case .tupleType: return positions == nil ? "a tuple with labels" : "a tuple"
    case .functionType: return "a function"
    case .metatypeType: return "a metatype"
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// The type without `@escaping`, `nonisolated` and the like, and without redundant parentheses.
  var withoutAttributes: TypeSyntax {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.withoutAttributes
    }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil, element.ellipsis == nil,
      !element.type.is(PackExpansionTypeSyntax.self)
    {
      return element.type.withoutAttributes
    }
    return self
  }

  /// The wrapped type of `T?`, `T!`, `Optional<T>` and `Swift.Optional<T>`.
  var wrappedType: TypeSyntax? {
    let wrapped =
      self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      ?? argument(of: "Optional", in: "Swift")
    return wrapped?.withoutAttributes
  }

  /// The argument of a generic type: `Name<T>`, or `Module.Name<T>`, of any module if none is given.
  fileprivate func argument(of name: String, in module: String? = nil) -> TypeSyntax? {
    let member = self.as(MemberTypeSyntax.self)
    let identifier = self.as(IdentifierTypeSyntax.self)
    guard (member?.name ?? identifier?.name)?.text == name,
      module == nil || member == nil || member?.baseType.trimmedDescription == module
    else { return nil }
    let arguments = member?.genericArgumentClause ?? identifier?.genericArgumentClause
    return (arguments?.arguments.first?.argument).flatMap { TypeSyntax($0) }
  }
}
