import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct MaquettePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = []
}
