#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates `animatableData` from the stored variables of a type, and the conformance.
///
/// Each variable is marked with `_AnimatableVariable`, which generates a stand-in type next to it.
/// From that the compiler infers the type of the data, which a macro cannot determine, and reports
/// an error at the variable if it cannot be animated.
enum AnimatableMacro {}

extension AnimatableMacro: MemberMacro {
    /// Generates `animatableData`, and reports the variables that cannot be animated.
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let name = declaration.nameOfType else {
            context.report(.notANominalType, at: node)
            return []
        }
        if declaration.hasData { return [] }
        let properties = AnimatedProperty.all(in: declaration.memberBlock.members) {
            context.report($0, at: $1, fixes: $2)
        }
        let access = declaration.accessOfMembers
        let crowd = properties.filter { !$0.isAlone }
        let data = data(of: properties, access: access)
        guard !crowd.isEmpty else { return [data] }
        // A peer macro cannot determine which of several variables it is called for.
        let standIns = crowd.map { $0.declaration(in: name, access: access).description }
        return [
            """
            \(raw: access)nonisolated enum _AnimatableVariables {
            \(raw: standIns.joined(separator: "\n"))
            }
            """, data,
        ]
    }

    private static func data(of properties: [AnimatedProperty], access: String) -> DeclSyntax {
        guard !properties.isEmpty else {
            return """
                \(raw: access)nonisolated var animatableData: LegatoMotion.EmptyAnimatableData {
                    get { LegatoMotion.EmptyAnimatableData() }
                    set {}
                }
                """
        }
        let isSingle = properties.count == 1
        let types = properties.map { "\($0.path)._Data" }.joined(separator: ", ")
        let values = properties.map { "\($0.path)._data(of: self.\($0.name))" }
            .joined(separator: ", ")
        let moves = properties.enumerated().map { index, property in
            let part = isSingle ? "newValue" : "newValue.value.\(index)"
            return "\(property.path)._move(&self.\(property.name), to: \(part))"
        }
        let vector = "LegatoMotion.AnimatableValues"
        return """
            \(raw: access)nonisolated var animatableData: \(raw: isSingle ? types : "\(vector)<\(types)>") {
                get { \(raw: isSingle ? values : "\(vector)(\(values))") }
                set {
                    \(raw: moves.joined(separator: "\n        "))
                }
            }
            """
    }
}

extension AnimatableMacro: MemberAttributeMacro {
    /// Marks an animatable variable that is alone in its declaration.
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard declaration.nameOfType != nil, !declaration.hasData,
            let variable = member.as(VariableDeclSyntax.self),
            AnimatedProperty.all(of: variable).first?.isAlone == true
        else { return [] }
        return ["@_AnimatableVariable"]
    }
}

extension AnimatableMacro: ExtensionMacro {
    /// Declares the conformance unless it is already declared.
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        let conformance = declaration.isolationOfData + "LegatoMotion.Animatable"
        return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformance) {}")]
    }
}

extension DeclGroupSyntax {
    /// The name of a struct, a class or an enum; `nil` for other declarations.
    var nameOfType: TokenSyntax? {
        let name =
            self.as(StructDeclSyntax.self)?.name ?? self.as(ClassDeclSyntax.self)?.name
            ?? self.as(EnumDeclSyntax.self)?.name
        return name?.trimmed
    }

    /// The modifier that makes a member as visible as its type, followed by a space.
    var accessOfMembers: String {
        let names = modifiers.map(\.name.text)
        if names.contains("public") || names.contains("open") { return "public " }
        return names.contains("package") ? "package " : ""
    }

    /// Whether the type declares `animatableData` itself, which is then kept.
    fileprivate var hasData: Bool { data != nil }

    /// The isolation of `animatableData`, which the conformance shares, followed by a space; empty
    /// for the default isolation of the module.
    ///
    /// An extension has the default isolation of the module, whatever that of the type.
    fileprivate var isolationOfData: String {
        let protocols = inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let isNonisolated = data?.modifiers.contains { $0.name.text == "nonisolated" } ?? true
        let shapes: Set = ["Shape", "InsettableShape", "GeometryEffect"]
        if isNonisolated || !shapes.isDisjoint(with: protocols) {
            return "nonisolated "
        }
        let isOnMainActor =
            attributes.contains { $0.trimmedDescription == "@MainActor" }
            || protocols.contains { $0 == "View" || $0 == "ViewModifier" }
        return isOnMainActor ? "@MainActor " : ""
    }

    private var data: VariableDeclSyntax? {
        memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first {
            $0.bindings.contains { $0.pattern.trimmedDescription == "animatableData" }
        }
    }
}
#endif
