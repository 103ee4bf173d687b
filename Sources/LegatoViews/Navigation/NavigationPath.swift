/// Values of any hashable types, each of which stands for a page of a navigation stack.
public nonisolated struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    /// Creates a path without values: the root shows.
    public init() { elements = [] }

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many pages lie over the root.
    public var count: Int { elements.count }
    /// Whether the root shows.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value: its page comes.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Removes the last values, one by default: their pages go.
    /// - Precondition: there are as many.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
