import SwiftSyntax

extension PropertyAttributes {
  /// What archives do with a property.
  enum Archiving: String, CaseIterable {
    case excluded, always, conditionally

    /// Parses `@Archived`; nil without an argument.
    init?(_ attribute: AttributeSyntax, _ findings: DiagnosticCollector) {
      let choice = attribute.labeledArguments.first?.choice(
        Self.allCases.map(\.rawValue), as: "behavior", findings)
      guard let choice else { return nil }
      self.init(rawValue: choice)
    }
  }
}

extension PropertyModel {
  /// Whether the property is a weak reference.
  var isWeak: Bool { declaration.modifiers.containsAny(of: .weak) }

  /// What archives do with the property, if an attribute says so.
  var archiving: PropertyAttributes.Archiving? {
    guard attributes["Archived"] != nil else { return nil }
    return attributes.archiving ?? (isWeak ? .conditionally : .always)
  }

  /// Whether only archives contain the property.
  var isArchivedAlone: Bool { isIgnored && [.always, .conditionally].contains(archiving) }
}
