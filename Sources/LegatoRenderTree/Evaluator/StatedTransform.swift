package import LegatoGraphics

/// A transform with components that cannot be decomposed from its entries: rotations beyond half a
/// turn, negative scale factors.
package final class StatedTransform: Sendable {
    /// The transform.
    package let transform: CATransform3D
    /// The components of the transform.
    package let components: TransformComponents

    /// Creates a transform with its components.
    package init(_ transform: CATransform3D, _ components: TransformComponents) {
        (self.transform, self.components) = (transform, components)
    }

    /// Returns the components if `other` is the same transform; nil otherwise.
    package func components(of other: CATransform3D) -> TransformComponents? {
        other == transform ? components : nil
    }
}
