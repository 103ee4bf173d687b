import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that `LegatoMacros` declares, as the compiler runs them.
@main
struct LegatoMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        AnimatableMacro.self, AnimatableVariableMacro.self, AnimatableIgnoredMacro.self,
        EntryMacro.self,
    ]
}
