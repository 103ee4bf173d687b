import CCanvas
public import Foundation
public import LegatoGraphics

/// A drawing surface in memory: sRGB, premultiplied, antialiased, origin at the top left, y down.
///
/// A context starts clear, with black fill and stroke and lines of width 1. It belongs to one
/// thread at a time; contexts of different threads do not disturb one another. Under a transform
/// without inverse nothing is drawn.
public final class CGContext {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    let surface: CairoSurface
    let cairo: OpaquePointer
    var state: GraphicsState
    private var saved: [GraphicsState] = []
    /// Whether cairo has stopped drawing for lack of memory or a font.
    private var hasStopped = false
    /// The current path, in pixels: each part was moved by the transform of its time.
    var path = CGPath()

    /// Creates a clear surface of `width` x `height` pixels, `scale` pixels to a point.
    ///
    /// All drawing is in points, `width / scale` of them from left to right.
    /// - Precondition: both sides are 1 to 32767; the scale is finite and over 0.
    public init(width: Int, height: Int, scale: CGFloat = 1) {
        require(
            scale > 0 && scale.isFinite,
            "A scale must be finite and over 0, got \(scale)"
        )
        surface = CairoSurface(width: width, height: height)
        guard let cairo = libcairo.create(surface.pointer) else {
            refuse("No memory to draw into \(width) x \(height) pixels")
        }
        self.cairo = cairo
        self.width = width
        self.height = height
        state = GraphicsState(transform: CGAffineTransform(scaleX: scale, y: scale))
        libcairo.set_line_width(cairo, 1)
        // How far curves may be from their polygons, pixels: less than coverage in 8 bits shows.
        libcairo.set_tolerance(cairo, 0.02)
    }

    deinit { libcairo.destroy(cairo) }

    /// Returns a copy of what has been drawn.
    ///
    /// If memory or a font library fails, drawing stops, and a warning names the operation.
    public func makeImage() -> CGImage {
        noteFailure(of: "a change of state")
        return surface.makeImage()
    }

    /// Lets cairo draw.
    func draw(_ operation: StaticString, _ body: (OpaquePointer) -> Void) {
        body(cairo)
        noteFailure(of: operation)
    }

    /// Warns about the first failed operation, after which cairo draws nothing more.
    ///
    /// Memory and font libraries can fail in a correct program. Any other status is a defect of
    /// this module and traps where it occurs.
    private func noteFailure(of operation: StaticString) {
        let status = libcairo.status(cairo)
        guard status != CAIRO_STATUS_SUCCESS, !hasStopped else { return }
        require(
            status == CAIRO_STATUS_NO_MEMORY || status == CAIRO_STATUS_FREETYPE_ERROR,
            "cairo must draw \(operation) under \(ctm), got \(cairoText(status)): report this"
        )
        hasStopped = true
        Warning.print(
            """
            Drawing into \(width) x \(height) pixels stopped at \(operation): \
            \(cairoText(status)). The image holds what was drawn before. Draw less or smaller \
            content, or replace the font.
            """
        )
    }

    // MARK: State

    /// Keeps transform, clip, colours and line style for the matching `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        libcairo.save(cairo)
    }

    /// Brings back what the matching `saveGState()` kept; the current path stays.
    /// - Precondition: there is a `saveGState()` to match.
    public func restoreGState() {
        guard let last = saved.popLast() else {
            refuse("restoreGState() without a matching saveGState()")
        }
        state = last
        libcairo.restore(cairo)
    }

    /// The transform from the current user space to pixels, the scale included.
    public var ctm: CGAffineTransform { state.transform }

    /// Applies a transform before everything that the current one does.
    /// - Precondition: the transform is finite.
    public func concatenate(_ transform: CGAffineTransform) {
        require(transform.isFinite, "A transform must be finite, got \(transform)")
        state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales user space about its origin.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Turns user space about its origin by radians, x towards y: clockwise to the eye.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Sets the colour of fills; black at first.
    public func setFillColor(_ color: CGColor) { state.fill = color }

    /// Sets the colour of strokes; black at first.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }

    /// Hands a transform to cairo; false for one without inverse, which cairo refuses for good.
    func apply(_ t: CGAffineTransform) -> Bool {
        guard t.determinant != 0 && t.determinant.isFinite else { return false }
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
        libcairo.set_matrix(cairo, &matrix)
        return true
    }

    /// Makes a colour cairo's source.
    func setSource(_ color: CGColor) {
        libcairo.set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }
}
