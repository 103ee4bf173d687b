import Glibc

/// The output of logged lines: the standard error stream.
enum LogOutput {
    /// A receiver of the lines instead, for tests.
    final class Receiver: Sendable {
        let receive: @Sendable (String) -> Void

        init(_ receive: @escaping @Sendable (String) -> Void) { self.receive = receive }
    }

    /// The receiver of the current task; nil for the standard error stream.
    ///
    /// It is a class: an optimized build of a test that runs outside the main actor has no metadata
    /// for the type of the bare closure, and crashes.
    @TaskLocal static var receiver: Receiver?

    /// Whether lines are written; `OS_ACTIVITY_MODE=disable` in the environment turns them off.
    static let isOn = value(of: "OS_ACTIVITY_MODE") != "disable"

    /// Whether signposts are written; `LEGATO_SIGNPOSTS=1` in the environment turns them on.
    static let hasSignposts = value(of: "LEGATO_SIGNPOSTS") == "1"

    /// Writes a line.
    static func write(_ line: String) {
        if let receiver { return receiver.receive(line) }
        guard isOn else { return }
        var bytes = Array("\(line)\n".utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func value(of variable: String) -> String? {
        getenv(variable).map { String(cString: $0) }
    }
}

/// Formats a number like C's `printf`.
func formatted(_ format: String, _ value: any CVarArg) -> String {
    withVaList([value]) { list in
        // Wide and precise enough for any number in a message; longer text is cut.
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
            guard let start = buffer.baseAddress, vsnprintf(start, buffer.count, format, list) >= 0
            else { return "" }
            return String(cString: start)
        }
    }
}
