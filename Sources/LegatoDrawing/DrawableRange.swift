/// The range of numbers that renderers accept.
///
/// The projection, rectangles, radii and widths of an item are limited to -1e9...1e9, so that
/// products of three of them are finite in single precision. The ends of a gradient may be any
/// finite numbers. Items are checked once, when they are added to a display list; items outside the
/// range are not drawn.
package enum DrawableRange {
    /// The largest magnitude.
    package static let limit: Float = 1e9

    /// Returns whether four numbers are in the range; NaN is not.
    @inline(__always)
    package static func holds(_ numbers: SIMD4<Float>) -> Bool {
        // Comparisons with NaN are false.
        all(numbers .<= limit) && all(numbers .>= -limit)
    }
}

extension DisplayItem {
    /// Whether renderers accept every number of the item; the shapes of a run are checked
    /// individually.
    package var isDrawable: Bool {
        switch self {
        case .shape(let item):
            item.shape.isDrawable && DrawableRange.holds(item.fill)
                && DrawableRange.holds(item.border)
                && abs(item.borderWidth) <= DrawableRange.limit
        case .image(let item):
            item.shape.isDrawable && item.frame.isDrawable && item.source.isDrawable
                && DrawableRange.holds(item.tint)
        case .shadow(let item):
            item.shape.isDrawable && DrawableRange.holds(item.color)
                && abs(item.sigma) <= DrawableRange.limit
        case .gradient(let item):
            item.shape.isDrawable && item.frame.isDrawable && DrawableRange.holds(item.tint)
                && (item.start + item.end) * 0 == .zero
        case .beginGroup(let group):
            group.clip?.isDrawable != false && group.opacity.isFinite
                && group.shadow?.isDrawable != false
        case .shapes, .endGroup: true
        }
    }
}

extension PlainShape {
    /// Whether renderers accept every number of the shape.
    package var isDrawable: Bool {
        DrawableRange.holds(SIMD4(a, b, c, d)) && DrawableRange.holds(SIMD4(tx, ty, radius, 0))
            && rect.isDrawable && DrawableRange.holds(fill)
    }
}

extension GroupShadow {
    /// Whether renderers accept every number of the shadow.
    package var isDrawable: Bool {
        DrawableRange.holds(SIMD4(lowHalf: offset, highHalf: SIMD2(sigma, 0)))
            && DrawableRange.holds(color)
    }
}

extension LocalRect {
    fileprivate var isDrawable: Bool { DrawableRange.holds(SIMD4(x, y, width, height)) }
}

extension RoundedShape {
    /// Whether renderers accept every number of the outline.
    package var isDrawable: Bool {
        let p = projection
        return DrawableRange.holds(SIMD4(p.a, p.b, p.p, p.c))
            && DrawableRange.holds(SIMD4(p.d, p.q, p.tx, p.ty)) && rect.isDrawable
            && DrawableRange.holds(radii) && abs(p.w) <= DrawableRange.limit
    }
}
