import Foundation

/// A case that failed.
struct Finding {
    let kind: CaseKind
    let seed: UInt64
    let number: UInt64
    /// The failure: a crash with its last message, a timeout, or too much memory.
    let what: String
    /// The smallest found sequence of decisions that still fails.
    let draws: [UInt64]
    /// The operations of the case.
    let transcript: [String]

    /// The text that is printed and stored.
    var text: String {
        let operations = transcript.map { "# \($0)" }.joined(separator: "\n")
        return """
            # \(kind.rawValue), seed \(seed), case \(number): \(what)
            # Repeat it by: fuzz --\(kind.rawValue) --replay <this file>
            \(operations)
            \(draws.map(String.init).joined(separator: " "))

            """
    }

    /// Returns the decisions of a stored finding.
    static func draws(in text: String) -> [UInt64] {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .flatMap { $0.split(separator: " ").compactMap { UInt64($0) } }
    }
}
