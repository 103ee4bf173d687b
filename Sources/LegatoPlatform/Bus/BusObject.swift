/// An object of a service on a bus.
nonisolated struct BusObject: Hashable, Sendable {
    /// The name of the service on the bus.
    let service: String
    let path: String
    /// Whether a call starts the service if it is not running.
    var startsService = true

    /// The desktop's portal.
    static let portal = BusObject(
        service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop"
    )
}
