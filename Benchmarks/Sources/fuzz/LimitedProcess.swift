import Foundation

/// This program in a child process, which is killed when a case exceeds a limit.
final class LimitedProcess {
    /// The reason why a process failed.
    struct Outcome {
        let text: String

        /// Whether a rule of layers or of Core Graphics trapped with a message.
        ///
        /// These rules trap where Apple's frameworks throw. Views have no such rules.
        var isRefusal: Bool {
            let modules = ["LegatoGraphics", "LegatoCanvas", "LegatoLayers", "LegatoRenderTree"]
            let isRule = modules.contains { text.contains(": \($0)/") }
            let isSentence = !["Unexpectedly found nil", "Fatal error: Double value"]
                .contains { text.contains($0) }
            return isRule && isSentence && text.contains("Fatal error: ")
        }

        /// Equal for failures of the same kind: the message without its numbers.
        var signature: String {
            String(text.filter { !$0.isNumber && !"+-.e".contains($0) }.prefix(160))
        }
    }

    /// The limits of a case.
    struct Limits {
        /// The processor time in seconds.
        ///
        /// Up to four times as much time may pass, so that a busy machine causes no findings.
        var seconds: Double
        /// The resident memory of the whole process in bytes.
        var bytes: Int
    }

    private let limits: Limits
    private let process = Process()
    private let output = Pipe()
    private let errors: URL
    /// Signalled when the process has exited; `Process.waitUntilExit()` returns up to 50 ms later.
    private let exit = DispatchSemaphore(value: 0)
    /// The peak resident memory in bytes.
    private(set) var peak = 0

    init(_ arguments: [String], limits: Limits) throws {
        self.limits = limits
        errors = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID()).log")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no"]
        ) { $1 }
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        process.terminationHandler = { [exit] _ in exit.signal() }
        try process.run()
        try output.fileHandleForWriting.close()
    }

    deinit { try? FileManager.default.removeItem(at: errors) }

    /// Reads lines until the process exits or exceeds a limit.
    /// - Parameters:
    ///   - end: The time at which the process is killed without a result.
    ///   - receive: Called with each line and the processor seconds since the line before; returns
    ///     whether to continue.
    /// - Returns: The reason for the failure; nil if the process exited with status 0 or was stopped
    ///   in time.
    func watch(until end: Date, _ receive: (String, Double) -> Bool) -> Outcome? {
        var rest: [UInt8] = []
        var latest = Moment(wall: Date(), computed: 0)
        let descriptor = output.fileHandleForReading.fileDescriptor
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&wait, 1, 20)
            peak = max(peak, memory)
            let now = Moment(wall: Date(), computed: computedSeconds ?? latest.computed)
            if peak > limits.bytes {
                return stop("takes more than \(limits.bytes >> 20) MB")
            }
            if ready > 0 {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0 else { break }
                rest += buffer[..<count]
                while let newline = rest.firstIndex(of: 10) {
                    let line = String(decoding: rest[..<newline], as: UTF8.self)
                    guard receive(line, now.seconds(since: latest)) else {
                        _ = stop("")
                        return nil
                    }
                    rest.removeFirst(newline + 1)
                    latest = now
                }
            }
            if now.seconds(since: latest) > limits.seconds
                || now.wall.timeIntervalSince(latest.wall) > 4 * limits.seconds
            {
                return stop("takes more than \(limits.seconds) s")
            }
            if now.wall > end {
                _ = stop("")
                return nil
            }
        }
        exit.wait()
        guard process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 else {
            return nil
        }
        return Outcome(text: "\(ending): \(lastWords)")
    }

    /// How the process ended, with the signal that ended it.
    private var ending: String {
        let status = process.terminationStatus
        guard process.terminationReason == .uncaughtSignal else { return "exit status \(status)" }
        return "signal \(status) (\(strsignal(status).map { String(cString: $0) } ?? "unknown"))"
    }

    private func stop(_ why: String) -> Outcome {
        kill(process.processIdentifier, SIGKILL)
        exit.wait()
        return Outcome(text: why)
    }

    /// The last message that the process printed.
    private var lastWords: String {
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n")
        let reason = lines.last { $0.contains("atal error") || $0.contains("ERROR:") }
        return String(reason ?? lines.last ?? "no word")
    }

    /// A time on the clock and in the process's processor time.
    private struct Moment {
        let wall: Date
        let computed: Double

        /// Returns the processor time of the process; the time of parallel threads counts once.
        func seconds(since other: Moment) -> Double {
            min(wall.timeIntervalSince(other.wall), computed - other.computed)
        }
    }

    /// The processor time of its threads; nil once it has ended.
    private var computedSeconds: Double? {
        let file = "/proc/\(process.processIdentifier)/stat"
        // The fields after the name, which is in parentheses.
        guard let text = try? String(contentsOfFile: file, encoding: .utf8),
            let fields = text.split(separator: ")").last?.split(separator: " "), fields.count > 12,
            let user = Double(fields[11]), let system = Double(fields[12])
        else { return nil }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The peak memory in bytes, including peaks between two checks.
    private var memory: Int {
        let file = "/proc/\(process.processIdentifier)/status"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8),
            let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
        else { return 0 }
        return kilobytes * 1024
    }
}
