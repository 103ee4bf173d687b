import LegatoMotion

/// A value that views set and their ancestors read.
///
/// ```swift
/// struct WidestName: PreferenceKey {
///     static var defaultValue: CGFloat { 0 }
///
///     static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///         value = max(value, nextValue())
///     }
/// }
/// ```
public nonisolated protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Value { get }

    /// Combines the value of earlier views with that of the next one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}

/// The combined values of a preference; nil where no view sets one.
struct PreferenceValue<K: PreferenceKey> {
    private(set) var value: K.Value?

    /// Combines the value with that of the next view.
    mutating func add(_ next: K.Value) {
        guard var combined = value else { return value = next }
        K.reduce(value: &combined) { next }
        value = combined
    }

    /// Adds a value of the key, or none if it is one of another key.
    mutating func add<Other: PreferenceKey>(_ next: Other.Value, of key: Other.Type) {
        if let next = next as? K.Value { add(next) }
    }
}

/// A node that depends on a preference of the views inside.
protocol PreferenceReader: ViewNode {
    /// Called after a change of any preference.
    func readPreference()
}

/// The nodes that depend on preferences.
struct PreferenceReaders {
    fileprivate var links: [NodeLink] = []
    /// Whether a preference may have changed since the nodes last read it.
    var areStale = false
}

extension ViewGraph {
    /// Notifies a node of all changes of preferences, until its removal.
    func read(_ node: any PreferenceReader) {
        followers.preferences.links.append(node.ownLink)
        preferencesChanged()
    }

    /// Makes the nodes that depend on preferences read them after the next layout.
    func preferencesChanged() {
        followers.preferences.areStale = true
    }

    /// Makes the nodes that depend on preferences read them, inner ones first.
    func readPreferences() {
        guard followers.preferences.areStale else { return }
        followers.preferences.areStale = false
        followers.preferences.links.removeAll { $0.node == nil }
        let nodes = followers.preferences.links.compactMap { $0.node as? any PreferenceReader }
        for node in nodes.sorted(by: { $0.depth > $1.depth }) { node.readPreference() }
    }
}
