import LegatoMacroExpansion
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that `LegatoMacros` declares, as the compiler runs them.
///
/// The compiler finds a macro by its type's name in this module. What the macros do stands in a
/// library, as tests that depend on a plug-in would be built like one, with all that they test.
@main
struct LegatoMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        AnimatableMacro.self, AnimatableVariableMacro.self, AnimatableIgnoredMacro.self,
        EntryMacro.self,
    ]
}

final class AnimatableMacro: LegatoMacroExpansion.AnimatableMacro {}
final class AnimatableVariableMacro: LegatoMacroExpansion.AnimatableVariableMacro {}
final class AnimatableIgnoredMacro: LegatoMacroExpansion.AnimatableIgnoredMacro {}
final class EntryMacro: LegatoMacroExpansion.EntryMacro {}
