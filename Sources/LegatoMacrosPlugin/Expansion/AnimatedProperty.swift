#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A stored variable that `@Animatable` animates.
struct AnimatedProperty {
    /// A function that reports a problem, with its location and its fix-its.
    typealias Report = (MacroProblem, any SyntaxProtocol, [FixIt]) -> Void

    /// The name as written, possibly in backticks.
    let name: TokenSyntax
    let type: TypeSyntax
    /// Whether the variable is alone in its declaration.
    let isAlone: Bool

    /// The name of the property's stand-in type in the generated code.
    var standIn: String { name.prefixed(by: "_Animatable_") }

    /// The name of the stand-in relative to the type of the property.
    var path: String { isAlone ? standIn : "_AnimatableVariables.\(standIn)" }

    /// Returns the declaration of the stand-in, for a type of a given name and access level.
    func declaration(in owner: TokenSyntax, access: String) -> DeclSyntax {
        let value = SelfRewriter(type: owner).rewrite(type).trimmedDescription
        return """
            \(raw: access)nonisolated enum \(raw: standIn): LegatoMacros._AnimatableProperty {
                \(raw: access)typealias _Value = \(raw: value)
                private static func check(_ value: _Value) {
                    LegatoMacros._checkAnimatable(value)
                }
            }
            """
    }

    /// Returns the stored variables of a type in order, and reports those that cannot be animated.
    static func all(in members: MemberBlockItemListSyntax, report: Report) -> [AnimatedProperty] {
        members.flatMap { member -> [AnimatedProperty] in
            if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
                reportVariables(inside: conditional, report: report)
                return []
            }
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
            return all(of: variable, report: report)
        }
    }

    /// Returns the stored variables of a declaration, and reports those that cannot be animated.
    static func all(
        of variable: VariableDeclSyntax, report: Report = { _, _, _ in }
    ) -> [AnimatedProperty] {
        guard variable.isAnimated else { return [] }
        let bindings = variable.storedBindings
        if variable.isLazy {
            for binding in bindings {
                let name = binding.pattern.trimmedDescription
                report(.lazyProperty(name: name), binding.pattern, [.ignoring(variable)])
            }
            return []
        }
        return bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                report(.tuplePattern, binding.pattern, [])
                return nil
            }
            let name = pattern.identifier.trimmed
            guard let type = variable.type(of: binding) else {
                let problem = MacroProblem.missingType(name: name.bareText)
                report(problem, pattern, [.addingType(to: binding)])
                return nil
            }
            guard !type.isKnownNotToAnimate else {
                let problem = MacroProblem.notAnimatable(
                    name: name.bareText, type: type.trimmedDescription
                )
                report(problem, pattern, [.ignoring(variable)])
                return nil
            }
            return AnimatedProperty(name: name, type: type, isAlone: variable.bindings.count == 1)
        }
    }

    /// Reports variables inside `#if`, which a macro cannot evaluate.
    private static func reportVariables(inside conditional: IfConfigDeclSyntax, report: Report) {
        for clause in conditional.clauses {
            guard case .decls(let members) = clause.elements else { continue }
            for member in members {
                if let inner = member.decl.as(IfConfigDeclSyntax.self) {
                    reportVariables(inside: inner, report: report)
                }
                guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isAnimated
                else { continue }
                for binding in variable.storedBindings {
                    let name = binding.pattern.trimmedDescription
                    report(.conditionalProperty(name: name), binding.pattern, [.ignoring(variable)])
                }
            }
        }
    }
}

/// Replaces `Self`, which has another meaning inside a nested type.
private final class SelfRewriter: SyntaxRewriter {
    private let type: TokenSyntax

    init(type: TokenSyntax) {
        self.type = type
        super.init()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        guard node.name.tokenKind == .keyword(.Self) else { return super.visit(node) }
        return TypeSyntax(node.with(\.name, type.with(\.trailingTrivia, node.name.trailingTrivia)))
    }
}
#endif
