import CSignals
import Foundation
import Glibc
import LegatoGraphics
import Synchronization

/// Handles SIGINT and SIGTERM while the application's loop runs.
///
/// The first signal ends the loop. A second one ends the process, and so does a signal that the
/// loop does not notice within two seconds because the main thread is busy.
nonisolated final class EndSignals: Sendable {
    /// The instance of this process; handlers installed earlier by the program stay in place.
    static let shared = EndSignals()

    /// How long the loop may take to notice a signal, in milliseconds.
    private static let patience: Int32 = 2000

    /// The number of signals that the loop has noticed.
    private let seen = Atomic(0)
    /// Whether a loop is running that can notice signals.
    private let isAwaited = Atomic(false)

    private init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (inlet, outlet) = (ends[1], ends[0])
        legato_catch_end_signals(inlet)
        let thread = Thread { [self] in
            while let signal = Self.next(from: outlet) { handle(signal, outlet) }
        }
        thread.name = "legato.signals"
        thread.start()
    }

    /// Starts or stops handling signals; a loop that stops has noticed all that came before.
    func listen(_ isAwaited: Bool) {
        if !isAwaited { _ = see() }
        self.isAwaited.store(isAwaited, ordering: .sequentiallyConsistent)
    }

    /// Returns whether a signal has arrived that the loop had not noticed yet.
    func see() -> Bool {
        let count = Int(legato_end_signal_count())
        return seen.exchange(count, ordering: .sequentiallyConsistent) != count
    }

    /// Called on the signal thread after each signal.
    private func handle(_ signal: Int32, _ outlet: Int32) {
        // The loop may have noticed it, and have ended, before this thread runs.
        guard isAwaited.load(ordering: .sequentiallyConsistent) || isSeen else {
            legato_end_by_signal(signal)
        }
        WakeEvent.shared.push()
        if let second = Self.next(from: outlet, within: Self.patience) {
            legato_end_by_signal(second)
        }
        if !isSeen { end(by: signal) }
    }

    /// Whether the loop has noticed all signals.
    private var isSeen: Bool {
        seen.load(ordering: .sequentiallyConsistent) == Int(legato_end_signal_count())
    }

    private func end(by signal: Int32) -> Never {
        let body = RunningBody.type.map { " It is evaluating the body of \($0)." } ?? ""
        let sentence =
            "Legato: the main thread did not respond to \(signal == SIGINT ? "SIGINT" : "SIGTERM") "
            + "within \(Self.patience / 1000) s, so the program ends.\(body)\n"
        try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
        legato_end_by_signal(signal)
    }

    /// Waits for the next signal, forever by default; returns nil after a timeout.
    private static func next(from outlet: Int32, within milliseconds: Int32 = -1) -> Int32? {
        var request = pollfd(fd: outlet, events: Int16(POLLIN), revents: 0)
        var number: UInt8 = 0
        guard poll(&request, 1, milliseconds) > 0, read(outlet, &number, 1) == 1 else { return nil }
        return Int32(number)
    }
}
