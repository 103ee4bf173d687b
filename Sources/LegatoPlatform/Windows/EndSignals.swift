import CSignals
import Foundation
import Glibc
import LegatoGraphics
import Synchronization

/// Hears SIGINT and SIGTERM while the application's loop runs.
///
/// The first one asks the loop to end. A second one ends the process, and so does one that the loop
/// does not see within two seconds, because the main thread is busy.
nonisolated final class EndSignals: Sendable {
    /// Those of this process; handlers that the program set before stay.
    static let shared = EndSignals()

    /// How long the loop may take to see a signal, milliseconds.
    private static let patience: Int32 = 2000

    /// The signals that the loop has seen.
    private let seen = Atomic(0)
    /// Whether a loop runs that may see them.
    private let isAwaited = Atomic(false)

    private init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (inlet, outlet) = (ends[1], ends[0])
        legato_catch_end_signals(inlet)
        let thread = Thread { [self] in
            while let signal = Self.next(from: outlet) { hear(signal, outlet) }
        }
        thread.name = "legato.signals"
        thread.start()
    }

    /// Begins or ends to see signals; those that came before are forgotten.
    func listen(_ isAwaited: Bool) {
        seen.store(Int(legato_end_signal_count()), ordering: .relaxed)
        self.isAwaited.store(isAwaited, ordering: .sequentiallyConsistent)
    }

    /// Whether one came that the loop had not seen.
    func see() -> Bool {
        let count = Int(legato_end_signal_count())
        return seen.exchange(count, ordering: .sequentiallyConsistent) != count
    }

    /// Runs on a thread of its own, after each signal.
    private func hear(_ signal: Int32, _ outlet: Int32) {
        guard isAwaited.load(ordering: .sequentiallyConsistent) else {
            legato_end_by_signal(signal)
        }
        WakeEvent.shared.push()
        if let second = Self.next(from: outlet, within: Self.patience) {
            legato_end_by_signal(second)
        }
        let isSeen = seen.load(ordering: .sequentiallyConsistent) == Int(legato_end_signal_count())
        if !isSeen { end(by: signal) }
    }

    private func end(by signal: Int32) -> Never {
        let body = RunningBody.type.map { " It is in the body of \($0)." } ?? ""
        let sentence =
            "Legato: the main thread did not answer \(signal == SIGINT ? "SIGINT" : "SIGTERM") "
            + "within \(Self.patience / 1000) s, so the program ends.\(body)\n"
        try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
        legato_end_by_signal(signal)
    }

    /// Waits for the next signal, for ever or for some milliseconds.
    private static func next(from outlet: Int32, within milliseconds: Int32 = -1) -> Int32? {
        var request = pollfd(fd: outlet, events: Int16(POLLIN), revents: 0)
        var number: UInt8 = 0
        guard poll(&request, 1, milliseconds) > 0, read(outlet, &number, 1) == 1 else { return nil }
        return Int32(number)
    }
}
