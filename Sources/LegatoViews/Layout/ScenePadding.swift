import Foundation
import LegatoGraphics

/// The padding of views at the edges of a window.
nonisolated public struct ScenePadding: Hashable, Sendable {
    /// The length in points.
    fileprivate let length: CGFloat

    /// 16 points: the minimum padding.
    public static let minimum = ScenePadding(length: 16)
}

nonisolated extension View {
    /// Adds the usual padding of views at the edges of a window, 16 points, like the margins of
    /// lists.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        scenePadding(.minimum, edges: edges)
    }

    /// Adds a padding of views at the edges of a window.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}
