#if Macros
import Testing

/// The code that the macros of a source generate, by role, and the problems that they report.
struct MacroExpansion: Equatable {
    /// A diagnostic, with its place in the source.
    struct Problem: Equatable {
        var message: String
        /// From 1.
        var line: Int
        /// In bytes, from 1.
        var column: Int
        var fixes: [Fix] = []
        var severity = "error"
        var notes: [String] = []
    }

    /// A fix-it, by its result.
    struct Fix: Equatable {
        var message: String
        /// The whole source after the edits.
        var source: String
    }

    /// The declaration that a freestanding macro generates.
    var declaration = ""
    /// The generated members of the source's declaration.
    var members = ""
    /// The generated extensions of the source's declaration.
    var extensions = ""
    /// The generated accessors, by the source of their variable.
    var accessors: [String: String] = [:]
    /// The declarations generated beside others, by the source of the other.
    var peers: [String: String] = [:]
    var problems: [Problem] = []
}

extension MacroExpansion: CustomTestStringConvertible {
    /// The parts under headings, with the code as it would be written.
    var testDescription: String {
        let single = [
            ("declaration", declaration), ("members", members), ("extensions", extensions),
        ]
        let keyed = [("accessors of", accessors), ("peers of", peers)].flatMap { role, codes in
            codes.sorted { $0.key < $1.key }.map { ("\(role) \($0.key)", $0.value) }
        }
        let reports = problems.map { ("problem", String(describing: $0)) }
        return (single + keyed + reports).filter { !$0.1.isEmpty }
            .map { "\n== \($0.0)\n\($0.1)" }.joined()
    }
}
#endif
