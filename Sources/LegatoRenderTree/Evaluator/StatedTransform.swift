package import LegatoGraphics

/// A transform with components that its entries alone do not tell: turns beyond half a turn,
/// mirrored scales.
package final class StatedTransform: Sendable {
    /// The transform.
    package let transform: CATransform3D
    /// What it is made of.
    package let components: TransformComponents

    /// Creates a transform made of given components.
    package init(_ transform: CATransform3D, _ components: TransformComponents) {
        (self.transform, self.components) = (transform, components)
    }

    /// Returns the components, if they are those of `other`.
    package func components(of other: CATransform3D) -> TransformComponents? {
        other == transform ? components : nil
    }
}
