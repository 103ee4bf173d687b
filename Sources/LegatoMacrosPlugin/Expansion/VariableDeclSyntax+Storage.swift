#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension VariableDeclSyntax {
    /// Whether it is a variable of the values themselves that nothing takes out of the animation.
    ///
    /// A variable with a property wrapper is computed: its storage belongs to the wrapper.
    var isAnimated: Bool {
        bindingSpecifier.tokenKind == .keyword(.var) && !isShared
            && !attributes.contains { $0.name == "AnimatableIgnored" || $0.isPropertyWrapper }
    }

    /// Whether it belongs to the type and not to its values.
    var isShared: Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// Whether it is first set when it is first read.
    var isLazy: Bool { modifiers.contains { $0.name.text == "lazy" } }

    /// The bindings that take up memory.
    var storedBindings: [PatternBindingSyntax] { bindings.filter(\.isStored) }

    /// The type of a binding: the one written there or, as in `var x, y: Double`, after a later one,
    /// or that of a floating-point literal.
    func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
        if let type = binding.typeAnnotation?.type { return type.trimmed }
        if let value = binding.initializer?.value { return value.literalType }
        return bindings.drop { $0.id != binding.id }
            .first { $0.typeAnnotation != nil || $0.initializer != nil }?
            .typeAnnotation?.type.trimmed
    }
}

extension PatternBindingSyntax {
    /// Whether it has no accessors but observers.
    fileprivate var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors):
            accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension AttributeListSyntax.Element {
    /// The last part of the name, without generic arguments.
    fileprivate var name: String? {
        guard case .attribute(let attribute) = self else { return nil }
        return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            ?? attribute.attributeName.as(MemberTypeSyntax.self)?.name.text
    }

    /// Whether it wraps the property, as far as spelling tells.
    fileprivate var isPropertyWrapper: Bool {
        guard let name, let first = name.first else { return false }
        return first.isUppercase && !["MainActor", "ObservationIgnored"].contains(name)
    }
}

extension ExprSyntax {
    /// The type that a literal has where nothing says otherwise.
    fileprivate var literalType: TypeSyntax? {
        if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            return prefix.expression.literalType
        }
        return switch kind {
        case .floatLiteralExpr: "Double"
        case .integerLiteralExpr: "Int"
        case .booleanLiteralExpr: "Bool"
        case .stringLiteralExpr: "String"
        default: nil
        }
    }
}

extension TypeSyntax {
    private static let discreteTypes: Set<String> = [
        "Bool", "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64",
        "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
    ]

    /// Whether the spelling alone says that values cannot be animated.
    ///
    /// The compiler finds the others, see `_AnimatableProperty`.
    var isKnownNotToAnimate: Bool {
        if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.count != 1 }
        if let attributed = self.as(AttributedTypeSyntax.self) {
            return attributed.baseType.isKnownNotToAnimate
        }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.trimmedDescription == "Swift"
                && Self.discreteTypes.contains(member.name.text)
        }
        return self.is(FunctionTypeSyntax.self)
            || Self.discreteTypes.contains(trimmedDescription)
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var bareText: String {
        text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// The name with a prefix, in backticks where it is no identifier.
    func prefixed(by prefix: String) -> String {
        let name = prefix + bareText
        let isIdentifier = name.unicodeScalars.allSatisfy {
            $0 == "_" || $0.properties.isXIDContinue || !$0.isASCII
        }
        return isIdentifier ? name : "`\(name)`"
    }
}

extension FixIt {
    /// Writes a placeholder for the type after a name.
    static func addingType(to binding: PatternBindingSyntax) -> FixIt {
        var typed = binding
        let space = typed.pattern.trailingTrivia
        typed.pattern.trailingTrivia = []
        typed.typeAnnotation = TypeAnnotationSyntax(
            colon: .colonToken(trailingTrivia: .space),
            type: TypeSyntax("\(raw: "<#Type#>")"),
            trailingTrivia: space
        )
        return FixIt(
            message: MacroFix.addType,
            changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(typed))]
        )
    }
}
#endif
