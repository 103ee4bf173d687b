import Foundation

/// A wait for another thread that ends after a time.
nonisolated final class TimedWait: Sendable {
    private let input, output: Int32

    /// Creates a wait; without free descriptors, it ends immediately.
    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (input, output) = (ends[0], ends[1])
    }

    deinit {
        close(input)
        close(output)
    }

    /// Ends the wait.
    func end() {
        var byte: UInt8 = 1
        _ = write(output, &byte, 1)
    }

    /// Returns after `end()`, or after a number of seconds.
    func wait(seconds: Double) {
        var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        if input >= 0 { _ = poll(&request, 1, Int32(seconds * 1000)) }
    }
}
