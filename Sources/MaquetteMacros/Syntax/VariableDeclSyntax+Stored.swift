import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether this declares `let`.
  var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

  /// Whether the variables belong to the type and not to its instances.
  var isTypeMember: Bool { modifiers.containsAny(of: .static, .class) }

  /// Whether the variables are lazy.
  var isLazy: Bool { modifiers.contains(.lazy) }

  /// Whether all variables are stored.
  var isStored: Bool { bindings.allSatisfy(\.isStored) }
}

extension PatternBindingSyntax {
  /// Whether the variable is stored: its only accessors are observers.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let accessors):
      return accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}
