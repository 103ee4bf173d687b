#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a variable that `@Animatable` is to leave out; makes no code.
enum AnimatableIgnoredMacro: PeerMacro {
    /// Makes nothing, and reports what is not a variable.
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if !declaration.is(VariableDeclSyntax.self) {
            context.report(.ignoredWithoutVariable, at: node)
        }
        return []
    }
}
#endif
