import LegatoLayers

/// How long programs wait for each other while they pass clipboard data, and how much they read.
package nonisolated struct ClipboardLimits: Sendable {
    /// How long another program may take for an answer or a part, in seconds.
    package var answer = 2.0
    /// How long another program may take to provide all data, in seconds.
    package var reading = 30.0
    /// How long this program may take to load data that another one requests, in seconds.
    package var loading = 30.0
    /// How long another program may take to receive a part, in seconds.
    package var writing = 10.0
    /// The most bytes that are read.
    package var mostBytes = 1 << 28

    /// Creates the limits of the system's clipboard.
    package init() {}

    /// Checks a reading.
    /// - Parameters:
    ///   - count: The number of bytes read so far.
    ///   - now: The time, in seconds.
    ///   - deadline: When the next part must have arrived.
    ///   - end: When all data must have arrived.
    /// - Returns: The reason to end it; nil to continue.
    func error(
        ofReading count: Int, now: Double, deadline: Double, end: Double
    ) -> ClipboardError? {
        if count > mostBytes { return ClipboardError("it has more than \(mostBytes >> 20) MiB") }
        if now >= end {
            return ClipboardError(
                "it was not complete after \(Int(reading)) s, with \(count) bytes"
            )
        }
        if now >= deadline {
            return ClipboardError("its owner has not answered for \(Int(answer)) s")
        }
        return nil
    }

    /// Returns the message that another program has stopped receiving.
    static func stopped(after sent: Int, of count: Int) -> String {
        "A program that pastes from the clipboard stopped after \(sent) of \(count) bytes."
    }
}
