#if Macros
import Testing

/// Expands the macros of a source with the plug-in, as the compiler does.
struct MacroExpander {
    /// The roles of the attached macros, as `LegatoMacros` declares them.
    private static let roles: [String: [MacroRole]] = [
        "Animatable": [.member, .memberAttribute, .extension],
        "_AnimatableVariable": [.peer],
        "AnimatableIgnored": [.peer],
        "Entry": [.accessor, .peer],
        "Previewable": [.peer],
    ]
    private static let discriminator = "__macro_local_"

    private let source: MacroSource
    private let conformances: [String]
    private(set) var expansion = MacroExpansion()

    init(source: MacroSource, conformances: [String] = []) {
        self.source = source
        self.conformances = conformances
    }

    /// The source as one part.
    private var whole: SourcePart { SourcePart(kind: .declaration, source: source.text) }

    mutating func expandFreestanding(_ macro: String) throws {
        expansion.declaration = try expand(
            .expandFreestandingMacro(
                macro: MacroReference(macro), macroRole: .declaration,
                discriminator: Self.discriminator, syntax: whole, lexicalContext: []
            )
        )
    }

    mutating func expandAttached() throws {
        try expandMacros(attachedBy: source.head, to: whole)
        for member in source.members { try expandMacros(attachedBy: member.source, to: member) }
    }

    /// Expands the macros among the attributes with which a text starts.
    private mutating func expandMacros(attachedBy text: String, to part: SourcePart) throws {
        let attributes = text.split(whereSeparator: \.isWhitespace).prefix { $0.hasPrefix("@") }
        for name in attributes.map({ String($0.dropFirst()) }) {
            for role in Self.roles[name] ?? [] { try expand(name, role, attachedTo: part) }
        }
    }

    private mutating func expand(
        _ macro: String, _ role: MacroRole, attachedTo part: SourcePart
    ) throws {
        switch role {
        case .accessor: expansion.accessors[part.source] = try code(of: macro, role, for: part)
        case .declaration: Issue.record("@\(macro) must have attached roles, got declaration")
        case .extension: expansion.extensions += try code(of: macro, role, for: part) ?? ""
        case .member: expansion.members += try code(of: macro, role, for: part) ?? ""
        case .memberAttribute:
            for member in source.members {
                guard let marks = try code(of: macro, role, for: member, attribute: part.location)
                else { continue }
                #expect(marks == "@_AnimatableVariable")
                try expandMacros(attachedBy: marks, to: member)
            }
        case .peer:
            guard let code = try code(of: macro, role, for: part) else { return }
            expansion.peers[part.source, default: ""] += code
        }
    }

    /// Returns the code that an attached macro generates; `nil` if it generates none.
    private mutating func code(
        of macro: String, _ role: MacroRole, for part: SourcePart,
        attribute location: SourcePart.Location? = nil
    ) throws -> String? {
        let isMember = part.source != source.text
        let isExtension = role == .extension
        let context = SourcePart(kind: .declaration, source: source.head + " {}")
        let code = try expand(
            .expandAttachedMacro(
                macro: MacroReference(macro), macroRole: role, discriminator: Self.discriminator,
                attributeSyntax: SourcePart(
                    kind: .attribute, source: "@\(macro)", location: location ?? part.location
                ),
                declSyntax: part,
                parentDeclSyntax: isMember ? whole : nil,
                extendedTypeSyntax: isExtension ? extendedType : nil,
                conformanceListSyntax: isExtension ? requestedConformances : nil,
                lexicalContext: isMember ? [context] : []
            )
        )
        return code.isEmpty ? nil : code
    }

    /// The type that the source declares or extends.
    private var extendedType: SourcePart {
        let words = source.head.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
        return SourcePart(kind: .type, source: String(words[words.count - 1]))
    }

    /// The conformances as the compiler lists them: those of a placeholder.
    private var requestedConformances: SourcePart? {
        guard !conformances.isEmpty else { return nil }
        let list = conformances.joined(separator: ", ")
        return SourcePart(kind: .declaration, source: "struct Placeholder: \(list) {}")
    }

    /// Returns the code of the plug-in's answer, and notes its problems.
    private mutating func expand(_ request: MacroRequest) throws -> String {
        let answer: MacroAnswer = try MacroPlugin.answer(to: request)
        expansion.problems += answer.expandMacroResult.diagnostics.map(problem)
        return answer.expandMacroResult.expandedSource ?? ""
    }

    private func problem(_ diagnostic: MacroAnswer.Diagnostic) -> MacroExpansion.Problem {
        let start = source.text.utf8.prefix(diagnostic.position.offset)
        let place = SourcePart.Location(after: String(decoding: start, as: UTF8.self))
        return MacroExpansion.Problem(
            message: diagnostic.message, line: place.line, column: place.column,
            fixes: diagnostic.fixIts.map { fixIt in
                MacroExpansion.Fix(message: fixIt.message, source: source(after: fixIt.changes))
            },
            severity: diagnostic.severity, notes: diagnostic.notes.map(\.message)
        )
    }

    private func source(after changes: [MacroAnswer.Change]) -> String {
        var bytes = Array(source.text.utf8)
        for change in changes.sorted(by: { $0.range.startOffset > $1.range.startOffset }) {
            bytes.replaceSubrange(
                change.range.startOffset..<change.range.endOffset, with: change.newText.utf8
            )
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
#endif
