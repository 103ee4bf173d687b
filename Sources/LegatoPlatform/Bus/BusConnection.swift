import CDBus
import Foundation

/// A private connection to a D-Bus bus, used by one thread at a time.
///
/// It can be handed over to another thread: libdbus locks its connections.
nonisolated struct BusConnection: @unchecked Sendable {
    /// The longest wait for an answer, in milliseconds.
    private static let patience: Int32 = 5000

    private let connection: OpaquePointer

    /// The address of the session bus; nil if there is none.
    ///
    /// libdbus itself would start one if there is none.
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

    /// The name of the program on the bus.
    var name: String { dbus_bus_get_unique_name(connection).map { String(cString: $0) } ?? "" }

    /// The socket of the connection, which is readable when there are messages; nil if it has none.
    var socket: Int32? {
        var socket: Int32 = -1
        return dbus_connection_get_unix_fd(connection, &socket) == 0 ? nil : socket
    }

    /// Receives the signals of an interface from now on; `rule` narrows the match rule.
    func listen(to interface: String, where rule: String = "") {
        let rule = rule.isEmpty ? "" : "," + rule
        dbus_bus_add_match(connection, "type='signal',interface='\(interface)'\(rule)", nil)
    }

    /// Calls a method and waits for its answer.
    /// - Throws: `BusError` with the reason reported by the bus.
    func call(
        _ method: String, of interface: String, on object: BusObject = .portal,
        with arguments: (inout BusWriter) -> Void = { _ in }
    ) throws(BusError) -> BusMessage {
        let call = BusMessage.call(method, of: interface, on: object)
        guard let call else { throw BusError(reason: "\(method) is not a valid method name") }
        call.write(arguments)
        var error = DBusError()
        dbus_error_init(&error)
        defer { dbus_error_free(&error) }
        let answer = dbus_connection_send_with_reply_and_block(
            connection, call.message, Self.patience, &error
        )
        guard let answer else {
            throw BusError(reason: error.message.map { String(cString: $0) } ?? "no answer")
        }
        return BusMessage(answer)
    }

    /// Waits for and returns the next message; nil once the connection has ended.
    func next() -> BusMessage? {
        repeat {
            if let message = dbus_connection_pop_message(connection) { return BusMessage(message) }
        } while dbus_connection_read_write(connection, -1) != 0
        return dbus_connection_pop_message(connection).map { BusMessage($0) }
    }

    /// Returns the next message without waiting; nil if there is none.
    func nextReceived() -> BusMessage? {
        if let message = dbus_connection_pop_message(connection) { return BusMessage(message) }
        dbus_connection_read_write(connection, 0)
        return dbus_connection_pop_message(connection).map { BusMessage($0) }
    }

    /// Whether the connection is open; false once the other side has ended it.
    var isOpen: Bool { dbus_connection_get_is_connected(connection) != 0 }

    /// Sends a message without waiting for an answer.
    func send(_ message: BusMessage) { dbus_connection_send(connection, message.message, nil) }

    /// Whether messages are still queued for sending.
    var isSending: Bool { dbus_connection_has_messages_to_send(connection) != 0 }
}

/// The error of a failed call.
nonisolated struct BusError: Error {
    let reason: String
}
