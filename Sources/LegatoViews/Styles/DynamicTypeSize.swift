public import LegatoMotion

/// The text size that the user prefers; `large` is the default.
nonisolated public enum DynamicTypeSize: Sendable, Hashable, Comparable, CaseIterable {
    /// Extra small.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// The default size.
    case large
    /// Extra large.
    case xLarge
    /// Extra extra large.
    case xxLarge
    /// Extra extra extra large.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The fifth accessibility size.
    case accessibility5

    /// Whether it is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The index among all sizes, from the smallest.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

nonisolated extension EnvironmentValues {
    /// The text size that the user prefers; `large` by default.
    public var dynamicTypeSize: DynamicTypeSize {
        get { texts.dynamicTypeSize }
        set { texts.dynamicTypeSize = newValue }
    }
}

nonisolated extension View {
    /// Sets the preferred text size in the view; fonts of a fixed size ignore it.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Clamps the preferred text size to a range in the view.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let minimum = allowed.first, let greatest = allowed.last else { return }
            size = min(max(size, minimum), greatest)
        }
    }
}
