#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a variable that `@Animatable` ignores; generates no code.
enum AnimatableIgnoredMacro: PeerMacro {
    /// Generates nothing, and reports declarations that are not variables.
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if !declaration.is(VariableDeclSyntax.self) {
            context.report(.ignoredWithoutVariable, at: node)
        }
        return []
    }
}
#endif
