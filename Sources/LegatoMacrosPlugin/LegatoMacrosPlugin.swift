import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct LegatoMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = []
}
