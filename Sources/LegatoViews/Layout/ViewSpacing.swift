public import Foundation

/// The distances that a view prefers to the views around it.
///
/// A view without a preference is 8 points away from others of its kind.
public nonisolated struct ViewSpacing: Sendable, Equatable {
    /// The preferences by edge; nil where there is none.
    private var preferences:
        (top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?)

    /// The distance between two views of which none has a preference, in points.
    static let standardDistance: CGFloat = 8

    /// Creates spacing without preferences.
    public init() { preferences = (nil, nil, nil, nil) }

    /// A preference of zero at all edges, as views have that show nothing.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases { spacing[edge] = 0 }
        return spacing
    }()

    /// The preferred distance at an edge; nil if any is as good.
    subscript(edge: Edge) -> CGFloat? {
        get {
            switch edge {
            case .top: preferences.top
            case .leading: preferences.leading
            case .bottom: preferences.bottom
            case .trailing: preferences.trailing
            }
        }
        set {
            switch edge {
            case .top: preferences.top = newValue
            case .leading: preferences.leading = newValue
            case .bottom: preferences.bottom = newValue
            case .trailing: preferences.trailing = newValue
            }
        }
    }

    /// Takes over another view's preferences at some edges where they are greater.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            self[edge] = Self.greater(self[edge], other[edge])
        }
    }

    /// Returns the greater of both preferences at some edges and its own at the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var spacing = self
        spacing.formUnion(other, edges: edges)
        return spacing
    }

    /// The distance to the view that follows along an axis, in points; never below zero.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let ends = Edge.ends(of: axis)
        return Self.greater(self[ends.last], next[ends.first]) ?? Self.standardDistance
    }

    private static func greater(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
        guard let first, let second else { return first ?? second }
        return max(first, second)
    }

    /// Whether both have the same preferences.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.preferences == rhs.preferences }
}
