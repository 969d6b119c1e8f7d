import SwiftSyntax

extension PropertyAttributes {
  /// When a property is encoded, and the value for nil.
  struct Output {
    /// The conditions that `@EncodableIf` names.
    var conditions: Set<String> = []

    /// Whether `@EncodableIf` is present: it overrides the type.
    var isStated = false

    /// The property that must be true.
    var keyPath: ExprSyntax?

    /// The encoded value for nil.
    var nilValue: ExprSyntax?

    /// The views.
    var views: [ExprSyntax] = []

    /// Parses an attribute.
    mutating func read(
      _ attribute: AttributeSyntax, _ name: String, _ findings: DiagnosticCollector
    ) {
      let arguments = attribute.labeledArguments
      guard let first = arguments.first else {
        let needs = ["CodableView": "a view", "EncodableIf": "a condition"]
        return findings.add(.needsArgument(name, needs[name] ?? "a value"), at: attribute)
      }
      switch name {
      case "CodableView": views = arguments.map(\.expression)
      case "EncodableDefault": nilValue = first.expression
      default:
        isStated = true
        if first.expression.is(KeyPathExprSyntax.self) { return keyPath = first.expression }
        let known = ["always", "notNil", "notDefault", "notEmpty"]
        for argument in arguments {
          if let condition = argument.choice(known, as: "condition", findings) {
            conditions.insert(condition)
          }
        }
      }
    }
  }
}

extension PropertyModel {
  /// The property's value if it is not decoded.
  var standard: ExprSyntax? { initialValue ?? attributes.defaults.first?.expression }

  /// Why a property may be omitted, apart from the options for nil.
  enum Omission {
    /// Another property is not true.
    case unless(ExprSyntax)

    /// The options select none of the views.
    case hidden([ExprSyntax])
    case `nil`
    case empty

    /// The value is equal to its default.
    case standard(ExprSyntax)
  }

  /// Everything that omits the property.
  func omissions(in model: TypeModel) -> [Omission] {
    let output = attributes.output
    // The property's own attribute overrides its type's.
    let conditions = output.isStated ? output.conditions : model.arguments.omitting
    var omissions: [Omission] = output.keyPath.map { [.unless($0)] } ?? []
    if !output.views.isEmpty { omissions.append(.hidden(output.views)) }
    if conditions.contains("notNil"), output.nilValue == nil { omissions.append(.nil) }
    // Without a default, what is empty could not be decoded again.
    if conditions.contains("notEmpty"), !needsKey(in: model) { omissions.append(.empty) }
    if conditions.contains("notDefault") {
      if let standard {
        if !standard.isEmptyLiteral || !conditions.contains("notEmpty") {
          omissions.append(.standard(standard))
        }
      } else if type?.wrapped != nil {
        omissions.append(.nil)
      }
    }
    return omissions
  }

  /// The conditions for encoding the property, as expressions.
  func outputTests(in model: TypeModel) -> [String] {
    let value = "self.\(reference)"
    return omissions(in: model).map { omission in
      switch omission {
      case .unless(let keyPath): "self[keyPath: \(keyPath.source(inModel: model.reference))]"
      case .hidden(let views):
        "writer.state.options.shows([\(views.sources(inModel: model.reference))])"
      case .nil: "!MaquetteCore.__Field.isNil(\(value))"
      case .empty: "!MaquetteCore.__Field.isEmpty(\(value))"
      case .standard(let standard):
        "!MaquetteCore.__Field.isDefault(\(value), \(standard.source(inModel: model.reference)))"
      }
    }
  }

  /// Whether decoding the model fails if the key of the property is missing, as far as the spelling
  /// of its type shows: other types may have a value for a missing key.
  func needsKey(in model: TypeModel) -> Bool {
    type?.isEmptiable == true && model.arguments.reads && isRequired && !isFlattened && !isExtras
      && model.readProperties.contains { $0.name == name }
  }
}

extension TypeModel {
  /// The decoded property that a key path names; nil for all other key paths.
  func stored(_ keyPath: ExprSyntax) -> PropertyModel? {
    guard let components = keyPath.as(KeyPathExprSyntax.self)?.components, components.count == 1,
      case .property(let component)? = components.first?.component
    else { return nil }
    let name = component.declName.baseName.text.filter { $0 != "`" }
    return readProperties.first { $0.name == name }
  }
}

extension [ExprSyntax] {
  /// The expressions as a list.
  func sources(inModel model: String) -> String {
    map { $0.source(inModel: model) }.joined(separator: ", ")
  }
}
