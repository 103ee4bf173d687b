/// The shape of the pointer on a display.
package nonisolated enum PointerShape: Hashable, Sendable, CaseIterable {
    /// The system's arrow.
    case arrow
    /// No pointer is visible.
    case hidden
    /// A vertical bar, above text.
    case text
    /// A hand with a finger, above links.
    case link
    /// A cross-hair, for choosing an area or a position.
    case cross
    /// Four arrows, above items that can be dragged in any direction.
    case move
    /// Two arrows, to the left and to the right.
    case resizeHorizontally
    /// Two arrows, up and down.
    case resizeVertically
    /// Two arrows along the diagonal that falls to the right.
    case resizeFallingDiagonal
    /// Two arrows along the diagonal that rises to the right.
    case resizeRisingDiagonal
}

/// A layer that sets the shape of the pointer above it.
package protocol PointerShaping: AnyObject {
    /// The shape; nil means that of the layer's ancestors.
    var pointerShape: PointerShape? { get }
}

/// The shape of the pointer on a display: that of the innermost layer under the pointer that has
/// one.
package final class PointerShapes {
    private struct WeakLayer {
        weak var layer: (any PointerShaping)?
    }

    /// The shape; the arrow while the pointer is elsewhere.
    package private(set) var current = PointerShape.arrow
    /// Called with each new shape.
    package var onChange: ((PointerShape) -> Void)?
    /// The layers with shapes under the pointer, innermost first.
    private var layers: [WeakLayer] = []

    /// Records the layers under the pointer.
    func move(to layers: [any PointerShaping]) {
        self.layers = layers.map { WeakLayer(layer: $0) }
        update()
    }

    /// Shows the shape of the layers under the pointer after one of them has changed.
    package func update() {
        let shape = layers.lazy.compactMap { $0.layer?.pointerShape }.first ?? .arrow
        guard shape != current else { return }
        current = shape
        onChange?(shape)
    }
}
