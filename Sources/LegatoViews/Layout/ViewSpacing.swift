public import Foundation

/// The preferred distances of a view to its neighbours.
///
/// The distance between two views without preferences is 8 points.
public nonisolated struct ViewSpacing: Sendable, Equatable {
    /// The preferences by edge; NaN for none, because optional numbers are twice as large.
    private var preferences: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)

    /// The distance between two views without preferences, in points.
    static let standardDistance: CGFloat = 8

    /// Creates spacing without preferences.
    public init() { preferences = (.nan, .nan, .nan, .nan) }

    /// A preference of zero at all edges, as for views that draw nothing.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        for edge in Edge.allCases { spacing[edge] = 0 }
        return spacing
    }()

    /// The preferred distance at an edge; nil for none.
    subscript(edge: Edge) -> CGFloat? {
        get {
            let distance =
                switch edge {
                case .top: preferences.top
                case .leading: preferences.leading
                case .bottom: preferences.bottom
                case .trailing: preferences.trailing
                }
            return distance.isNaN ? nil : distance
        }
        set {
            let distance = newValue ?? .nan
            switch edge {
            case .top: preferences.top = distance
            case .leading: preferences.leading = distance
            case .bottom: preferences.bottom = distance
            case .trailing: preferences.trailing = distance
            }
        }
    }

    /// Merges the preferences of another view at some edges, keeping the greater values.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            self[edge] = Self.greater(self[edge], other[edge])
        }
    }

    /// Returns the preferences merged with those of another view at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var spacing = self
        spacing.formUnion(other, edges: edges)
        return spacing
    }

    /// Returns the distance to the next view along an axis, in points; never negative.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let ends = Edge.ends(of: axis)
        return Self.greater(self[ends.last], next[ends.first]) ?? Self.standardDistance
    }

    private static func greater(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
        guard let first, let second else { return first ?? second }
        return max(first, second)
    }

    /// Whether both have the same preferences.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        Edge.allCases.allSatisfy { lhs[$0] == rhs[$0] }
    }
}
