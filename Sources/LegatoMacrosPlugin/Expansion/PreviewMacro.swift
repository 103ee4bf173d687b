#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates a type with a preview, which the preview catalogue discovers at run time.
enum PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = context.makeUniqueName("Preview")
        guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        else { return [] }
        var arguments = node.arguments
        if let body = arguments.last?.expression.as(ClosureExprSyntax.self) {
            arguments[arguments.index(before: arguments.endIndex)].expression = ExprSyntax(
                body.movingState
            )
        }
        let call = FunctionCallExprSyntax(
            calledExpression: ExprSyntax("LegatoViews.Preview"),
            leftParen: .leftParenToken(),
            arguments: arguments,
            rightParen: .rightParenToken(trailingTrivia: .space),
            trailingClosure: node.trailingClosure?.movingState
        )
        return [
            """
            struct \(name): LegatoViews.PreviewRegistry {
                static var fileID: String { \(place.file) }
                static var line: Int { \(place.line) }
                static var column: Int { \(place.column) }
                static func makePreview() throws -> LegatoViews.Preview {
                    \(call.trimmed)
                }
            }
            """
        ]
    }
}

/// Marks a variable in a `#Preview` as state of the preview; generates no code.
enum PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if declaration.as(VariableDeclSyntax.self)?.isShared != false {
            context.report(.previewableNotAVariable, at: node)
        }
        return []
    }
}

extension ClosureExprSyntax {
    /// The closure's code, with `@Previewable` variables moved into a wrapper view, which keeps
    /// their state.
    fileprivate var movingState: ClosureExprSyntax {
        let variables = statements.compactMap(\.previewable)
        guard !variables.isEmpty else { return self }
        let rest = statements.filter { $0.previewable == nil }
        let members = MemberBlockItemListSyntax(
            variables.map { MemberBlockItemSyntax(decl: $0, trailingTrivia: .newline) }
        )
        return with(
            \.statements,
            """

            struct __PreviewWithState: LegatoViews.View {
                \(members)
                var body: some LegatoViews.View {
                    \(rest.trimmed)
                }
            }
            return __PreviewWithState()
            """
        )
    }
}

extension CodeBlockItemSyntax {
    /// The `@Previewable` variable declared by the statement, without the attribute; nil if there
    /// is none.
    fileprivate var previewable: VariableDeclSyntax? {
        guard case .decl(let declaration) = item,
            var variable = declaration.as(VariableDeclSyntax.self)
        else { return nil }
        let attributes = variable.attributes.filter {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
        }
        guard attributes.count < variable.attributes.count else { return nil }
        variable = variable.trimmed
        variable.attributes = attributes
        return variable
    }
}
#endif
