import CDBus
import Foundation

/// A connection of its own to the session bus, for one thread.
nonisolated struct BusConnection {
    /// The longest wait for an answer, in milliseconds.
    private static let patience: Int32 = 5000

    private let connection: OpaquePointer

    /// The address of the session bus; nil if there is none.
    ///
    /// The library itself would start one where there is none.
    static func address(
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
            return address
        }
        guard let folder = environment["XDG_RUNTIME_DIR"],
            FileManager.default.fileExists(atPath: folder + "/bus")
        else { return nil }
        return "unix:path=\(folder)/bus"
    }

    /// Connects to the bus; nil if it does not answer.
    init?(to address: String) {
        dbus_threads_init_default()
        guard let connection = dbus_connection_open_private(address, nil) else { return nil }
        dbus_connection_set_exit_on_disconnect(connection, 0)
        self.connection = connection
        if dbus_bus_register(connection, nil) == 0 {
            close()
            return nil
        }
    }

    /// Ends the connection, which must not be used again.
    func close() {
        dbus_connection_close(connection)
        dbus_connection_unref(connection)
    }

    /// Receives the signals of an interface from now on.
    func listen(to interface: String) {
        dbus_bus_add_match(connection, "type='signal',interface='\(interface)'", nil)
    }

    /// Calls a method of the desktop's portal and waits for its answer.
    /// - Throws: `BusError` with the bus's reason.
    func call(
        _ method: String, of interface: String, with arguments: (inout BusWriter) -> Void
    ) throws(BusError) -> BusMessage {
        let call = dbus_message_new_method_call(
            "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", interface, method
        )
        guard let call else { throw BusError(reason: "\(method) is not the name of a method") }
        defer { dbus_message_unref(call) }
        var writer = BusWriter(call)
        arguments(&writer)
        var error = DBusError()
        dbus_error_init(&error)
        defer { dbus_error_free(&error) }
        let answer = dbus_connection_send_with_reply_and_block(
            connection, call, Self.patience, &error
        )
        guard let answer else {
            throw BusError(reason: error.message.map { String(cString: $0) } ?? "no answer")
        }
        return BusMessage(answer)
    }

    /// The next message, for which it waits; nil once the connection has ended.
    func next() -> BusMessage? {
        repeat {
            if let message = dbus_connection_pop_message(connection) { return BusMessage(message) }
        } while dbus_connection_read_write(connection, -1) != 0
        return dbus_connection_pop_message(connection).map { BusMessage($0) }
    }
}

/// A call that the bus did not carry out.
nonisolated struct BusError: Error {
    let reason: String
}

/// A received message.
nonisolated final class BusMessage {
    private let message: OpaquePointer

    fileprivate init(_ message: OpaquePointer) { self.message = message }

    deinit { dbus_message_unref(message) }

    /// Whether it is a signal of this name.
    func isSignal(_ name: String, of interface: String) -> Bool {
        dbus_message_is_signal(message, interface, name) != 0
    }

    /// The place of the first argument.
    var arguments: BusReader {
        var place = DBusMessageIter()
        dbus_message_iter_init(message, &place)
        return BusReader(place)
    }
}

/// The kinds of values in messages, by the letters of the protocol.
private nonisolated enum BusKind: Unicode.Scalar {
    case array = "a"
    case entry = "e"
    case text = "s"
    case variant = "v"
    case structure = "r"
    case truth = "b"
    case integer = "i"
    case unsigned = "u"
    case number = "d"
    case byte = "y"

    var code: Int32 { Int32(rawValue.value) }
}

/// A place in a received message.
nonisolated struct BusReader {
    private var place: DBusMessageIter

    fileprivate init(_ place: DBusMessageIter) { self.place = place }

    private var kind: BusKind? {
        mutating get {
            Unicode.Scalar(UInt32(dbus_message_iter_get_arg_type(&place)))
                .flatMap { BusKind(rawValue: $0) }
        }
    }

    /// The parts of the value here, each at its own place; empty if it has none.
    private var parts: [BusReader] {
        mutating get {
            guard [.array, .entry, .variant, .structure].contains(kind) else { return [] }
            var (inner, found) = (BusReader(DBusMessageIter()), [BusReader]())
            dbus_message_iter_recurse(&place, &inner.place)
            while inner.kind != nil {
                found.append(inner)
                dbus_message_iter_next(&inner.place)
            }
            return found
        }
    }

    /// Reads a text and moves behind it; nil if there is none.
    mutating func text() -> String? {
        guard kind == .text else { return nil }
        var text: UnsafePointer<CChar>?
        dbus_message_iter_get_basic(&place, &text)
        dbus_message_iter_next(&place)
        return text.map { String(cString: $0) }
    }

    /// Reads a number and moves behind it; nil if there is none.
    mutating func number() -> Double? {
        let found = numbers().first
        dbus_message_iter_next(&place)
        return found
    }

    /// The entries of the dictionary here, each at its key; empty if there is none.
    mutating func entries() -> [BusReader] {
        guard kind == .array else { return [] }
        return parts.compactMap { entry in
            var entry = entry
            return entry.parts.first
        }
    }

    /// The numbers of the value here, whatever it is wrapped in; empty if it has others.
    mutating func numbers() -> [Double] {
        switch kind {
        case .truth, .unsigned:
            var value: UInt32 = 0
            dbus_message_iter_get_basic(&place, &value)
            return [Double(value)]
        case .integer:
            var value: Int32 = 0
            dbus_message_iter_get_basic(&place, &value)
            return [Double(value)]
        case .number:
            var value = 0.0
            dbus_message_iter_get_basic(&place, &value)
            return [value]
        default: return parts.flatMap { $0.own { $0.numbers() } }
        }
    }

    /// The texts of the value here, whatever it is wrapped in; empty if it has others.
    mutating func texts() -> [String] {
        if kind == .text { return own { $0.text() }.map { [$0] } ?? [] }
        return parts.flatMap { $0.own { $0.texts() } }
    }

    /// Reads without moving.
    private func own<T>(_ read: (inout BusReader) -> T) -> T {
        var copy = self
        return read(&copy)
    }
}

/// The end of a message that is being written.
nonisolated struct BusWriter {
    private var place = DBusMessageIter()

    fileprivate init(_ message: OpaquePointer) {
        dbus_message_iter_init_append(message, &place)
    }

    private init() {}

    /// Adds a text.
    mutating func add(_ text: String) {
        text.withCString { characters in
            withUnsafePointer(to: characters) {
                _ = dbus_message_iter_append_basic(&place, BusKind.text.code, $0)
            }
        }
    }

    /// Adds a whole number.
    mutating func add(_ number: UInt32) {
        var number = number
        dbus_message_iter_append_basic(&place, BusKind.unsigned.code, &number)
    }

    /// Adds a text as bytes that end with 0.
    mutating func addBytes(_ text: String) {
        addArray(of: "y") { bytes in
            for var byte in text.utf8 + [0] {
                dbus_message_iter_append_basic(&bytes.place, BusKind.byte.code, &byte)
            }
        }
    }

    private mutating func add(
        _ kind: BusKind, of signature: String?, _ content: (inout BusWriter) -> Void
    ) {
        var inner = BusWriter()
        dbus_message_iter_open_container(&place, kind.code, signature, &inner.place)
        content(&inner)
        dbus_message_iter_close_container(&place, &inner.place)
    }

    /// Adds an array of values with a signature.
    mutating func addArray(of signature: String, _ content: (inout BusWriter) -> Void) {
        add(.array, of: signature, content)
    }

    /// Adds a structure.
    mutating func addStructure(_ content: (inout BusWriter) -> Void) {
        add(.structure, of: nil, content)
    }

    /// Adds an entry of a dictionary whose value has a signature.
    mutating func addEntry(
        _ name: String, of signature: String, _ value: (inout BusWriter) -> Void
    ) {
        add(.entry, of: nil) {
            $0.add(name)
            $0.add(.variant, of: signature, value)
        }
    }

    /// Adds an entry of a dictionary whose value is a truth value.
    mutating func addEntry(_ name: String, _ isTrue: Bool) {
        addEntry(name, of: "b") {
            var value: UInt32 = isTrue ? 1 : 0
            dbus_message_iter_append_basic(&$0.place, BusKind.truth.code, &value)
        }
    }
}
