#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension VariableDeclSyntax {
    /// Whether it is an instance variable that is not excluded from animation.
    ///
    /// A variable with a property wrapper is computed: its storage belongs to the wrapper.
    var isAnimated: Bool {
        bindingSpecifier.tokenKind == .keyword(.var) && !isShared
            && !attributes.contains { $0.name == "AnimatableIgnored" || $0.isPropertyWrapper }
    }

    /// Whether it is a type property.
    var isShared: Bool {
        modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// Whether it is initialised on first access.
    var isLazy: Bool { modifiers.contains { $0.name.text == "lazy" } }

    /// The bindings of stored properties.
    var storedBindings: [PatternBindingSyntax] { bindings.filter(\.isStored) }

    /// Returns the type of a binding: its own annotation or, as in `var x, y: Double`, a later one,
    /// or the type of its literal value.
    func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
        if let type = binding.typeAnnotation?.type { return type.trimmed }
        if let value = binding.initializer?.value { return value.literalType }
        return bindings.drop { $0.id != binding.id }
            .first { $0.typeAnnotation != nil || $0.initializer != nil }?
            .typeAnnotation?.type.trimmed
    }
}

extension PatternBindingSyntax {
    /// Whether it has no accessors other than observers.
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
    /// The last component of the name, without generic arguments.
    fileprivate var name: String? {
        guard case .attribute(let attribute) = self else { return nil }
        return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            ?? attribute.attributeName.as(MemberTypeSyntax.self)?.name.text
    }

    /// Whether it is a property wrapper, judging by its name.
    fileprivate var isPropertyWrapper: Bool {
        guard let name, let first = name.first else { return false }
        return first.isUppercase && !["MainActor", "ObservationIgnored"].contains(name)
    }
}

extension ExprSyntax {
    /// The default type of a literal.
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

    /// Whether the spelling alone shows that values cannot be animated.
    ///
    /// The compiler detects the others; see `_AnimatableProperty`.
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

    /// Returns the name with a prefix, in backticks if it is not an identifier.
    func prefixed(by prefix: String) -> String {
        let name = prefix + bareText
        let isIdentifier = name.unicodeScalars.allSatisfy {
            $0 == "_" || $0.properties.isXIDContinue || !$0.isASCII
        }
        return isIdentifier ? name : "`\(name)`"
    }
}

extension FixIt {
    /// Inserts a placeholder for the type after a name.
    static func addingType(to binding: PatternBindingSyntax) -> FixIt {
        var typed = binding
        let space = typed.pattern.trailingTrivia
        typed.pattern.trailingTrivia = []
        typed.typeAnnotation = TypeAnnotationSyntax(
            colon: .colonToken(trailingTrivia: .space), type: TypeSyntax("\(raw: "<#Type#>")"),
            trailingTrivia: space
        )
        return FixIt(
            message: MacroFix.addType,
            changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(typed))]
        )
    }
}
#endif
