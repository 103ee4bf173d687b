/// Why bodies are evaluated, for `_printChanges()`; recorded from its first call on.
enum ChangeWatch {
    /// The changes of a view since its body was last evaluated.
    private struct Notes {
        /// Retains the link of the view's node, so that no other object gets its identity.
        let link: AnyObject
        var names: [String] = []
    }

    private static var notes: [ObjectIdentifier: Notes] = [:]
    /// Whether changes are recorded.
    private(set) static var isOn = false

    /// Notes that a change will evaluate the body of the view whose node has a link.
    static func note(_ name: String, at link: AnyObject) {
        let key = ObjectIdentifier(link)
        guard notes[key]?.names.contains(name) == false else { return }
        notes[key]?.names.append(name)
    }

    /// Returns why the body of a view is evaluated; nil without a link, outside of bodies.
    static func takeChanges(of type: Any.Type, at link: AnyObject?) -> String? {
        isOn = true
        guard let link else { return nil }
        let key = ObjectIdentifier(link)
        guard let found = notes[key] else {
            notes[key] = Notes(link: link)
            return "\(type): @self, @identity changed."
        }
        notes[key]?.names = []
        let names = found.names.joined(separator: ", ")
        return names.isEmpty ? "\(type): unchanged." : "\(type): \(names) changed."
    }
}
