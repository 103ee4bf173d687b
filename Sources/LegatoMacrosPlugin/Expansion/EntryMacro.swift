#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates a key, and accessors that use it, for a variable of an environment, a transaction
/// or the values of a container.
enum EntryMacro {}

extension EntryMacro: AccessorMacro {
    /// Generates accessors that use the key, and reports invalid declarations.
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = Entry(declaration, node: node, context: context, reports: true)
        else { return [] }
        return [
            "get { self[\(raw: entry.key).self] }",
            "set { self[\(raw: entry.key).self] = newValue }",
        ]
    }
}

extension EntryMacro: PeerMacro {
    /// Generates the key.
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let entry = Entry(declaration, node: node, context: context, reports: false)
        else { return [] }
        return [
            """
            private nonisolated enum \(raw: entry.key): \(raw: entry.keyProtocol) {
                \(raw: entry.content)
            }
            """
        ]
    }
}

/// A parsed entry: its name, the kind of its key and the key's content.
private struct Entry {
    let key: String
    let keyProtocol: String
    /// The key's default value, or only its value type for focused values, which have no default.
    let content: String

    /// Parses a declaration; returns `nil` if it is not a valid entry, which is reported if
    /// `reports`.
    init?(
        _ declaration: some DeclSyntaxProtocol, node: AttributeSyntax,
        context: some MacroExpansionContext, reports: Bool
    ) {
        func report(_ problem: MacroProblem, at place: some SyntaxProtocol, fixes: [FixIt] = []) {
            if reports { context.report(problem, at: place, fixes: fixes) }
        }
        guard let place = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
            let keyProtocol = place.extendedType.keyProtocol
        else {
            report(.entryOutsideOfExtension, at: node)
            return nil
        }
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isShared,
            !variable.isLazy, variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            report(.entryNotAVariable, at: node)
            return nil
        }
        guard binding.accessorBlock == nil else {
            report(.entryHasAccessors(name: name.bareText), at: binding.pattern)
            return nil
        }
        let type = binding.typeAnnotation?.type
        self.key = name.prefixed(by: "__Key_")
        self.keyProtocol = keyProtocol
        if place.extendedType.simpleName == "FocusedValues" {
            guard let type, let wrapped = type.wrappedType else {
                report(.entryNotOptional(name: name.bareText), at: binding.pattern)
                return nil
            }
            content = "typealias Value = \(wrapped.trimmedDescription)"
            return
        }
        guard
            let value = binding.initializer?.value.trimmedDescription
                ?? (type?.wrappedType == nil ? nil : "nil")
        else {
            report(
                .entryWithoutDefault(name: name.bareText), at: binding.pattern,
                fixes: [.addingDefault(to: binding)]
            )
            return nil
        }
        content =
            type.map { "static var defaultValue: \($0.trimmedDescription) { \(value) }" }
            ?? "static let defaultValue = \(value)"
    }
}

extension TypeSyntax {
    /// The protocol for the keys of a type, by the type's name.
    fileprivate var keyProtocol: String? {
        switch simpleName {
        case "EnvironmentValues": "LegatoMotion.EnvironmentKey"
        case "Transaction": "LegatoMotion.TransactionKey"
        case "ContainerValues": "LegatoViews.ContainerValueKey"
        case "FocusedValues": "LegatoViews.FocusedValueKey"
        default: nil
        }
    }

    /// The name of the type without the module.
    fileprivate var simpleName: String {
        self.as(MemberTypeSyntax.self)?.name.text ?? trimmedDescription
    }

    /// The type in an optional, whose default value is `nil`; `nil` for other types.
    fileprivate var wrappedType: TypeSyntax? {
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return type.wrappedType
        }
        guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional",
            case .type(let wrapped)? = type.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return wrapped
    }
}

extension FixIt {
    /// Inserts a placeholder for the default value after a type.
    fileprivate static func addingDefault(to binding: PatternBindingSyntax) -> FixIt {
        let value = ExprSyntax("\(raw: "<#default value#>")")
        let changed = binding.trimmed.with(
            \.initializer,
            InitializerClauseSyntax(
                equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: value
            )
        )
        return FixIt(
            message: MacroFix.addDefault,
            changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(changed))]
        )
    }
}
#endif
