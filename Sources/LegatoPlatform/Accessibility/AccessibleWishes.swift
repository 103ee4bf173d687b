/// The events that assistive technologies have asked for.
struct AccessibleWishes {
    private var wishes: [String: Set<String>] = [:]

    /// Whether nobody has asked for any.
    var isEmpty: Bool { wishes.isEmpty }

    /// Adds a program that listens for an event, such as `object:state-changed:focused`.
    mutating func add(_ event: String, by program: String) {
        wishes[program, default: []].insert(Self.plain(event))
    }

    /// Removes a program that no longer listens for an event.
    mutating func remove(_ event: String, by program: String) {
        wishes[program]?.remove(Self.plain(event))
        if wishes[program]?.isEmpty ?? false { wishes[program] = nil }
    }

    /// Whether a program has asked for an event, or for all of its kind.
    func contain(_ event: String) -> Bool {
        let event = Self.plain(event)
        return wishes.values.contains { wishes in
            wishes.contains { $0.isEmpty || event == $0 || event.hasPrefix($0 + ":") }
        }
    }

    /// An event in small letters without dashes, since programs spell it in two ways.
    private static func plain(_ event: String) -> String {
        var name = event.lowercased().filter { $0 != "-" }
        while name.hasSuffix(":") || name.hasSuffix("*") { name.removeLast() }
        return name
    }
}
