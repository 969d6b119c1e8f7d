import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that `@Mappable` reads; it expands to nothing and sees that it is well placed.
protocol MarkerMacro: PeerMacro {
  /// Where the attribute may stand.
  static var places: MarkerPlaces { get }
}

/// Where an attribute may stand.
enum MarkerPlaces {
  case properties, propertiesAndCases, propertiesAndTypes, cases, methods, computed

  /// The places as messages name them.
  var phrase: String {
    switch self {
    case .properties: "a stored property"
    case .propertiesAndCases: "a stored property or an enum case"
    case .cases: "an enum case"
    case .methods: "a method"
    case .computed: "a computed property"
    case .propertiesAndTypes: "a stored property or a type"
    }
  }
}

extension MarkerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let findings = Findings()
    MarkerChecker(node, places, context.lexicalContext, findings).check(declaration)
    for diagnostic in findings.diagnostics { context.diagnose(diagnostic) }
    return []
  }
}

/// `@CodingKey`.
enum CodingKeyMacro: MarkerMacro {
  static let places = MarkerPlaces.propertiesAndCases
}

/// `@DecodableAlias`.
enum DecodableAliasMacro: MarkerMacro {
  static let places = MarkerPlaces.propertiesAndCases
}

/// `@CodableDefault`.
enum CodableDefaultMacro: MarkerMacro {
  static let places = MarkerPlaces.properties
}

/// `@CodableIgnored`, `@DecodableIgnored`, `@EncodableIgnored`.
enum CodableIgnoredMacro: MarkerMacro {
  static let places = MarkerPlaces.propertiesAndCases
}

/// `@CodableFlattened`.
enum CodableFlattenedMacro: MarkerMacro {
  static let places = MarkerPlaces.properties
}

/// `@CodableExtras`.
enum CodableExtrasMacro: MarkerMacro {
  static let places = MarkerPlaces.properties
}

/// `@CodableBy`, `@DecodableBy`, `@EncodableBy`.
enum CodableByMacro: MarkerMacro {
  static let places = MarkerPlaces.properties
}

/// `@DecodableRules`.
enum DecodableRulesMacro: MarkerMacro {
  static let places = MarkerPlaces.propertiesAndTypes
}

/// `@CodableCase`, `@CodableFallback`.
enum CodableCaseMacro: MarkerMacro {
  static let places = MarkerPlaces.cases
}

/// `@CodableHook`.
enum CodableHookMacro: MarkerMacro {
  static let places = MarkerPlaces.methods
}

/// `@Validated`.
enum ValidatedMacro: MarkerMacro {
  static let places = MarkerPlaces.properties
}

/// `@EncodableIf`.
enum EncodableIfMacro: MarkerMacro {
  static let places = MarkerPlaces.properties
}

/// `@EncodableDefault`.
enum EncodableDefaultMacro: MarkerMacro {
  static let places = MarkerPlaces.properties
}

/// `@CodableView`.
enum CodableViewMacro: MarkerMacro {
  static let places = MarkerPlaces.properties
}

/// `@EncodableComputed`.
enum EncodableComputedMacro: MarkerMacro {
  static let places = MarkerPlaces.computed
}
