import LegatoGraphics
import Synchronization
import Testing

@testable import LegatoPlatform

/// The reports of a watchdog about the main thread.
struct WatchdogTests {
    /// A watchdog with a limit of 2 s whose clock stands still.
    private final class Bench: Sendable {
        let now = Mutex(10.0)
        let lines = Mutex<[String]>([])

        func advance(by seconds: Double) { now.withLock { $0 += seconds } }
    }

    private func watchdog(_ bench: Bench) -> Watchdog {
        Watchdog(limit: 2) {
            bench.now.withLock { $0 }
        } print: { line in
            bench.lines.withLock { $0.append(line) }
        }
    }

    @Test("Work that exceeds the limit is reported once while it lasts, and when it ends")
    func reports() {
        let bench = Bench()
        let watchdog = watchdog(bench)
        watchdog.begin("a timer")
        bench.advance(by: 1.9)
        watchdog.look()
        #expect(bench.lines.withLock { $0 } == [])
        bench.advance(by: 0.1)
        RunningBody.run(WatchdogTests.self) { watchdog.look() }
        bench.advance(by: 5)
        watchdog.look()
        watchdog.end()
        watchdog.end()
        watchdog.look()
        #expect(
            bench.lines.withLock { $0 } == [
                "Legato: the main thread has been busy for 2.0 s with a timer. It is evaluating the "
                    + "body of WatchdogTests.",
                "Legato: the main thread was busy for 7.0 s with a timer.",
            ]
        )
    }

    @Test("Short stretches of work and waiting are not reported, however many there are")
    func patience() {
        let bench = Bench()
        let watchdog = watchdog(bench)
        for _ in 0..<5 {
            watchdog.begin("an event")
            bench.advance(by: 1.5)
            watchdog.look()
            watchdog.begin("a tick")
            bench.advance(by: 1.5)
            watchdog.look()
        }
        watchdog.end()
        bench.advance(by: 60)
        watchdog.look()
        #expect(bench.lines.withLock { $0 } == [])
    }

    @Test(
        "The environment sets the limit",
        arguments: [
            (nil, nil), ("0", nil), ("1", 1), ("0.25", 0.25), ("", 2), ("yes", 2), ("-3", 2),
            ("inf", 2),
        ] as [(String?, Double?)]
    )
    func limit(value: String?, limit: Double?) {
        let environment = value.map { ["LEGATO_WATCHDOG": $0] } ?? [:]
        #expect(Watchdog.limit(environment) == limit)
    }
}
