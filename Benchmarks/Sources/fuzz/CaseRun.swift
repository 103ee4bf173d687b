import Foundation

/// What a process does that tries cases for another one.
@MainActor
enum CaseRun {
    /// Tries case after case for ever, and tells on standard output where it is: a line with the
    /// number before a case, and an empty one after it.
    static func run(_ kind: CaseKind, seed: UInt64, from first: UInt64) {
        var number = first
        while true {
            put("\(number)\n", to: 1)
            var tape = kind.tape(seed: seed, number: number)
            kind.run(&tape)
            put("\n", to: 1)
            number += 1
        }
    }

    /// Does one case and tells each of its decisions on standard output before it takes effect.
    static func record(_ kind: CaseKind, seed: UInt64, number: UInt64) {
        var tape = kind.tape(seed: seed, number: number)
        tape.onDraw = { put("\($0)\n", to: 1) }
        kind.run(&tape)
    }

    /// Does one case as recorded, and tells each operation on standard output before it is done.
    static func replay(_ kind: CaseKind, _ draws: [UInt64], isQuiet: Bool) {
        var tape = Tape(replaying: draws, keepsTranscript: !isQuiet)
        tape.onLine = { put($0 + "\n", to: 1) }
        kind.run(&tape)
    }

    private static func put(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(0) }
            bytes = bytes.dropFirst(count)
        }
    }
}
