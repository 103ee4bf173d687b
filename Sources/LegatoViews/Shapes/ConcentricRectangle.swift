public import Foundation
import LegatoGraphics
public import LegatoMotion

/// A rectangle whose corners can be concentric with those of the container set by
/// `containerShape(_:)`.
///
/// The radius of a concentric corner is that of the container's corner less the distance between
/// them, the larger one of both axes, so that corners far from the container's are square. A
/// container that is no rectangle with rounded corners, such as an ellipse, is inset to the view as
/// by `ContainerRelativeShape`. Outside of a container, and when `path(in:)` is called outside of a
/// view, concentric corners have their minimum.
///
/// ```swift
/// Color.green
///     .clipShape(ConcentricRectangle(corners: .concentric(minimum: 12)))
///     .padding(8)
///     .containerShape(RoundedRectangle(cornerRadius: 32))
/// ```
nonisolated public struct ConcentricRectangle: Shape, Hashable {
    /// The styles of the corners: top leading, top trailing, bottom leading and bottom trailing.
    private var corners: [Edge.Corner.Style]
    /// The edges whose corners have equal radii.
    private let uniform: Edge.Set

    init(_ corners: [Edge.Corner.Style], uniform: Edge.Set) {
        (self.corners, self.uniform) = (corners, uniform)
    }

    /// Creates a rectangle whose corners are concentric with those of the container, each with a
    /// radius of its own.
    public init() { self.init(corners: .concentric) }

    /// Creates a rectangle with one style for all corners.
    ///
    /// - Parameters:
    ///   - corners: The style.
    ///   - isUniform: Whether all corners have the largest of their radii; false by default.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(Array(repeating: corners, count: 4), uniform: isUniform ? .all : [])
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner],
            uniform: []
        )
    }

    /// The fixed and the smallest radii ((top leading, bottom leading), (bottom trailing, top
    /// trailing)), unscaled.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get {
            AnimatablePair(
                AnimatablePair(corners[0].radius, corners[2].radius),
                AnimatablePair(corners[3].radius, corners[1].radius)
            )
        }
        set {
            (corners[0].radius, corners[2].radius) = (newValue.first.first, newValue.first.second)
            (corners[3].radius, corners[1].radius) = (newValue.second.first, newValue.second.second)
        }
    }

    /// Returns the rectangle as a path; its corners are continuous.
    public func path(in rect: CGRect) -> Path {
        guard corners.contains(where: \.isConcentric), let container = ContainerOutline.current
        else { return path(in: rect, corners.map(\.radius)) }
        guard let outer = container.corners else { return container.path(in: rect) }
        let (left, right) = (rect.minX - outer.rect.minX, outer.rect.maxX - rect.maxX)
        let (top, bottom) = (rect.minY - outer.rect.minY, outer.rect.maxY - rect.maxY)
        let distances = [max(left, top), max(right, top), max(left, bottom), max(right, bottom)]
        return path(
            in: rect,
            corners.indices.map { index in
                guard corners[index].isConcentric else { return corners[index].radius }
                let radius = outer.radii[index]
                return max(radius > 0 ? radius - distances[index] : 0, corners[index].radius)
            }
        )
    }

    /// Returns the path with radii, of which those at uniform edges become equal.
    private func path(in rect: CGRect, _ radii: [CGFloat]) -> Path {
        var radii = radii
        let sides: [(edge: Edge.Set, corners: [Int])] =
            uniform == .all
            ? [(.all, [0, 1, 2, 3])]
            : [(.top, [0, 1]), (.bottom, [2, 3]), (.leading, [0, 2]), (.trailing, [1, 3])]
        for side in sides where uniform.contains(side.edge) {
            let largest = side.corners.map { radii[$0] }.max() ?? 0
            for corner in side.corners { radii[corner] = largest }
        }
        return Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3],
                topTrailing: radii[1]
            )
        )
    }
}
