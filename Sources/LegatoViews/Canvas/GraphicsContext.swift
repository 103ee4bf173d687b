public import Foundation
public import LegatoGraphics
public import LegatoMotion

/// A drawing destination, with the state for the next drawings; see `Canvas`.
///
/// A copy draws into the same canvas and has its own state, so a change can be undone by dropping
/// the copy:
///
/// ```swift
/// Canvas { context, size in
///     var tilted = context
///     tilted.rotate(by: .degrees(15))
///     tilted.opacity = 0.5
///     tilted.fill(Path(CGRect(x: 40, y: 0, width: 60, height: 60)), with: .color(.red))
///     context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground, lineWidth: 2)
/// }
/// ```
///
/// Numbers must be finite and at most 1e9 in magnitude. A transform with other numbers is ignored,
/// and so is a drawing at such a point, each with a warning.
nonisolated public struct GraphicsContext {
    /// The blend mode of drawings.
    public typealias BlendMode = CanvasBlendMode
    /// A filter of drawings.
    public typealias Filter = CanvasFilter
    /// Options of the shadow that a filter adds.
    public typealias ShadowOptions = CanvasShadowOptions

    /// The opacity of drawings, 0 to 1; 1 by default.
    public var opacity = 1.0
    /// The blend mode of drawings; `normal` by default.
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The transform from the context's space to that of the canvas or the layer.
    ///
    /// A transform that is out of range is ignored, with a warning.
    public var transform: CGAffineTransform {
        get { current }
        set { if let new = Self.check("transform").valid(newValue) { current = new } }
    }

    private var current = CGAffineTransform.identity
    private(set) var clips: [CanvasClip] = []
    private(set) var filters: [Filter] = []
    /// The drawings of the canvas or of the layer.
    let recording = CanvasRecording()
    /// The views that drawings show.
    let views: CanvasViews
    /// The size of the canvas, in points.
    let size: CGSize

    /// Creates the context of a canvas.
    init(_ views: CanvasViews, size: CGSize, environment: EnvironmentValues) {
        (self.views, self.size, self.environment) = (views, size, environment)
    }

    /// The context of a layer in another context.
    private init(inside outer: GraphicsContext) {
        self.init(outer.views, size: outer.size, environment: outer.environment)
        current = outer.current
    }

    static func check(_ name: StaticString) -> NumberCheck { NumberCheck(Self.self, name) }

    // MARK: Transforms

    /// Scales the space of the next drawings about its origin.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        apply(CGAffineTransform(scaleX: x, y: y), Self.check("scaleBy(x:y:)"))
    }

    /// Translates the space of the next drawings, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        apply(CGAffineTransform(translationX: x, y: y), Self.check("translateBy(x:y:)"))
    }

    /// Rotates the space of the next drawings about its origin, clockwise.
    public mutating func rotate(by angle: Angle) {
        let check = Self.check("rotate(by:)")
        guard let radians = check.number(Optional(CGFloat(angle.radians))) else { return }
        apply(CGAffineTransform(rotationAngle: radians), check)
    }

    /// Applies a transform to the next drawings, before the current one.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        apply(matrix, Self.check("concatenate(_:)"))
    }

    private mutating func apply(_ matrix: CGAffineTransform, _ check: NumberCheck) {
        guard let valid = check.valid(matrix) else { return }
        if let new = check.valid(valid.concatenating(current)) { current = new }
    }

    // MARK: Clips

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Clips to the outside of the shape.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounding rectangle of the clips in the context's space; that of the canvas without any.
    public var clipBoundingRect: CGRect {
        let whole = CGRect(origin: .zero, size: size)
        let shown = clips.reduce(whole) { $0.intersection($1.bounds) }
        guard !shown.isNull, abs(current.determinant) > 0 else { return .zero }
        return shown.applying(current.inverted())
    }

    /// Clips the next drawings to a path, in addition to earlier clips.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let isInverse = options.contains(.inverse)
        let white = ResolvedStyle.color(.white)
        let mask = CanvasDrawing(
            content: .path(path.cgPath, .fill(style), white), transform: current
        )
        let bounds = path.applying(current).boundingRect
        clips.append(
            CanvasClip([mask], isInverse: isInverse, bounds: isInverse ? .infinite : bounds)
        )
    }

    /// Clips the next drawings to the alpha of a layer, in addition to earlier clips.
    ///
    /// - Parameters:
    ///   - opacity: The opacity of the layer, 0 to 1; 1 by default.
    ///   - options: Whether to clip to the outside; the inside by default.
    ///   - content: Draws the layer.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = CanvasDrawing(content: .layer(try record(content)))
        let check = Self.check("clipToLayer(opacity:options:content:)")
        layer.opacity = min(max(check.number(opacity, or: 1), 0), 1)
        clips.append(
            CanvasClip([layer], isInverse: options.contains(.inverse), bounds: .infinite)
        )
    }

    // MARK: Layers and filters

    /// Adds a filter to the next drawings; the filter that is added last is applied first.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

    /// Draws a layer, to which the opacity, blend mode, clips and filters of the context apply as
    /// a whole.
    ///
    /// In the layer, the context starts with the transform of this one and defaults otherwise.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        draw(.layer(try record(content)), transform: .identity)
    }

    private func record(
        _ content: (inout GraphicsContext) throws -> Void
    ) rethrows -> [CanvasDrawing] {
        var inside = GraphicsContext(inside: self)
        try content(&inside)
        return inside.recording.drawings
    }

    /// Adds a drawing with the state of the context.
    func draw(_ content: CanvasDrawing.CanvasContent, transform: CGAffineTransform) {
        let opacity = Self.check("opacity").number(opacity, or: 1)
        let drawing = CanvasDrawing(
            content: content, transform: transform, opacity: min(max(opacity, 0), 1),
            blendMode: blendMode, clips: clips, filters: filters
        )
        drawing.appendWithShadows(
            to: &recording.drawings, CGRect(origin: .zero, size: size), in: environment
        )
    }
}

nonisolated extension ResolvedColor {
    static let white = ResolvedColor(linearRed: 1, linearGreen: 1, linearBlue: 1)
}

nonisolated extension NumberCheck {
    /// Returns a transform; nil if a component is out of range.
    fileprivate func valid(_ value: CGAffineTransform) -> CGAffineTransform? {
        let numbers = [value.a, value.b, value.c, value.d, value.tx, value.ty]
        return numbers.allSatisfy { number(Optional($0)) != nil } ? value : nil
    }
}
