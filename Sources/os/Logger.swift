/// Writes messages to the standard error stream.
///
/// A line contains the logger's subsystem and category, the level and the message. The environment
/// variable `OS_ACTIVITY_MODE=disable` turns output off.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.app", category: "drawing")
/// logger.notice("drew \(count) layers in \(seconds, format: .fixed(precision: 3)) s")
/// ```
public struct Logger: Sendable {
    private let log: OSLog

    var destination: OSLog { log }

    /// Creates a logger without subsystem and category.
    public init() { log = .default }

    /// Creates a logger for a category of a subsystem.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Logs a message at the default level.
    public func log(_ message: OSLogMessage) { log.write("notice", message.text) }

    /// Logs a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) {
        log.write(level.name, message.text)
    }

    /// Logs a message for tracing, with the level `trace`.
    public func trace(_ message: OSLogMessage) { log.write("trace", message.text) }

    /// Logs a message for debugging, with the level `debug`.
    public func debug(_ message: OSLogMessage) { log.write("debug", message.text) }

    /// Logs helpful, but not essential, information, with the level `info`.
    public func info(_ message: OSLogMessage) { log.write("info", message.text) }

    /// Logs a message at the default level.
    public func notice(_ message: OSLogMessage) { log.write("notice", message.text) }

    /// Logs a warning, with the level `warning`.
    public func warning(_ message: OSLogMessage) { log.write("warning", message.text) }

    /// Logs an error, with the level `error`.
    public func error(_ message: OSLogMessage) { log.write("error", message.text) }

    /// Logs a critical error, with the level `critical`.
    public func critical(_ message: OSLogMessage) { log.write("critical", message.text) }

    /// Logs a bug in the program, with the level `fault`.
    public func fault(_ message: OSLogMessage) { log.write("fault", message.text) }
}
