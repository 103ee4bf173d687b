import CDBus
import Foundation

/// Appends arguments to a message.
nonisolated struct BusWriter {
    private var place = DBusMessageIter()

    /// Creates a writer at the end of a libdbus message.
    init(_ message: OpaquePointer) {
        dbus_message_iter_init_append(message, &place)
    }

    private init() {}

    /// Adds a string, truncated at the first NUL.
    mutating func add(_ text: String) { add(text, .text) }

    /// Adds the path of an object.
    mutating func addPath(_ path: String) { add(path, .path) }

    private mutating func add(_ text: String, _ kind: BusKind) {
        text.withCString { characters in
            withUnsafePointer(to: characters) {
                _ = dbus_message_iter_append_basic(&place, kind.code, $0)
            }
        }
    }

    /// Adds an unsigned 32-bit integer.
    mutating func add(_ number: UInt32) {
        var number = number
        dbus_message_iter_append_basic(&place, BusKind.unsigned.code, &number)
    }

    /// Adds a signed 32-bit integer.
    mutating func add(_ number: Int32) {
        var number = number
        dbus_message_iter_append_basic(&place, BusKind.integer.code, &number)
    }

    /// Adds a signed 16-bit integer.
    mutating func add(_ number: Int16) {
        var number = number
        dbus_message_iter_append_basic(&place, BusKind.short.code, &number)
    }

    /// Adds a double.
    mutating func add(_ number: Double) {
        var number = number
        dbus_message_iter_append_basic(&place, BusKind.number.code, &number)
    }

    /// Adds a Boolean.
    mutating func add(_ isTrue: Bool) {
        var value: UInt32 = isTrue ? 1 : 0
        dbus_message_iter_append_basic(&place, BusKind.truth.code, &value)
    }

    /// Adds a string as a NUL-terminated byte array.
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

    /// Adds a variant, whose signature is part of the message.
    mutating func addVariant(of signature: String, _ value: (inout BusWriter) -> Void) {
        add(.variant, of: signature, value)
    }

    /// Adds an entry to a dictionary from strings to strings.
    mutating func addEntry(_ name: String, _ text: String) {
        add(.entry, of: nil) {
            $0.add(name)
            $0.add(text)
        }
    }

    /// Adds a structure.
    mutating func addStructure(_ content: (inout BusWriter) -> Void) {
        add(.structure, of: nil, content)
    }

    /// Adds a dictionary entry whose value is a variant with a signature.
    mutating func addEntry(
        _ name: String, of signature: String, _ value: (inout BusWriter) -> Void
    ) {
        add(.entry, of: nil) {
            $0.add(name)
            $0.addVariant(of: signature, value)
        }
    }

    /// Adds a dictionary entry whose value is a Boolean variant.
    mutating func addEntry(_ name: String, _ isTrue: Bool) {
        addEntry(name, of: "b") { $0.add(isTrue) }
    }
}
