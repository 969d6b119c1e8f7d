import SwiftSyntax

extension PropertyAttributes {
  /// What `@Archived` says.
  struct Archiving {
    /// What becomes of a property in an archive.
    enum Behavior: String, CaseIterable {
      case excluded, always, conditionally
    }

    /// What becomes of the property; nil if it depends on the reference.
    var behavior: Behavior?

    /// The attribute.
    let syntax: AttributeSyntax

    init(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
      syntax = attribute
      guard let argument = attribute.labeledArguments.first
      else { return }
      behavior = argument.expression.memberName.flatMap(Behavior.init)
      if behavior == nil {
        let choices = Behavior.allCases.map { "'.\($0.rawValue)'" }.joined(separator: ", ")
        findings.add(.unreadableArgument("behavior", choices), at: argument)
      }
    }
  }
}

extension PropertyModel {
  /// Whether the property does not keep what it refers to.
  var isWeak: Bool { declaration.modifiers.containsAny(of: .weak) }

  /// What becomes of the property in an archive, if an attribute says so.
  var archiving: PropertyAttributes.Archiving.Behavior? {
    attributes.archiving.map { $0.behavior ?? (isWeak ? .conditionally : .always) }
  }

  /// Whether the property is mapped in archives alone.
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
