import SwiftSyntax

extension PropertyAttributes {
  /// The contents of `@Archived`.
  struct Archiving {
    /// What archives do with a property.
    enum Behavior: String, CaseIterable {
      case excluded, always, conditionally
    }

    /// What archives do with the property; nil if it depends on the reference.
    var behavior: Behavior?

    /// The attribute.
    let syntax: AttributeSyntax

    init(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
      syntax = attribute
      guard let argument = attribute.labeledArguments.first
      else { return }
      let choices = Behavior.allCases.map(\.rawValue)
      behavior = argument.choice(choices, as: "behavior", findings).flatMap(Behavior.init)
    }
  }
}

extension PropertyModel {
  /// Whether the property is a weak reference.
  var isWeak: Bool { declaration.modifiers.containsAny(of: .weak) }

  /// What archives do with the property, if an attribute says so.
  var archiving: PropertyAttributes.Archiving.Behavior? {
    attributes.archiving.map { $0.behavior ?? (isWeak ? .conditionally : .always) }
  }

  /// Whether only archives contain the property.
  var isArchivedAlone: Bool {
    guard let archiving else { return false }
    return isIgnored && archiving != .excluded
  }

  /// How the property of a class is archived, as arguments; nil if as in every other format.
  func archivedProperty(in model: TypeModel) -> String? {
    guard let archiving else { return nil }
    guard isArchivedAlone else { return ".\(archiving.rawValue)" }
    return ".\(archiving.rawValue), \\\(model.reference).\(reference)"
  }
}
