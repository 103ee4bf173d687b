public import LegatoGraphics

/// A transform with components that its entries alone do not tell: turns beyond half a turn,
/// mirrored scales.
public final class StatedTransform: Sendable {
    /// The transform.
    public let transform: CATransform3D
    /// What it is made of.
    public let components: TransformComponents

    /// Creates a transform made of given components.
    public init(_ transform: CATransform3D, _ components: TransformComponents) {
        (self.transform, self.components) = (transform, components)
    }

    /// Returns the components, if they are those of `other`.
    package func components(of other: CATransform3D) -> TransformComponents? {
        other == transform ? components : nil
    }
}
