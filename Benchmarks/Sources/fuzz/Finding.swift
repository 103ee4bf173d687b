import Foundation

/// A case that should have done nothing bad, and did.
struct Finding {
    let kind: CaseKind
    let seed: UInt64
    let number: UInt64
    /// What went wrong: a crash with its last words, too long, too much memory.
    let what: String
    /// The decisions, as few and as small as they still make it.
    let draws: [UInt64]
    /// What the case did.
    let transcript: [String]

    /// What is printed and kept.
    var text: String {
        let operations = transcript.map { "# \($0)" }.joined(separator: "\n")
        return """
            # \(kind.rawValue), seed \(seed), case \(number): \(what)
            # Repeat it by: fuzz --\(kind.rawValue) --replay <this file>
            \(operations)
            \(draws.map(String.init).joined(separator: " "))

            """
    }

    /// The decisions that a kept finding holds.
    static func draws(in text: String) -> [UInt64] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .flatMap { $0.split(separator: " ").compactMap { UInt64($0) } }
    }
}
