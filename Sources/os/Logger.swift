/// Writes messages to the standard error stream.
///
/// A line has the subsystem and the category of the logger, the level and the message. With
/// `OS_ACTIVITY_MODE=disable` in the environment nothing is written.
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

    /// Logs a message that is of use while a program is traced.
    public func trace(_ message: OSLogMessage) { log.write("trace", message.text) }

    /// Logs a message for development.
    public func debug(_ message: OSLogMessage) { log.write("debug", message.text) }

    /// Logs a message that may help.
    public func info(_ message: OSLogMessage) { log.write("info", message.text) }

    /// Logs a message at the default level.
    public func notice(_ message: OSLogMessage) { log.write("notice", message.text) }

    /// Logs a warning.
    public func warning(_ message: OSLogMessage) { log.write("warning", message.text) }

    /// Logs an error.
    public func error(_ message: OSLogMessage) { log.write("error", message.text) }

    /// Logs an error that the program cannot recover from.
    public func critical(_ message: OSLogMessage) { log.write("critical", message.text) }

    /// Logs an error in the program itself.
    public func fault(_ message: OSLogMessage) { log.write("fault", message.text) }
}
