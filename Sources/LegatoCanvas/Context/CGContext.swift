import CCanvas
public import Foundation
public import LegatoGraphics

/// A bitmap drawing context: sRGB, premultiplied, antialiased, with the origin at the top left and
/// y down.
///
/// A context starts transparent, with black fill and stroke colours and a line width of 1. It may
/// be used by one thread at a time; contexts of different threads are independent. Under a singular
/// transform nothing is drawn.
///
/// ```swift
/// let context = CGContext(width: 64, height: 64, scale: 2)
/// context.setFillColor(CGColor(red: 1, green: 0, blue: 0))
/// context.fillEllipse(in: CGRect(x: 4, y: 4, width: 24, height: 24))
/// let image: CGImage = context.makeImage()
/// ```
public final class CGContext {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The bitmap of the context.
    private let bitmap: CairoTarget
    /// The target of drawing: the bitmap, or the innermost transparency layer.
    var target: CairoTarget
    /// The transparency layers that have begun, the innermost one last.
    var layers: [OpenLayer] = []
    var state: GraphicsState
    private(set) var saved: [GraphicsState] = []
    /// The transform with which cairo's source was set, if it is not the current one.
    var sourceTransform: CGAffineTransform?
    /// The initial transform of the context, in which the offsets of shadows and patterns are
    /// measured.
    let baseTransform: CGAffineTransform
    /// Whether images and texts are drawn with their top at the largest y, as in Core Graphics.
    package var drawsUpward = false
    /// The transform of Core Text's lines about the text position, which is its translation; the
    /// identity by default, not part of the saved state.
    public var textMatrix = CGAffineTransform.identity
    /// The layout of the memory that the program accesses.
    let layout: PixelLayout
    /// The memory that the program accesses; nil until it does.
    private(set) var memory: BitmapMemory?
    /// Whether cairo has stopped drawing because of insufficient memory or a font failure.
    private var hasStopped = false
    /// The current path in pixels; each part was transformed when it was added.
    var pixelPath = PathGeometry()

    /// Creates a transparent context of `width` x `height` pixels, with `scale` pixels per point.
    ///
    /// All drawing is in points; the context is `width / scale` points wide.
    /// - Precondition: Both sides are 1 to 32767; the scale is finite and > 0.
    public convenience init(width: Int, height: Int, scale: CGFloat = 1) {
        require(scale > 0 && scale.isFinite, "A scale must be finite and above 0, got \(scale)")
        let base = CGAffineTransform(scaleX: scale, y: scale)
        let surface = CairoSurface(width: width, height: height)
        self.init(surface, base, .rgba(width: width))
    }

    /// Creates a context with y up over a bitmap in a layout.
    convenience init(width: Int, height: Int, layout: PixelLayout) {
        let base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        self.init(CairoSurface(width: width, height: height), base, layout)
        drawsUpward = true
        guard !layout.hasAlpha else { return }
        setSource(CGColor.black)
        libcairo.paint(cairo)
    }

    private init(_ surface: CairoSurface, _ base: CGAffineTransform, _ layout: PixelLayout) {
        (width, height) = (surface.width, surface.height)
        bitmap = CairoTarget(surface, at: .zero)
        target = bitmap
        (baseTransform, self.layout) = (base, layout)
        state = GraphicsState(transform: base)
        libcairo.set_line_width(cairo, 1)
    }

    /// Cairo's context for the target of drawing.
    var cairo: OpaquePointer { target.cairo }

    /// Returns a copy of what has been drawn; never nil.
    ///
    /// It does not contain transparency layers that have not ended. If memory or a font library
    /// fails, drawing stops, and a warning names the operation.
    public func makeImage() -> CGImage? { makeImage() as CGImage }

    /// Returns a copy of what has been drawn; the non-optional variant of `makeImage()`.
    @_disfavoredOverload
    public func makeImage() -> CGImage {
        noteFailure(of: "a change of state")
        memory?.load(into: bitmap.surface, bitmap.box)
        return layout.image(bitmap.surface.makeImage())
    }

    /// Gives the program access to memory, which either contains the pixels or receives those
    /// already drawn.
    func useMemory(_ memory: BitmapMemory, isFilled: Bool) {
        self.memory = memory
        if !isFilled { memory.store(bitmap.surface, bitmap.box) }
    }

    /// Runs a drawing operation of cairo, after drawing its shadow.
    func draw(_ operation: StaticString, _ body: (OpaquePointer) -> Void) {
        castShadow(of: body)
        paint(operation, body)
    }

    /// Runs a painting operation of cairo through the mask.
    func paint(_ operation: StaticString, _ body: (OpaquePointer) -> Void) {
        guard let memory, target === bitmap else { return paintMasked(operation, body) }
        let box = clipBox
        memory.load(into: bitmap.surface, box)
        paintMasked(operation, body)
        memory.store(bitmap.surface, box)
    }

    private func paintMasked(_ operation: StaticString, _ body: (OpaquePointer) -> Void) {
        guard let mask = state.mask else { return run(operation, body) }
        guard let copy = target.copy(of: clipBox) else { return }
        copy.take(from: cairo, sourceTransform)
        copy.takePath(from: cairo)
        libcairo.set_operator(copy.cairo, libcairo.get_operator(cairo))
        body(copy.cairo)
        libcairo.save(cairo)
        libcairo.identity_matrix(cairo)
        libcairo.set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        libcairo.set_source_surface(cairo, copy.surface.pointer, 0, 0)
        libcairo.pattern_set_filter(libcairo.get_source(cairo), CAIRO_FILTER_NEAREST)
        run(operation) { libcairo.mask_surface($0, mask.surface.pointer, 0, 0) }
        libcairo.restore(cairo)
    }

    /// Runs an operation of cairo.
    func run(_ operation: StaticString, _ body: (OpaquePointer) -> Void) {
        body(cairo)
        noteFailure(of: operation)
    }

    /// Warns about the first failed operation; afterwards cairo does not draw any more.
    ///
    /// Memory and font libraries can fail in a correct program. Any other status is a defect of
    /// this module and traps where it occurs.
    private func noteFailure(of operation: StaticString) {
        let status = libcairo.status(cairo)
        guard status != CAIRO_STATUS_SUCCESS, !hasStopped else { return }
        require(
            status == CAIRO_STATUS_NO_MEMORY || status == CAIRO_STATUS_FREETYPE_ERROR,
            "cairo failed at \(operation) with the transform \(ctm): "
                + "\(cairoText(status)). Report this."
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

    /// The number of pixels per point with which the context was created.
    package var scale: CGFloat { abs(baseTransform.a) }

    // MARK: State

    /// Saves the transform, clip, colours, line style, blend mode, opacity and shadow for the
    /// matching `restoreGState()`.
    public func saveGState() {
        saved.append(state)
        libcairo.save(cairo)
    }

    /// Restores the state saved by the matching `saveGState()`; the current path is unchanged.
    /// - Precondition: There is a matching `saveGState()`, in the same transparency layer.
    public func restoreGState() {
        require(
            saved.count > (layers.last?.depth ?? 0), "restoreGState() needs a matching saveGState()"
        )
        restore(to: saved.count - 1)
    }

    /// Restores the state saved at a depth of `saved`.
    func restore(to depth: Int) {
        state = saved[depth]
        saved.removeSubrange(depth...)
        libcairo.restore(cairo)
    }

    /// The transform from the current user space to pixels, including the scale.
    public var ctm: CGAffineTransform { state.transform }

    /// Prepends a transform to the current one.
    /// - Precondition: The transform is finite.
    public func concatenate(_ transform: CGAffineTransform) {
        require(transform.isFinite, "A transform must be finite, got \(transform)")
        state.transform = transform.concatenating(state.transform)
    }

    /// Translates user space.
    public func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Scales user space about its origin.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates user space about its origin by radians, x towards y, which appears clockwise.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Passes a transform to cairo; returns false for a singular one, which would put cairo into a
    /// permanent error state.
    func apply(_ t: CGAffineTransform) -> Bool {
        guard t.isDrawable else { return false }
        var matrix = cairo_matrix_t(t)
        libcairo.set_matrix(cairo, &matrix)
        return true
    }

    /// Sets a colour or a pattern as cairo's source.
    func setSource(_ paint: Paint) {
        switch paint {
        case .color(let color): setSource(color)
        case .pattern(let pattern): setSource(pattern)
        }
    }

    /// Sets a colour as cairo's source.
    func setSource(_ color: CGColor) {
        libcairo.set_source_rgba(
            cairo, color.red, color.green, color.blue, color.alpha * state.alpha
        )
    }
}

extension PixelLayout {
    /// Returns an image converted to the layout: opaque, grey or without colour.
    fileprivate func image(_ image: CGImage) -> CGImage {
        if alpha == .premultipliedLast || alpha == .premultipliedFirst { return image }
        var bytes = image.pixels
        for start in stride(from: 0, to: bytes.count, by: 4) {
            if alpha == .alphaOnly {
                for channel in 0..<3 { bytes[start + channel] = 0 }
                continue
            }
            bytes[start + 3] = 255
            guard space?.model == .monochrome else { continue }
            let light = luma(bytes[start], bytes[start + 1], bytes[start + 2])
            for channel in 0..<3 { bytes[start + channel] = light }
        }
        return CGImage(width: image.width, height: image.height, premultipliedRGBA: bytes)
    }
}

extension CGAffineTransform {
    /// Whether the determinant is finite and at least 1e-100 in magnitude, so that cairo can invert
    /// the transform at any size of a pen or font.
    ///
    /// Smaller drawing would not be visible.
    var isDrawable: Bool { abs(determinant) >= 1e-100 && determinant.isFinite }
}
