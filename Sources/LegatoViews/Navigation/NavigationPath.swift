/// A type-erased list of hashable values, each of which represents a page of a navigation stack.
public nonisolated struct NavigationPath: Equatable {
    var elements: [AnyHashable]

    /// Creates an empty path, which shows the root.
    public init() { elements = [] }

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of pages above the root.
    public var count: Int { elements.count }
    /// Whether the path has no values, so that the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Appends a value, which pushes its page.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Removes the last values, one by default, which pops their pages.
    ///
    /// - Precondition: The path has at least `k` values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
