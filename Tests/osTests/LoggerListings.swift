import Testing

@testable import os

/// Listings on logging.
///
/// The listings of the documentation comments on logging and locks.
struct LoggerListings {
    @Test("The logger of the listing writes its category and its values")
    func logger() {
        let (count, seconds) = (3, 0.5)
        let line = OSAllocatedUnfairLock(initialState: "")
        LogOutput.$receiver.withValue(.init { text in line.withLock { $0 = text } }) {
            let logger = Logger(subsystem: "org.example.app", category: "drawing")
            logger.notice("drew \(count) layers in \(seconds, format: .fixed(precision: 3)) s")
        }
        #expect(
            line.withLock { $0 } == "[org.example.app:drawing] notice: drew 3 layers in 0.500 s")
    }

    @Test("The lock of the listing counts")
    func lock() {
        let total = OSAllocatedUnfairLock(initialState: 0)
        total.withLock { $0 += 1 }
        #expect(total.withLock { $0 } == 1)
    }
}
