import Foundation

/// A child process that runs cases for the fuzzer.
///
/// It writes its lines unbuffered to the original standard output. Output of a case or a library
/// goes to standard error, so that it cannot be mistaken for the end of a case.
@MainActor
struct CaseRun {
    private let kind: CaseKind
    /// The standard output that the process was started with.
    private let output: Int32

    /// Redirects the process's standard output to its standard error.
    init(_ kind: CaseKind) {
        self.kind = kind
        output = dup(1)
        dup2(2, 1)
    }

    /// Runs cases forever, and reports its progress on standard output: a line with the number
    /// before a case, and an empty one after it.
    func run(seed: UInt64, from first: UInt64) {
        var number = first
        while true {
            put("\(number)\n")
            var tape = kind.tape(seed: seed, number: number)
            run(&tape)
            put("\n")
            number += 1
        }
    }

    /// Runs one case and reports each of its decisions on standard output before it takes effect.
    func record(seed: UInt64, number: UInt64) {
        var tape = kind.tape(seed: seed, number: number)
        tape.onDraw = { put("\($0)\n") }
        run(&tape)
    }

    /// Replays a recorded case, and reports each operation on standard output before it is
    /// performed.
    func replay(_ draws: [UInt64], isQuiet: Bool) {
        var tape = Tape(replaying: draws, keepsTranscript: !isQuiet)
        tape.onLine = { put($0 + "\n") }
        run(&tape)
    }

    /// Runs a case, and then what it left on the main queue: callbacks of layers whose display has
    /// been released, and tasks.
    private func run(_ tape: inout Tape) {
        kind.run(&tape)
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }

    private func put(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            guard count > 0 else { exit(0) }
            bytes = bytes.dropFirst(count)
        }
    }
}
