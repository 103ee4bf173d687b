/// The events of drops, presses and drags that a Wayland compositor has sent.
///
/// They are received while the program reads or sets the clipboard, too, and are therefore handled later, by
/// the loop: a view must not receive a drop in the middle of its button's action.
enum WaylandEvents {
    private static var pending: [() -> Void] = []

    /// Whether there are events that have still to be handled.
    static var arePending: Bool { !pending.isEmpty }

    /// Adds an event.
    static func add(_ event: @escaping () -> Void) { pending.append(event) }

    /// Handles the events.
    static func handle() { while !pending.isEmpty { pending.removeFirst()() } }
}
