#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Generates the stand-in type of a stored variable next to it.
enum AnimatableVariableMacro: PeerMacro {
    /// Generates the stand-in type.
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let owner = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self),
            let name = owner.nameOfType
        else { return [] }
        return AnimatedProperty.all(of: variable)
            .map { $0.declaration(in: name, access: owner.accessOfMembers) }
    }
}
#endif
