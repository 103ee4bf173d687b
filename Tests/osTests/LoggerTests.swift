import Synchronization
import Testing

@testable import os

/// Messages that are written to the standard error stream.
struct LoggerTests {
    /// Returns the lines that a closure logs.
    private func lines(_ body: () throws -> Void) rethrows -> [String] {
        let collector = Collector()
        try LogOutput.$receiver.withValue(.init { collector.add($0) }, operation: body)
        return collector.lines
    }

    private final class Collector: Sendable {
        private let collected = Mutex<[String]>([])

        func add(_ line: String) { collected.withLock { $0.append(line) } }
        var lines: [String] { collected.withLock { $0 } }
    }

    private struct Point: CustomStringConvertible {
        var description: String { "a point" }
    }

    private enum Failure: Error { case missing }

    @Test("A line has the subsystem, the category, the level and the message")
    func levels() {
        let logger = Logger(subsystem: "org.app", category: "ui")
        let found = lines {
            logger.log("a")
            logger.trace("b")
            logger.debug("c")
            logger.info("d")
            logger.notice("e")
            logger.warning("f")
            logger.error("g")
            logger.critical("h")
            logger.fault("i")
            logger.log(level: .error, "j")
            Logger().log(level: .default, "k")
        }
        #expect(
            found == [
                "[org.app:ui] notice: a", "[org.app:ui] trace: b", "[org.app:ui] debug: c",
                "[org.app:ui] info: d", "[org.app:ui] notice: e", "[org.app:ui] warning: f",
                "[org.app:ui] error: g", "[org.app:ui] critical: h", "[org.app:ui] fault: i",
                "[org.app:ui] error: j", "notice: k",
            ])
    }

    @Test("Values are shown, and private ones are hidden")
    func privacy() {
        let (name, count) = ("Ann", 3)
        let hidden: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
        let same: OSLogMessage = "\(name, privacy: .sensitive(mask: .hash))"
        let other: OSLogMessage = "\("Bob", privacy: .private(mask: .hash))"
        #expect(OSLogMessage("\(name) \(count)").text == "Ann 3")
        #expect(OSLogMessage("\(name, privacy: .public) \(count, privacy: .auto)").text == "Ann 3")
        #expect(
            OSLogMessage("\(name, privacy: .private) \(count, privacy: .sensitive)").text
                == "<private> <private>")
        #expect(hidden.text.hasPrefix("<mask.hash: ") && !hidden.text.contains("Ann"))
        #expect(hidden.text == same.text && hidden.text != other.text)
    }

    @Test("Values of all kinds are shown")
    func kinds() {
        let error: any Error = Failure.missing
        #expect(OSLogMessage("\(Point()) \(error) \(Int.self)").text == "a point missing Int")
        #expect(OSLogMessage("\(true) \(false, format: .answer)").text == "true no")
        #expect(OSLogMessage("\(1.5) \(Float(0.25))").text == "1.500000 0.250000")
        #expect(OSLogMessage("\([1, 2]) \(UInt8(7))").text == "[1, 2] 7")
    }

    @Test("Numbers have formats and columns")
    func formats() {
        #expect(OSLogMessage("\(255, format: .hex)").text == "ff")
        #expect(
            OSLogMessage("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))")
                .text == "0x00FF")
        #expect(OSLogMessage("\(8, format: .octal)").text == "10")
        #expect(OSLogMessage("\(-5, format: .decimal(minDigits: 3))").text == "-005")
        #expect(OSLogMessage("\(5, format: .decimal(explicitPositiveSign: true))").text == "+5")
        #expect(OSLogMessage("\(2.0 / 3, format: .fixed(precision: 2))").text == "0.67")
        #expect(OSLogMessage("\(1500.0, format: .exponential(precision: 1))").text == "1.5e+03")
        #expect(OSLogMessage("\(0.5, format: .hybrid)").text == "0.5")
        #expect(OSLogMessage("\(7, align: .right(columns: 3))|").text == "  7|")
        #expect(OSLogMessage("\("ab", align: .left(columns: 4))|").text == "ab  |")
    }

    @Test("os_log fills the places of its format")
    func osLog() {
        let log = OSLog(subsystem: "org.app", category: "ui")
        let name = "Ann"
        let found = lines {
            os_log("plain")
            os_log("%d of %{public}@, %.2f, %x, 100%%", log: log, type: .info, 3, name, 1.5, 255)
            os_log(.error, log: log, "%{private}@ %@", name, [1, 2])
            os_log(.fault, "\(name) failed")
            os_log("%d and %d", 1)
            os_log("dropped", log: .disabled)
        }
        #expect(
            found == [
                "notice: plain", "[org.app:ui] info: 3 of Ann, 1.50, ff, 100%",
                "[org.app:ui] error: <private> [1, 2]", "fault: Ann failed",
                "notice: 1 and <missing>",
            ])
    }

    @Test("Signposts are lines with the name of their interval or event")
    func signposts() {
        let signposter = OSSignposter(subsystem: "org.app", category: .pointsOfInterest)
        let id = signposter.makeSignpostID()
        #expect(signposter.makeSignpostID() != id)
        let found = lines {
            let state = signposter.beginInterval("load", id: id, "two \(2)")
            signposter.emitEvent("tick")
            signposter.endInterval("load", state)
            let result = signposter.withIntervalSignpost("draw") { 7 }
            #expect(result == 7)
            os_signpost(.event, log: .default, name: "old", "%d", 4)
        }
        let prefix = "[org.app:PointsOfInterest] signpost: "
        #expect(
            found == [
                "\(prefix)begin load #\(id.rawValue) two 2", "\(prefix)event tick",
                "\(prefix)end load #\(id.rawValue)", "\(prefix)begin draw", "\(prefix)end draw",
                "signpost: event old 4",
            ])
    }

    @Test("A lock is held by one thread at a time")
    func locks() async {
        let total = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { total.withLock { $0 += 1 } } }
            }
        }
        #expect(total.withLock { $0 } == 8000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.withLock { 3 } == 3)
        #expect(total.withLockIfAvailable { $0 + 1 } == 8001)
    }

    @Test("A lock in memory is locked and unlocked by its address")
    func unfairLocks() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        defer { lock.deallocate() }
        lock.initialize(to: os_unfair_lock())
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }
}
