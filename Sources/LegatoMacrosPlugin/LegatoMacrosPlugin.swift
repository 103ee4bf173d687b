#if Macros
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
#else
/// Stands in for the macros in builds without the trait `Macros`, which nothing calls.
@main
enum LegatoMacrosPlugin {
    static func main() {}
}
#endif
