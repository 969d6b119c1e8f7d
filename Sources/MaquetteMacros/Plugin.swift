import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct MaquettePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    MappableMacro.self,
    CodingKeyMacro.self,
    DecodableAliasMacro.self,
    CodableDefaultMacro.self,
    CodableIgnoredMacro.self,
    CodableFlattenedMacro.self,
    CodableByMacro.self,
    DecodableRulesMacro.self,
  ]
}
