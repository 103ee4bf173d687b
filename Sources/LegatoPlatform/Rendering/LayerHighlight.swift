package import Foundation
import LegatoDrawing
package import LegatoGraphics

/// A rectangle that is marked over the frames of a window, without a layer.
package nonisolated struct LayerHighlight: Sendable, Equatable {
    /// The rectangle.
    package var bounds: CGRect
    /// The transform from the rectangle's space to points of the window.
    package var transform: CGAffineTransform

    /// Creates a highlight.
    package init(bounds: CGRect, transform: CGAffineTransform) {
        (self.bounds, self.transform) = (bounds, transform)
    }

    /// Draws the rectangle, filled lightly, with a line around it.
    func draw(into list: inout DisplayList, scale: Double) {
        let t = transform
        let corner = list.bounds
        let projection = Projection(
            a: Float(t.a * scale), b: Float(t.b * scale), c: Float(t.c * scale),
            d: Float(t.d * scale), tx: Float(t.tx * scale) + Float(corner.minX),
            ty: Float(t.ty * scale) + Float(corner.minY)
        )
        let rect = LocalRect(
            x: Float(bounds.minX), y: Float(bounds.minY), width: Float(bounds.width),
            height: Float(bounds.height)
        )
        let size = abs(t.a * t.d - t.b * t.c).squareRoot()
        guard size > 1e-6, size.isFinite, rect.width > 0, rect.height > 0 else { return }
        list.items.append(
            .shape(
                ShapeItem(
                    shape: RoundedShape(projection: projection, rect: rect),
                    fill: DrawColor(0.2, 0.5, 1, 1) * 0.25,
                    borderWidth: Float(1.5 / size), border: DrawColor(0.2, 0.5, 1, 1),
                    scissor: corner
                )
            )
        )
    }
}
