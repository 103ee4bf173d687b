package import SwiftSyntax
package import SwiftSyntaxMacros

/// Marks a variable that `@Animatable` is to leave out; makes no code.
package enum AnimatableIgnoredMacro: PeerMacro {
    package static func expansion(
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
