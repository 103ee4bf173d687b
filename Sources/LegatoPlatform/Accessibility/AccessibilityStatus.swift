import Foundation

/// The program's connection to the accessibility bus.
nonisolated struct AccessibilityBus: Sendable {
    let connection: BusConnection
    /// The desktop's service and path.
    let desktop: BusObject
    /// The events that clients have registered for so far, with the clients' names on the bus.
    let subscriptions: [(program: String, event: String)]

    static let registry = BusObject(
        service: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry"
    )

    /// Connects the program to the bus at an address; nil if the bus does not answer.
    init?(at address: String) {
        guard let connection = BusConnection(to: address) else { return nil }
        // Listening first misses no registration made in between.
        connection.listen(to: Self.registry.service)
        let root = BusObject(service: Self.registry.service, path: AccessibleTree.root + "root")
        let answer = try? connection.call("Embed", of: "org.a11y.atspi.Socket", on: root) {
            $0.addStructure {
                $0.add(connection.name)
                $0.addPath(AccessibleTree.root + "root")
            }
        }
        guard var reference = answer?.arguments else {
            connection.close()
            return nil
        }
        let parts = reference.texts()
        desktop =
            parts.count == 2 ? BusObject(service: parts[0], path: parts[1]) : root
        let known = try? connection.call(
            "GetRegisteredEvents", of: Self.registry.service, on: Self.registry
        )
        var list = known?.arguments
        subscriptions = (list?.values() ?? []).compactMap { pair in
            var pair = pair
            let texts = pair.texts()
            return texts.count == 2 ? (texts[0], texts[1]) : nil
        }
        self.connection = connection
    }
}

/// Follows whether assistive technologies are in use.
///
/// A service on the session bus reports this and the address of the accessibility bus. The query
/// does not start the service: if it is not running, no assistive technology is in use.
nonisolated struct AccessibilityStatus {
    private static let service = "org.a11y.Bus"
    private static let properties = "org.freedesktop.DBus.Properties"
    private static let object = BusObject(
        service: service, path: "/org/a11y/bus", startsService: false
    )

    private let connection: BusConnection

    /// Starts a thread that reports a connection to the accessibility bus when an assistive
    /// technology starts, and nil when none is in use any more; does nothing without a session bus.
    static func follow(_ report: @escaping @Sendable (AccessibilityBus?) -> Void) {
        guard let address = BusConnection.address() else { return }
        // The thread ends with the session or the program.
        _ = NativeThread(name: "legato-access") {
            guard let connection = BusConnection(to: address) else { return }
            defer { connection.close() }
            AccessibilityStatus(connection: connection).run(report)
        }
    }

    private func run(_ report: (AccessibilityBus?) -> Void) {
        connection.listen(
            to: "org.freedesktop.DBus",
            where: "member='NameOwnerChanged',arg0='\(Self.service)'"
        )
        connection.listen(to: Self.properties, where: "path='\(Self.object.path)'")
        var wasInUse = false
        repeat {
            let isInUse = isInUse
            if isInUse != wasInUse { report(isInUse ? bus : nil) }
            wasInUse = isInUse
        } while connection.next() != nil
    }

    /// Whether a screen reader or another assistive technology is on.
    private var isInUse: Bool {
        ["ScreenReaderEnabled", "IsEnabled"].contains { name in
            let answer = try? connection.call("Get", of: Self.properties, on: Self.object) {
                $0.add("org.a11y.Status")
                $0.add(name)
            }
            guard let answer else { return false }
            var value = answer.arguments
            return value.numbers().first == 1
        }
    }

    /// The accessibility bus; nil if it does not answer.
    private var bus: AccessibilityBus? {
        let answer = try? connection.call("GetAddress", of: Self.service, on: Self.object)
        var arguments = answer?.arguments
        return arguments?.text().flatMap { AccessibilityBus(at: $0) }
    }
}
