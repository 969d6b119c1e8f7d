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
    CodableExtrasMacro.self,
    CodableByMacro.self,
    CodableCaseMacro.self,
    CodableHookMacro.self,
    ValidatedMacro.self,
    EncodableIfMacro.self,
    EncodableDefaultMacro.self,
    CodableViewMacro.self,
    EncodableComputedMacro.self,
    DecodableRulesMacro.self,
    CodablePartialMacro.self,
    CodableNestedPartialMacro.self,
  ]
}
