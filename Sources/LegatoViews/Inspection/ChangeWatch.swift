import LegatoGraphics
import LegatoMotion

/// Why bodies are evaluated, for `_printChanges()`; recorded from its first call on.
enum ChangeWatch {
    /// The changes of a node since its body was last evaluated.
    private struct Notes {
        /// Keeps the link, whose identity no other node then has.
        let link: NodeLink
        var names: [String] = []
    }

    private static var notes: [ObjectIdentifier: Notes] = [:]
    /// Whether changes are recorded.
    private(set) static var isOn = false

    /// Notes that a change will evaluate the body of a node.
    static func note(_ name: String, at node: ViewNode) {
        let key = ObjectIdentifier(node.ownLink)
        guard notes[key]?.names.contains(name) == false else { return }
        notes[key]?.names.append(name)
    }

    /// Notes that the value in a storage has changed.
    static func note(_ storage: AnyObject, at node: ViewNode) {
        note(node.propertyName(of: storage) ?? "@dependencies", at: node)
    }

    /// Returns why the body that is being evaluated is; nil outside of bodies.
    static func takeChanges(of type: Any.Type) -> String? {
        isOn = true
        guard let node = ViewGraph.evaluatingNode else { return nil }
        let key = ObjectIdentifier(node.ownLink)
        guard let found = notes[key] else {
            notes[key] = Notes(link: node.ownLink)
            return "\(type): @self, @identity changed."
        }
        notes[key]?.names = []
        let names = found.names.joined(separator: ", ")
        return names.isEmpty ? "\(type): unchanged." : "\(type): \(names) changed."
    }
}

extension View {
    /// Prints why the body that is being evaluated is; call it in `body` while you look for a cause.
    ///
    /// ```swift
    /// var body: some View {
    ///     let _ = Self._printChanges()
    ///     Text("Total")
    /// }
    /// ```
    ///
    /// The line has the type of the view and what has changed: `@self` for a new value from the view
    /// around it, `@identity` when it appears, the names of properties of the view whose state or
    /// environment value is another one, and `@dependencies` for observed objects.
    /// Outside of a body nothing is printed.
    public static func _printChanges() {
        if let changes = ChangeWatch.takeChanges(of: Self.self) { print(changes) }
    }

    /// The changes that `_printChanges()` prints; nil outside of a body.
    package static func takeChanges() -> String? { ChangeWatch.takeChanges(of: Self.self) }
}
