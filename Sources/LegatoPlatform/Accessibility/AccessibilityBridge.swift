import Foundation
import LegatoGraphics
import LegatoLayers

/// Shows the program's windows to assistive technologies, by AT-SPI.
///
/// While none is in use, nothing is done. While one is, the main thread answers its questions
/// between the frames, and after changes it reads the elements at most ten times a second to report
/// the events that were asked for.
final class AccessibilityBridge {
    /// The shortest time between two comparisons of the elements, in seconds.
    private static let period = 0.1
    /// How long questions are answered before other work is done, in seconds.
    private static let turn = 0.004

    private var connection: BusConnection?
    private var watcher: DescriptorWatcher?
    private var server: AccessibleServer?
    /// When the elements were last compared.
    private var comparedAt = 0.0

    /// Whether an assistive technology is in use.
    var isOpen: Bool { server != nil }

    /// Shows windows on a bus of assistive technologies; on none for nil.
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
        for (program, event) in bus.wishes { server.wishes.add(event, by: program) }
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

    /// Answers the pending queries and reports changes.
    /// - Returns: The seconds after which it is to be called at the latest; nil for none.
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
        // The next turn commits what an action has changed.
        if server.takeActed() { WakeEvent.shared.push() }
        // The rest is due after the frame.
        if now >= start + Self.turn { WakeEvent.shared.push() } else { watcher?.resume() }
        guard !server.wishes.isEmpty else { return connection.isSending ? 0.01 : nil }
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
            server.wishes.add(event, by: program)
        } else {
            server.wishes.remove(event, by: program)
        }
    }
}
