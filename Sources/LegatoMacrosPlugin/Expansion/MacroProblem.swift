#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A problem that prevents a macro from expanding; always an error.
enum MacroProblem: Equatable {
    case notANominalType
    case notAnimatable(name: String, type: String)
    case missingType(name: String)
    case lazyProperty(name: String)
    case tuplePattern
    case conditionalProperty(name: String)
    case ignoredWithoutVariable
    case entryOutsideOfExtension
    case entryNotAVariable
    case entryHasAccessors(name: String)
    case entryWithoutDefault(name: String)
    case entryNotOptional(name: String)
    case previewableNotAVariable
}

extension MacroProblem: DiagnosticMessage {
    var severity: DiagnosticSeverity { .error }

    var diagnosticID: MessageID { MessageID(domain: "LegatoMacros", id: message) }

    var message: String {
        switch self {
        case .notANominalType:
            "@Animatable can only be applied to a struct, class or enum"
        case .notAnimatable(let name, let type):
            "'\(name)' cannot be animated, as '\(type)' is neither VectorArithmetic nor "
                + "Animatable; mark it with @AnimatableIgnored"
        case .missingType(let name):
            "@Animatable needs a type annotation for '\(name)'"
        case .lazyProperty(let name):
            "'\(name)' cannot be animated, as it is lazy; mark it with @AnimatableIgnored"
        case .tuplePattern:
            "@Animatable does not support tuple patterns; declare the variables separately"
        case .conditionalProperty(let name):
            "'\(name)' cannot be animated inside #if; move it out or mark it with "
                + "@AnimatableIgnored"
        case .ignoredWithoutVariable:
            "@AnimatableIgnored only applies to stored variables of an @Animatable type"
        case .entryOutsideOfExtension:
            "@Entry can only be applied to a variable in an extension of "
                + "EnvironmentValues, Transaction, ContainerValues or FocusedValues"
        case .entryNotAVariable:
            "@Entry can only be applied to a single var that is neither static nor lazy"
        case .entryHasAccessors(let name):
            "@Entry generates the accessors of '\(name)' itself; give it a default value instead"
        case .entryWithoutDefault(let name):
            "@Entry needs a default value for '\(name)'"
        case .entryNotOptional(let name):
            "@Entry needs an optional type for '\(name)', as a focused value may be missing"
        case .previewableNotAVariable:
            "@Previewable can only be applied to a variable in the body of #Preview"
        }
    }
}

/// The description of a fix-it.
enum MacroFix: FixItMessage {
    case ignore
    case addType
    case addDefault

    var message: String {
        switch self {
        case .ignore: "mark it with @AnimatableIgnored"
        case .addType: "add a type annotation"
        case .addDefault: "add a default value"
        }
    }

    var fixItID: MessageID { MessageID(domain: "LegatoMacros", id: message) }
}

extension MacroExpansionContext {
    /// Reports a problem at a location in the source.
    func report(_ problem: MacroProblem, at node: some SyntaxProtocol, fixes: [FixIt] = []) {
        diagnose(Diagnostic(node: Syntax(node), message: problem, fixIts: fixes))
    }
}

extension FixIt {
    /// Inserts `@AnimatableIgnored` before a variable.
    static func ignoring(_ variable: VariableDeclSyntax) -> FixIt {
        var marked = variable
        marked.leadingTrivia = []
        var attribute = AttributeSyntax(
            attributeName: IdentifierTypeSyntax(name: .identifier("AnimatableIgnored"))
        )
        attribute.leadingTrivia = variable.leadingTrivia
        attribute.trailingTrivia = .space
        marked.attributes = [.attribute(attribute)] + marked.attributes
        return FixIt(
            message: MacroFix.ignore,
            changes: [.replace(oldNode: Syntax(variable), newNode: Syntax(marked))]
        )
    }
}
#endif
