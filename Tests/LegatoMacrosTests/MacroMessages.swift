#if Macros
/// A request of the compiler to the plug-in, by the names of the protocol.
enum MacroRequest: Encodable {
    case expandFreestandingMacro(
        macro: MacroReference, macroRole: MacroRole, discriminator: String, syntax: SourcePart,
        lexicalContext: [SourcePart]
    )
    case expandAttachedMacro(
        macro: MacroReference, macroRole: MacroRole, discriminator: String,
        attributeSyntax: SourcePart, declSyntax: SourcePart, parentDeclSyntax: SourcePart?,
        extendedTypeSyntax: SourcePart?, conformanceListSyntax: SourcePart?,
        lexicalContext: [SourcePart]
    )
}

/// An answer of the plug-in to the compiler.
struct MacroAnswer: Decodable {
    struct Result: Decodable {
        let expandedSource: String?
        let diagnostics: [Diagnostic]
    }

    struct Diagnostic: Decodable {
        let message: String
        let severity: String
        let position: Position
        let notes: [Note]
        let fixIts: [FixIt]
    }

    struct Position: Decodable {
        let offset: Int
    }

    struct Note: Decodable {
        let message: String
    }

    struct FixIt: Decodable {
        let message: String
        let changes: [Change]
    }

    struct Change: Decodable {
        let range: Range
        let newText: String
    }

    struct Range: Decodable {
        let startOffset: Int
        let endOffset: Int
    }

    let expandMacroResult: Result
}

/// A macro of the plug-in, by the name of its declaration.
struct MacroReference: Encodable {
    let moduleName = "LegatoMacrosPlugin"
    let typeName: String
    let name: String

    init(_ name: String) {
        self.name = name
        typeName = name.drop { $0 == "_" } + "Macro"
    }
}

enum MacroRole: String, Encodable {
    case accessor, declaration, `extension`, member, memberAttribute, peer
}

/// A part of a source, with its location there.
struct SourcePart: Encodable {
    enum Kind: String, Encodable {
        case attribute, declaration, type
    }

    struct Location: Encodable {
        let fileID = "TestModule/test.swift"
        let fileName = "test.swift"
        /// In bytes, from 0.
        let offset: Int
        /// From 1.
        let line: Int
        /// In bytes, from 1.
        let column: Int

        /// Creates the location after a beginning of the source.
        init(after start: some StringProtocol) {
            let lines = start.split(separator: "\n", omittingEmptySubsequences: false)
            offset = start.utf8.count
            line = lines.count
            column = lines[lines.count - 1].utf8.count + 1
        }
    }

    let kind: Kind
    let source: String
    var location = Location(after: "")
}
#endif
