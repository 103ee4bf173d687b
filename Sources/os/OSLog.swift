/// The level of a logged message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public let rawValue: UInt8

    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The default level.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of helpful, but not essential, messages.
    public static let info = OSLogType(rawValue: 1)
    /// The level of messages for debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of errors.
    public static let error = OSLogType(rawValue: 16)
    /// The level of bugs in the program.
    public static let fault = OSLogType(rawValue: 17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

/// A log with the subsystem and the category of its messages.
public final class OSLog: Sendable {
    /// A category with a predefined meaning.
    public struct Category: Sendable {
        let name: String

        /// Signposts that mark points of interest.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Signposts for dynamic tracing; written like all others.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// Signposts with a stack trace; written like all others, without the trace.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// The log without subsystem and category.
    public static let `default` = OSLog(prefix: "", isOn: true)
    /// The log that drops all messages.
    public static let disabled = OSLog(prefix: "", isOn: false)

    private let prefix: String
    private let isOn: Bool

    private init(prefix: String, isOn: Bool) { (self.prefix, self.isOn) = (prefix, isOn) }

    /// Creates a log for a category of a subsystem, which prefix each line.
    public convenience init(subsystem: String, category: String) {
        self.init(prefix: "[\(subsystem):\(category)] ", isOn: true)
    }

    /// Creates a log for a category of a subsystem, which prefix each line.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Returns whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { isOn && LogOutput.isOn }

    /// Whether signposts are written: if the environment variable `LEGATO_SIGNPOSTS` is 1.
    public var signpostsEnabled: Bool { isOn && LogOutput.hasSignposts }

    func write(_ level: String, _ message: String) {
        if isOn { LogOutput.write("\(prefix)\(level): \(message)") }
    }
}

/// Logs a message with values for the specifiers of its format, as in `printf`.
///
/// `%@` shows a value of any type, and `%{private}@` shows `<private>`.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ args: Any...
) {
    log.write(type.name, LogFormat.text(message.description, args))
}

/// Logs a message with values for the specifiers of its format, as in `printf`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ args: Any...
) {
    log.write(type.name, LogFormat.text(message.description, args))
}

/// Logs a message with interpolated values.
@_disfavoredOverload
public func os_log(
    _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default
) {
    log.write(type.name, message.text)
}

/// Logs a message with interpolated values.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(type.name, message.text)
}
