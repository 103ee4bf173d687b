import Synchronization

/// An identifier that distinguishes overlapping intervals of the same name.
public struct OSSignpostID: Hashable, Sendable {
    /// The identifier's number.
    public let rawValue: UInt64

    /// Creates an identifier from a number.
    public init(_ value: UInt64) { rawValue = value }

    /// Creates an identifier that is unique in the program.
    public init(log: OSLog) { self.init(Self.last.add(1, ordering: .relaxed).newValue) }

    /// Creates the identifier of an object.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object))))
    }

    /// The identifier for intervals that do not overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No identifier.
    public static let invalid = OSSignpostID(.max)
    /// No identifier.
    public static let null = OSSignpostID(0)

    private static let last = Atomic<UInt64>(0)
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID

    init(_ id: OSSignpostID) { self.id = id }
}

/// Writes signposts for intervals and events.
///
/// Linux has no counterpart of Instruments. If the environment variable `LEGATO_SIGNPOSTS` is 1,
/// signposts are written to standard error, one per line.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter without subsystem and category.
    public init() { log = .default }

    /// Creates a signposter for a category of a subsystem.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a signposter for a category of a subsystem.
    public init(subsystem: String, category: OSLog.Category) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a signposter that writes to a log.
    public init(logHandle: OSLog) { log = logHandle }

    /// Creates a signposter for the subsystem and the category of a logger.
    public init(logger: Logger) { log = logger.destination }

    /// A signposter that writes nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns an identifier that is unique in the program.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Returns the identifier of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(log: log, object: object)
    }

    /// Begins an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
    ) -> OSSignpostIntervalState {
        log.signpost("begin", name, id, message.text)
        return OSSignpostIntervalState(id)
    }

    /// Ends an interval.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
    ) {
        log.signpost("end", name, state.id, message.text)
    }

    /// Marks an event.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
    ) {
        log.signpost("event", name, id, message.text)
    }

    /// Runs a closure in an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "",
        around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt8

    /// Creates a kind from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An event.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Marks an event, or the beginning or the end of an interval; see `OSSignposter`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    os_signpost(type, log: log, name: name, signpostID: signpostID, "")
}

/// Marks an event, or the beginning or the end of an interval, with a message in `os_log`'s format.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ args: Any...
) {
    let kind = type == .begin ? "begin" : type == .end ? "end" : "event"
    log.signpost(kind, name, signpostID, LogFormat.text(format.description, args))
}

extension OSLog {
    func signpost(_ kind: String, _ name: StaticString, _ id: OSSignpostID, _ message: String) {
        guard signpostsEnabled || LogOutput.receiver != nil else { return }
        let number = id == .exclusive ? "" : " #\(id.rawValue)"
        write("signpost", "\(kind) \(name)\(number)\(message.isEmpty ? "" : " \(message)")")
    }
}
