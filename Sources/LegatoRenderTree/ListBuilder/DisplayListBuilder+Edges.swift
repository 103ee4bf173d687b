import Foundation
import LegatoDrawing
import LegatoGraphics

extension DisplayListBuilder {
    /// The edges of the innermost clip that is not cut at whole pixels; nil if there is none.
    var flushEdges: FlushEdges? { open.last?.edges }

    /// Continues the plain shapes since index `start` beyond the edges of the clip.
    mutating func continueShapes(from start: Int) {
        guard start < list.shapes.count, let edges = flushEdges else { return }
        for index in start..<list.shapes.count {
            let shape = list.shapes[index]
            let map = Projection(
                a: shape.a, b: shape.b, c: shape.c, d: shape.d, tx: shape.tx, ty: shape.ty
            )
            guard shape.radius == 0, let rect = edges.continued(shape.rect, by: map) else {
                continue
            }
            list.shapes[index].rect = rect
        }
    }
}

extension LayerDrawing {
    /// Returns a rectangle of the layer, continued beyond the clip around it where it has the same
    /// edges; nil if it has none of them.
    func continued(_ rect: CGRect, in builder: DisplayListBuilder) -> CGRect? {
        guard radii == .zero, let edges = builder.flushEdges,
            let whole = edges.continued(LocalRect(rect), by: plane.projection)
        else { return nil }
        return CGRect(
            x: CGFloat(whole.x), y: CGFloat(whole.y), width: CGFloat(whole.width),
            height: CGFloat(whole.height)
        )
    }
}
