import SwiftSyntax

/// The constraints of a conformance on the generic parameters of a model.
struct GenericConstraints {
  private var requirements: [String] = []

  /// The parameters with constraints, directly or through a member.
  private(set) var demanded: Set<String> = []

  private let parameters: Set<String>

  /// Whether the declaration must contain all constraints, because it states the conformances.
  private let isDeclared: Bool

  init(_ model: TypeModel) {
    // A value parameter, `let N: Int`, cannot be constrained.
    let types = model.generics.filter { $0.specifier?.tokenKind != .keyword(.let) }
    parameters = Set(types.map(\.name.text))
    isDeclared = model.isNoncopyable
  }

  /// Requires of every parameter in a type the capability that the type needs.
  ///
  /// A dictionary's key must be a mappable key. `T.Element` is constrained instead of `T`.
  mutating func demand(_ capability: String, of type: TypeSyntax?) {
    guard !parameters.isEmpty, let type else { return }
    demand(capability, in: Syntax(type))
  }

  private mutating func demand(_ capability: String, in node: Syntax) {
    if let dictionary = node.as(DictionaryTypeSyntax.self) {
      demand("MaquetteCore.MappableKey", in: Syntax(dictionary.key))
      return demand(capability, in: Syntax(dictionary.value))
    }
    if let member = node.as(MemberTypeSyntax.self), let root = member.rootName,
      parameters.contains(root)
    {
      return add("\(member.trimmedDescription): \(capability)", root)
    }
    if let identifier = node.as(IdentifierTypeSyntax.self) {
      if parameters.contains(identifier.name.text) {
        return add("\(identifier.name.text): \(capability)", identifier.name.text)
      }
      if identifier.name.text == "Dictionary",
        let arguments = identifier.genericArgumentClause?.arguments, let key = arguments.first
      {
        demand("MaquetteCore.MappableKey", in: Syntax(key.argument))
        for value in arguments.dropFirst() { demand(capability, in: Syntax(value.argument)) }
        return
      }
    }
    for child in node.children(viewMode: .sourceAccurate) { demand(capability, in: child) }
  }

  private mutating func add(_ requirement: String, _ parameter: String) {
    demanded.insert(parameter)
    if !requirements.contains(requirement) { requirements.append(requirement) }
  }

  /// The where clause, with a space before it, or nothing.
  var clause: String {
    requirements.isEmpty || isDeclared ? "" : " where " + requirements.joined(separator: ", ")
  }
}

extension MemberTypeSyntax {
  /// The first name of a chain of members.
  fileprivate var rootName: String? {
    if let member = baseType.as(MemberTypeSyntax.self) { return member.rootName }
    return baseType.as(IdentifierTypeSyntax.self)?.name.text
  }
}

extension TypeModel {
  /// The constraints of the conformance to decoding.
  var readingConstraints: GenericConstraints {
    constraints("Decodable", \.readProperties, \.isRead, \.readStrategy)
  }

  /// The constraints of the conformance to encoding.
  var writingConstraints: GenericConstraints {
    constraints("Encodable", \.writtenProperties, \.isWritten, \.writeStrategy)
  }

  /// A conformance cannot depend on compilation conditions, so it has the constraints of all
  /// variants.
  private func constraints(
    _ capability: String, _ properties: (TypeModel) -> [PropertyModel],
    _ takesPart: KeyPath<PayloadValue, Bool>,
    _ strategy: KeyPath<PropertyAttributes, PropertyAttributes.Strategy?>
  ) -> GenericConstraints {
    var constraints = GenericConstraints(self)
    let variants = variants.isEmpty ? [self] : variants
    let values = variants.flatMap(\.cases).flatMap(\.payload).filter { $0[keyPath: takesPart] }
    let mapped =
      variants.flatMap(properties).map { ($0.attributes, $0.type?.syntax) }
      + values.map { ($0.attributes, $0.type.syntax) }
    for (attributes, type) in mapped where attributes[keyPath: strategy] == nil {
      let word = attributes.flattened != nil ? "Flattened" : "Mapping"
      constraints.demand("MaquetteCore.\(word)\(capability)", of: type)
    }
    return constraints
  }
}
