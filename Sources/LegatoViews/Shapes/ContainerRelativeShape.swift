public import Foundation
import LegatoGraphics
import LegatoMotion

/// The shape of the container around it, set by `containerShape(_:)`, inset by its distance to the
/// container.
///
/// The distance is the smallest one between an edge of the shape and the same edge of the container,
/// so that corners are concentric with those of the container. Outside of a container, and when
/// `path(in:)` is called outside of a view, it is a rectangle.
///
/// ```swift
/// Label("Inbox", systemImage: "tray")
///     .padding(8)
///     .background(.blue, in: ContainerRelativeShape())
///     .padding(12)
///     .containerShape(RoundedRectangle(cornerRadius: 24))
/// ```
nonisolated public struct ContainerRelativeShape: InsettableShape, Hashable {
    /// Creates the shape.
    public init() {}

    /// Returns the outline of the container, inset to the rectangle.
    public func path(in rect: CGRect) -> Path {
        ContainerOutline.current?.path(in: rect) ?? Path(rect)
    }

    /// Returns the shape inset by a distance in points, which adds to that from the container.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        NarrowedShape(self, amount)
    }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container, inset by the distance to it.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// The shape of a container, as seen from a view inside.
nonisolated struct ContainerOutline: Sendable {
    let shape: any InsettableShape
    /// The container in the coordinate space of the view.
    let bounds: CGRect
    /// Whether an outline has used it.
    let isUsed = Locked(false)

    /// The container of the outlines that are being computed; nil outside of a container.
    @TaskLocal static var current: ContainerOutline?

    /// The rectangle and the radii of the container; nil if it is another shape.
    var corners: RoundedCorners? {
        isUsed.withLock { $0 = true }
        return (shape as? any RoundedContainer)?.corners(in: bounds)
    }

    /// Returns the shape, inset to a rectangle.
    func path(in rect: CGRect) -> Path {
        isUsed.withLock { $0 = true }
        func inset<S: InsettableShape>(_ shape: S) -> Path {
            let distance = min(
                rect.minX - bounds.minX, rect.minY - bounds.minY,
                bounds.maxX - rect.maxX, bounds.maxY - rect.maxY
            )
            return shape.inset(by: distance)
                .path(in: rect.insetBy(dx: -distance, dy: -distance))
        }
        // A container's own shape relates to the container around it at most.
        return Self.$current.withValue(nil) { inset(shape) }
    }
}
