import CDBus
import Foundation

/// A received or outgoing message.
nonisolated final class BusMessage {
    let message: OpaquePointer

    /// Takes ownership of a libdbus message.
    init(_ message: OpaquePointer) { self.message = message }

    /// Creates a method call; nil if a name is not valid in D-Bus.
    static func call(_ method: String, of interface: String, on object: BusObject) -> BusMessage? {
        let call = dbus_message_new_method_call(object.service, object.path, interface, method)
        guard let call else { return nil }
        dbus_message_set_auto_start(call, object.startsService ? 1 : 0)
        return BusMessage(call)
    }

    /// Creates a signal of an object of this program; nil if a name is not valid in D-Bus.
    static func signal(_ name: String, of interface: String, at path: String) -> BusMessage? {
        dbus_message_new_signal(path, interface, name).map { BusMessage($0) }
    }

    /// Creates the reply to this call.
    func answer(_ arguments: (inout BusWriter) -> Void = { _ in }) -> BusMessage? {
        guard let reply = dbus_message_new_method_return(message) else { return nil }
        let answer = BusMessage(reply)
        answer.write(arguments)
        return answer
    }

    /// Creates an error reply to this call.
    func refusal(_ error: String, _ reason: String) -> BusMessage? {
        dbus_message_new_error(message, "org.freedesktop.DBus.Error." + error, reason)
            .map { BusMessage($0) }
    }

    /// Adds arguments.
    func write(_ arguments: (inout BusWriter) -> Void) {
        var writer = BusWriter(message)
        arguments(&writer)
    }

    deinit { dbus_message_unref(message) }

    /// Whether it is a signal of this name.
    func isSignal(_ name: String, of interface: String) -> Bool {
        dbus_message_is_signal(message, interface, name) != 0
    }

    /// Whether it calls a method.
    var isCall: Bool { dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL }
    /// Whether it is an error reply.
    var isRefusal: Bool { dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_ERROR }
    /// Whether the caller expects no reply.
    var wantsNoAnswer: Bool { dbus_message_get_no_reply(message) != 0 }
    /// The path of the object; empty if it has none.
    var path: String { dbus_message_get_path(message).map { String(cString: $0) } ?? "" }
    /// The interface of the method or the signal; empty if it has none.
    var interface: String { dbus_message_get_interface(message).map { String(cString: $0) } ?? "" }
    /// The name of the method or the signal; empty if it has none.
    var member: String { dbus_message_get_member(message).map { String(cString: $0) } ?? "" }
    /// The type signature of the arguments.
    var signature: String { dbus_message_get_signature(message).map { String(cString: $0) } ?? "" }

    /// A reader at the first argument.
    var arguments: BusReader {
        var place = DBusMessageIter()
        dbus_message_iter_init(message, &place)
        return BusReader(place)
    }
}

/// A position in a received message.
nonisolated struct BusReader {
    private var place: DBusMessageIter

    fileprivate init(_ place: DBusMessageIter) { self.place = place }

    private var kind: BusKind? {
        mutating get {
            Unicode.Scalar(UInt32(dbus_message_iter_get_arg_type(&place)))
                .flatMap { BusKind(rawValue: $0) }
        }
    }

    /// Readers at the parts of the current value; empty if it has none.
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

    /// Reads a string or path and advances; nil if the current value is neither.
    mutating func text() -> String? {
        guard kind == .text || kind == .path else { return nil }
        var text: UnsafePointer<CChar>?
        dbus_message_iter_get_basic(&place, &text)
        dbus_message_iter_next(&place)
        return text.map { String(cString: $0) }
    }

    /// Reads a number and advances; nil if the current value is not a number.
    mutating func number() -> Double? {
        let found = numbers().first
        dbus_message_iter_next(&place)
        return found
    }

    /// Reads a number, rounded to an integer, and advances; nil if the current value is not a
    /// number.
    mutating func whole() -> Int? { number().flatMap { Int(exactly: $0.rounded()) } }

    /// Readers at the values of the current array, structure or variant; empty for other values.
    mutating func values() -> [BusReader] { parts }

    /// Readers at the keys of the current dictionary; empty for other values.
    mutating func entries() -> [BusReader] {
        guard kind == .array else { return [] }
        return parts.compactMap { entry in
            var entry = entry
            return entry.parts.first
        }
    }

    /// The numbers in the current value, however nested; other values are skipped.
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

    /// The strings in the current value, however nested; other values are skipped.
    mutating func texts() -> [String] {
        if kind == .text || kind == .path { return own { $0.text() }.map { [$0] } ?? [] }
        return parts.flatMap { $0.own { $0.texts() } }
    }

    /// Reads without advancing.
    private func own<T>(_ read: (inout BusReader) -> T) -> T {
        var copy = self
        return read(&copy)
    }
}
