import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct MaquettePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    MappableMacro.self, AttributeMacro.self, CodablePartialMacro.self,
  ]
}
