import SwiftSyntax

/// The constraints of a conformance on the generic parameters of a model.
struct GenericConstraints {
  private let model: TypeModel

  /// The parameters with constraints, directly or through a member, and what is required.
  private var requirements: [(parameter: String, text: String)] = []

  init(_ model: TypeModel) { self.model = model }

  /// The parameters with constraints.
  var demanded: Set<String> { Set(requirements.map(\.parameter)) }

  /// Requires of every parameter in a type the capability that the type needs.
  ///
  /// A dictionary's key must be a mappable key. `T.Element` is constrained instead of `T`.
  mutating func demand(_ capability: String, in node: Syntax) {
    let isName = node.is(IdentifierTypeSyntax.self) || node.is(MemberTypeSyntax.self)
    let text = node.trimmedDescription
    let root = String(text.prefix { $0 != "." })
    // A value parameter, `let N: Int`, cannot be constrained.
    let parameter = model.generics.first {
      $0.name.text == root && $0.specifier?.tokenKind != .keyword(.let)
    }
    if isName, parameter != nil {
      return requirements.append((root, "\(text): \(capability)"))
    }
    let generic = node.as(IdentifierTypeSyntax.self).flatMap {
      $0.name.text == "Dictionary" ? $0 : nil
    }
    let dictionary =
      node.as(DictionaryTypeSyntax.self).map { [Syntax($0.key), Syntax($0.value)] }
      ?? generic?.genericArgumentClause?.arguments.map { Syntax($0.argument) }
    if let key = dictionary?.first { demand("MaquetteCore.MappableKey", in: key) }
    let others =
      dictionary?.dropFirst().map(\.self) ?? Array(node.children(viewMode: .sourceAccurate))
    for other in others { demand(capability, in: other) }
  }

  /// The where clause, with a space before it, or nothing.
  var clause: String {
    // The declaration of a noncopyable struct states the conformances, and contains all constraints.
    requirements.isEmpty || model.isNoncopyable
      ? "" : " where " + requirements.map(\.text).uniqued.joined(separator: ", ")
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
      let word = attributes["CodableFlattened"] != nil ? "Flattened" : "Mapping"
      guard let type, !generics.isEmpty else { continue }
      constraints.demand("MaquetteCore.\(word)\(capability)", in: Syntax(type))
    }
    return constraints
  }
}
