import Foundation
import LegatoGraphics
import LegatoLayers

/// Exposes the program's windows to assistive technologies through AT-SPI.
///
/// It is idle while no assistive technology is in use. Otherwise the main thread answers requests
/// between frames, and after changes it compares the elements at most ten times a second to send
/// the events that clients listen for.
final class AccessibilityBridge {
    /// The shortest time between two comparisons of the elements, in seconds.
    private static let period = 0.1
    /// The longest time, in seconds, for which requests are answered before other work runs.
    private static let turn = 0.004

    private var connection: BusConnection?
    private var watcher: DescriptorWatcher?
    private var server: AccessibleServer?
    /// When the elements were last compared.
    private var comparedAt = 0.0

    /// Whether an assistive technology is in use.
    var isOpen: Bool { server != nil }

    /// Exposes windows on an accessibility bus; on none for nil.
    func show(_ windows: @escaping () -> [AccessibleWindow], on bus: AccessibilityBus?) {
        close()
        if let bus { open(bus, windows) }
    }

    private func open(
        _ bus: AccessibilityBus, _ windows: @escaping () -> [AccessibleWindow]
    ) {
        guard let socket = bus.connection.socket else { return bus.connection.close() }
        let connection = bus.connection
        let server = AccessibleServer(
            name: connection.name, desktop: (bus.desktop.service, bus.desktop.path),
            windows: windows,
            send: { connection.send($0) }
        )
        for (program, event) in bus.subscriptions { server.subscriptions.add(event, by: program) }
        (self.connection, self.server) = (connection, server)
        watcher = DescriptorWatcher(socket, name: "legato.access") { WakeEvent.shared.push() }
        AccessibilityAnnouncements.onPost = { [weak server] in server?.announce($0) }
        WakeEvent.shared.push()
    }

    private func close() {
        watcher?.stop()
        connection?.close()
        (watcher, connection, server) = (nil, nil, nil)
        AccessibilityAnnouncements.onPost = nil
    }

    /// Answers the pending requests and reports changes.
    /// - Returns: The seconds until the next call is due; nil if none is.
    func work() -> Double? {
        guard let connection, let server else { return nil }
        let start = MonotonicClock.now
        var now = start
        while now < start + Self.turn, let message = connection.nextReceived() {
            receive(message, server, at: now)
            now = MonotonicClock.now
        }
        guard connection.isOpen else {
            close()
            return nil
        }
        // The next turn of the loop commits the changes made by an action.
        if server.takeActed() { WakeEvent.shared.push() }
        // The remaining requests are answered after the frame.
        if now >= start + Self.turn { WakeEvent.shared.push() } else { watcher?.resume() }
        guard !server.subscriptions.isEmpty else { return connection.isSending ? 0.01 : nil }
        let wait = comparedAt + Self.period - now
        if wait > 0 { return wait }
        comparedAt = now
        server.invalidate()
        server.refresh(at: now)
        return connection.isSending ? 0.01 : nil
    }

    private func receive(_ message: BusMessage, _ server: AccessibleServer, at time: Double) {
        if message.isCall {
            guard let answer = server.answer(message, at: time), !message.wantsNoAnswer else {
                return
            }
            connection?.send(answer)
            return
        }
        let registry = AccessibilityBus.registry.service
        var arguments = message.arguments
        let isWish = message.isSignal("EventListenerRegistered", of: registry)
        guard isWish || message.isSignal("EventListenerDeregistered", of: registry),
            let program = arguments.text(), let event = arguments.text()
        else { return }
        if isWish {
            server.subscriptions.add(event, by: program)
        } else {
            server.subscriptions.remove(event, by: program)
        }
    }
}
