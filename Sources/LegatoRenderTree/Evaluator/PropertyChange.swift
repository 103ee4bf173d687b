package import LegatoGraphics

/// A change of one property of a layer.
package struct PropertyChange {
    /// The property.
    package let property: LayerProperty
    /// The layer's values before the change.
    package var old: LayerState
    /// The layer's values after the change.
    package let new: LayerState
    /// The components of a transform before and after, if known; otherwise they are read from the
    /// transforms.
    package let stated: (old: TransformComponents, new: TransformComponents)?

    /// Creates a change; by default, the components of a transform are read from it.
    package init(
        property: LayerProperty, old: LayerState, new: LayerState,
        stated: (old: TransformComponents, new: TransformComponents)? = nil
    ) {
        (self.property, self.old, self.new, self.stated) = (property, old, new, stated)
    }
}
