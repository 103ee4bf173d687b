import CCanvas
import Foundation
import LegatoGraphics

/// A surface positioned in a context's pixel space, and cairo's context that draws into it.
final class CairoTarget {
    let surface: CairoSurface
    let cairo: OpaquePointer
    /// The rectangle of the surface, in pixels of the context.
    let box: CGRect

    /// Places a surface with its corner at whole pixels; each of its pixels is `step` pixels of the
    /// context wide.
    init(_ surface: CairoSurface, at corner: CGPoint, step: CGFloat = 1) {
        self.surface = surface
        box = CGRect(
            x: corner.x, y: corner.y, width: CGFloat(surface.width) * step,
            height: CGFloat(surface.height) * step
        )
        libcairo.surface_set_device_scale(surface.pointer, 1 / step, 1 / step)
        libcairo.surface_set_device_offset(surface.pointer, -corner.x / step, -corner.y / step)
        guard let cairo = libcairo.create(surface.pointer) else {
            refuse("Not enough memory to draw \(surface.width) x \(surface.height) pixels")
        }
        self.cairo = cairo
        // The maximum deviation of curves from their polygons, in pixels: too small to affect 8-bit
        // coverage.
        libcairo.set_tolerance(cairo, 0.02)
    }

    /// Creates a transparent surface that covers a box; nil for an empty box and for one that is too
    /// large.
    convenience init?(covering box: CGRect, step: CGFloat = 1, coverage: Bool = false) {
        guard box.isFinite else { return nil }
        let box = box.integral
        let (width, height) = (
            (box.width / step).rounded(.up), (box.height / step).rounded(.up)
        )
        let side = CGFloat(BitmapLimits.side)
        guard width >= 1, height >= 1, width <= side, height <= side,
            width * height <= CGFloat(BitmapLimits.pixels)
        else { return nil }
        // Bounded: by the sides of bitmaps.
        let surface = CairoSurface(width: Int(width), height: Int(height), coverage: coverage)
        self.init(surface, at: box.origin, step: step)
    }

    deinit { libcairo.destroy(cairo) }

    /// Returns a copy of a part; nil for an empty part.
    func copy(of box: CGRect) -> CairoTarget? {
        guard let copy = CairoTarget(covering: box) else { return nil }
        libcairo.save(copy.cairo)
        libcairo.set_operator(copy.cairo, CAIRO_OPERATOR_SOURCE)
        libcairo.set_source_surface(copy.cairo, surface.pointer, 0, 0)
        libcairo.pattern_set_filter(libcairo.get_source(copy.cairo), CAIRO_FILTER_NEAREST)
        libcairo.paint(copy.cairo)
        libcairo.restore(copy.cairo)
        return copy
    }

    /// Copies the transform, source, fill rule and line style of another cairo context, but neither
    /// its clip nor its blend mode.
    ///
    /// `sourceTransform` is the transform with which the source was set, if it is not the current
    /// one.
    func take(from other: OpaquePointer, _ sourceTransform: CGAffineTransform?) {
        var matrix = cairo_matrix_t()
        libcairo.get_matrix(other, &matrix)
        var sourceMatrix = sourceTransform.map { cairo_matrix_t($0) } ?? matrix
        libcairo.set_matrix(cairo, &sourceMatrix)
        libcairo.set_source(cairo, libcairo.get_source(other))
        libcairo.set_matrix(cairo, &matrix)
        libcairo.set_antialias(cairo, libcairo.get_antialias(other))
        libcairo.set_fill_rule(cairo, libcairo.get_fill_rule(other))
        libcairo.set_line_width(cairo, libcairo.get_line_width(other))
        libcairo.set_line_cap(cairo, libcairo.get_line_cap(other))
        libcairo.set_line_join(cairo, libcairo.get_line_join(other))
        libcairo.set_miter_limit(cairo, libcairo.get_miter_limit(other))
        // Bounded: by the dashes that were set.
        var dashes = [Double](repeating: 0, count: Int(libcairo.get_dash_count(other)))
        var phase = 0.0
        libcairo.get_dash(other, &dashes, &phase)
        libcairo.set_dash(cairo, dashes, Int32(clamping: dashes.count), phase)
    }

    /// Copies the current path of another cairo context with the same transform.
    func takePath(from other: OpaquePointer) {
        guard let path = libcairo.copy_path(other) else { return }
        libcairo.append_path(cairo, path)
        libcairo.path_destroy(path)
    }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) {
        self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    }
}
