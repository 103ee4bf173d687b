import Foundation
import LegatoLayers

/// A layer that shows a style other than a colour where its mask is opaque.
protocol MaskedPaint: AnyObject {
    /// The layer.
    var layer: CALayer { get }
    /// Moves the layer and its mask to a frame, in the current transaction.
    func place(_ frame: CGRect)
    /// Extends the layer to cover the ink of a frame of the given size.
    func include(_ ink: CGRect, in size: CGSize)
    /// Changes to another style of the same kind.
    func set(_ style: ResolvedStyle, in scope: TransactionNode?)
    /// Ends animations.
    func stop()
}
