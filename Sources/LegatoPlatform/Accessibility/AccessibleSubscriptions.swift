/// The events that assistive technologies have registered for.
struct AccessibleSubscriptions {
    private var subscriptions: [String: Set<String>] = [:]

    /// Whether no client has registered for an event.
    var isEmpty: Bool { subscriptions.isEmpty }

    /// Adds a client that listens for an event, such as `object:state-changed:focused`.
    mutating func add(_ event: String, by program: String) {
        subscriptions[program, default: []].insert(Self.plain(event))
    }

    /// Removes a client's registration for an event.
    mutating func remove(_ event: String, by program: String) {
        subscriptions[program]?.remove(Self.plain(event))
        if subscriptions[program]?.isEmpty ?? false { subscriptions[program] = nil }
    }

    /// Whether a client listens for an event, or for all events of its kind.
    func includes(_ event: String) -> Bool {
        let event = Self.plain(event)
        return subscriptions.values.contains { subscriptions in
            subscriptions.contains { $0.isEmpty || event == $0 || event.hasPrefix($0 + ":") }
        }
    }

    /// The event in lower case without dashes, because clients use two spellings.
    private static func plain(_ event: String) -> String {
        var name = event.lowercased().filter { $0 != "-" }
        while name.hasSuffix(":") || name.hasSuffix("*") { name.removeLast() }
        return name
    }
}
