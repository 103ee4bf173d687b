import Foundation
import LegatoGraphics
import LegatoLayers

/// The layer of a shape; hit testing succeeds where it is filled or stroked.
final class OutlineLayer: CAShapeLayer, ReachableLayer {
    /// How the shape is drawn.
    var paint = ShapePaint.fill(FillStyle())

    override func contains(_ point: CGPoint) -> Bool {
        guard let path = path.map({ Path($0) }) else { return false }
        switch (model() as OutlineLayer).paint {
        case .fill(let style): return path.contains(point, eoFill: style.isEOFilled)
        case .stroke(let style): return path.strokedPath(style).contains(point)
        }
    }
}

/// A layer whose hit testing uses its mask.
final class MaskedLayer: CALayer, ReachableLayer {
    override func contains(_ point: CGPoint) -> Bool {
        // The coordinate space of the mask is that of the layer.
        model().mask?.contains(point) ?? super.contains(point)
    }
}

/// A gradient layer whose hit testing uses its mask.
final class MaskedGradientLayer: CAGradientLayer, ReachableLayer {
    override func contains(_ point: CGPoint) -> Bool {
        model().mask?.contains(point) ?? super.contains(point)
    }
}
