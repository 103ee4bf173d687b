#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that implements the macros declared in `LegatoMacros`.
@main
struct LegatoMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        AnimatableMacro.self, AnimatableVariableMacro.self, AnimatableIgnoredMacro.self,
        EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
    ]
}
#else
/// A placeholder for the plugin in builds without the trait `Macros`, where nothing calls it.
@main
enum LegatoMacrosPlugin {
    static func main() {}
}
#endif
