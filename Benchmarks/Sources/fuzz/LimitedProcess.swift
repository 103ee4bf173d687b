import Foundation

/// This program again, in a process of its own, ended when a case takes too long or too much.
final class LimitedProcess {
    /// How a process ended that should not have.
    struct Outcome {
        let text: String

        /// The same for what goes wrong alike: the text without its numbers.
        var signature: String {
            String(text.filter { !$0.isNumber && !"+-.e".contains($0) }.prefix(160))
        }
    }

    /// The bytes and seconds that a case may take.
    static let memoryLimit = 1 << 30
    static let timeLimit = 5.0

    private let process = Process()
    private let output = Pipe()
    private let errors: URL
    /// The most memory that it had, in bytes.
    private(set) var peak = 0

    init(_ arguments: [String]) throws {
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
        try process.run()
        try output.fileHandleForWriting.close()
    }

    deinit { try? FileManager.default.removeItem(at: errors) }

    /// Hears every line, with the seconds since the one before, until the process ends or has to be
    /// ended; nil if it ended well or the time was over.
    func watch(until end: Date, _ hear: (String, Double) -> Void) -> Outcome? {
        var rest: [UInt8] = []
        var latest = Date()
        let descriptor = output.fileHandleForReading.fileDescriptor
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&wait, 1, 20)
            peak = max(peak, memory)
            if peak > Self.memoryLimit { return stop("takes more than 1 GB") }
            if ready > 0 {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0 else { break }
                let now = Date()
                rest += buffer[..<count]
                while let newline = rest.firstIndex(of: 10) {
                    hear(
                        String(decoding: rest[..<newline], as: UTF8.self),
                        now.timeIntervalSince(latest)
                    )
                    rest.removeFirst(newline + 1)
                    latest = now
                }
            }
            if Date().timeIntervalSince(latest) > Self.timeLimit {
                return stop("takes more than 5 s")
            }
            if Date() > end {
                _ = stop("")
                return nil
            }
        }
        process.waitUntilExit()
        guard process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 else {
            return nil
        }
        return Outcome(text: "status \(process.terminationStatus): \(lastWords)")
    }

    private func stop(_ why: String) -> Outcome {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return Outcome(text: why)
    }

    /// What it said last that is a reason.
    private var lastWords: String {
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n")
        let reason = lines.last { $0.contains("atal error") || $0.contains("ERROR:") }
        return String(reason ?? lines.last ?? "no word")
    }

    /// The bytes of memory that it has now.
    private var memory: Int {
        let file = "/proc/\(process.processIdentifier)/statm"
        guard let text = try? String(contentsOfFile: file, encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(getpagesize())
    }
}
