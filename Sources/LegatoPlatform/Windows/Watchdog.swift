import Foundation
import LegatoGraphics
import Synchronization

/// Reports work that blocks the main thread for too long.
///
/// The environment variable `LEGATO_WATCHDOG` turns it on. Its value is the limit in seconds, 2 if
/// it is not a number above 0.
nonisolated final class Watchdog: Sendable {
    /// The watchdog of this process; nil unless it is on.
    static let shared = limit(ProcessInfo.processInfo.environment).map { Watchdog(limit: $0) }

    /// A unit of work on the main thread.
    private struct Work {
        let name: StaticString
        let start: Double
        var isReported = false
    }

    private let limit: Double
    private let work = Mutex<Work?>(nil)
    /// A monotonic time in seconds.
    private let clock: @Sendable () -> Double
    private let print: @Sendable (String) -> Void

    /// The limit in seconds that an environment sets; nil if it sets none.
    static func limit(_ environment: [String: String]) -> Double? {
        guard let text = environment["LEGATO_WATCHDOG"], text != "0" else { return nil }
        guard let limit = Double(text), limit > 0, limit.isFinite else { return 2 }
        return limit
    }

    /// Creates a watchdog that checks automatically, several times per limit.
    private convenience init(limit: Double) {
        self.init(limit: limit, clock: { MonotonicClock.now }) {
            try? FileHandle.standardError.write(contentsOf: Data(($0 + "\n").utf8))
        }
        let thread = Thread { [self] in
            while true {
                Thread.sleep(forTimeInterval: limit / 8)
                look()
            }
        }
        thread.name = "legato.watchdog"
        thread.start()
    }

    /// Creates a watchdog that checks only when `look()` is called.
    init(
        limit: Double, clock: @escaping @Sendable () -> Double,
        print: @escaping @Sendable (String) -> Void
    ) {
        (self.limit, self.clock, self.print) = (limit, clock, print)
    }

    /// Records that the main thread begins some work, which ends the previous work.
    func begin(_ name: StaticString) {
        end()
        let now = clock()
        work.withLock { $0 = Work(name: name, start: now) }
    }

    /// Records that the main thread is idle.
    func end() {
        guard let done = work.withLock({ $0.take() }), done.isReported else { return }
        let seconds = String(format: "%.1f", clock() - done.start)
        print("Legato: the main thread was busy for \(seconds) s with \(done.name).")
    }

    /// Reports running work that exceeds the limit, once.
    func look() {
        let now = clock()
        let late = work.withLock { work -> Work? in
            guard let current = work, !current.isReported, now - current.start >= limit
            else { return nil }
            work?.isReported = true
            return current
        }
        guard let late else { return }
        let seconds = String(format: "%.1f", now - late.start)
        let body = RunningBody.type.map { " It is evaluating the body of \($0)." } ?? ""
        print("Legato: the main thread has been busy for \(seconds) s with \(late.name).\(body)")
    }
}
