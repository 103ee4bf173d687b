import CCanvas
import Foundation
import LegatoGraphics

extension CGContext {
    /// The length of the longer axis vector of the current transform, in pixels.
    var pixelsPerPoint: CGFloat { max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d)) }

    /// Fills a path in pixel coordinates with cairo's source.
    func fillPixels(_ path: PathGeometry) {
        let (before, current) = (pixelPath, ctm)
        defer { pixelPath = before }
        pixelPath = path
        libcairo.set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        placePath()
        draw("a filled path") { libcairo.fill($0) }
        _ = apply(current)
    }

    /// Cairo's current path.
    var cairoPath: PathGeometry {
        var path = PathGeometry()
        guard let copy = libcairo.copy_path(cairo) else { return path }
        defer { libcairo.path_destroy(copy) }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else {
            return path
        }
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            func point(_ number: Int) -> CGPoint {
                CGPoint(x: data[index + number].point.x, y: data[index + number].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
            case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO:
                path.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: path.closeSubpath()
            }
            index += max(Int(header.length), 1)
        }
        return path
    }
}
