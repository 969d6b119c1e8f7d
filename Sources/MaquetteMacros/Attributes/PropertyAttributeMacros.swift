import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that `@Mappable` reads; it expands to nothing and sees that it is well placed.
protocol MarkerMacro: PeerMacro {
  /// Where the attribute may stand.
  static var places: MarkerPlaces { get }
}

/// Where an attribute may stand.
enum MarkerPlaces {
  case properties, propertiesAndCases, propertiesAndTypes

  /// The places as messages name them.
  var phrase: String {
    switch self {
    case .properties: "a stored property"
    case .propertiesAndCases: "a stored property or an enum case"
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
  static let places = MarkerPlaces.properties
}

/// `@CodableFlattened`.
enum CodableFlattenedMacro: MarkerMacro {
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
