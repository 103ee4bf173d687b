public import Foundation
public import LegatoCanvas
public import LegatoGraphics
import LegatoRenderTree
import LegatoViews

/// The corners of a rectangle.
nonisolated public struct UIRectCorner: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

/// A path of lines and curves with the attributes of its stroke.
///
/// ```swift
/// let ticket = UIBezierPath(
///     roundedRect: CGRect(x: 0, y: 0, width: 160, height: 90),
///     byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 12, height: 12)
/// )
/// ```
///
/// In a view's coordinates, y points down, and `clockwise` is clockwise on screen.
nonisolated open class UIBezierPath: NSObject, NSCopying {
    /// The Core Graphics path.
    open var cgPath: CGPath {
        get { CGPath(geometry) }
        set { geometry = newValue.geometry }
    }
    private var geometry: PathGeometry
    /// The width of the stroke, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The ends of open subpaths; butt by default.
    open var lineCapStyle = CGLineCap.butt
    /// The joins of the stroke; miter by default.
    open var lineJoinStyle = CGLineJoin.miter
    /// The longest miter, in line widths; 10 by default.
    open var miterLimit: CGFloat = 10
    /// Has no effect: curves are always drawn exactly.
    open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule determines the inside; false, for the non-zero rule, by default.
    open var usesEvenOddFillRule = false
    private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// Creates an empty path.
    public override init() {
        geometry = PathGeometry()
        super.init()
    }

    /// Creates a path from one of Core Graphics.
    public init(cgPath: CGPath) {
        geometry = cgPath.geometry
        super.init()
    }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        if Self.areFinite(rect) { geometry.addRect(rect) }
    }

    /// Creates the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        if Self.areFinite(rect) { geometry.addEllipse(in: rect) }
    }

    /// Creates a rectangle with rounded corners, with continuous curvature as on Apple's systems.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        guard Self.areFinite(rect), let radius = Self.radius(cornerRadius) else { return }
        cgPath = Path(roundedRect: rect, cornerRadius: radius, style: .continuous).cgPath
    }

    /// Creates a rectangle with some corners rounded by quarter circles.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners to round.
    ///   - cornerRadii: The width is the radius, clamped to half of the shorter side; the height is
    ///     ignored.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        guard Self.areFinite(rect), let wanted = Self.radius(cornerRadii.width) else { return }
        let rect = rect.standardized
        let radius = min(wanted, rect.width / 2, rect.height / 2)
        func part(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let radii = RectangleCornerRadii(
            topLeading: part(.topLeft), bottomLeading: part(.bottomLeft),
            bottomTrailing: part(.bottomRight), topTrailing: part(.topRight)
        )
        cgPath = Path(roundedRect: rect, cornerRadii: radii, style: .circular).cgPath
    }

    /// Creates an arc; angles are in radians from the positive x axis.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise
        )
    }

    // MARK: Construction

    /// Starts a subpath.
    open func move(to point: CGPoint) {
        if Self.areFinite([point]) { geometry.move(to: point) }
    }

    /// Adds a line.
    open func addLine(to point: CGPoint) {
        if Self.areFinite([point]) { geometry.addLine(to: start(point)) }
    }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard Self.areFinite([endPoint, controlPoint1, controlPoint2]) else { return }
        _ = start(endPoint)
        geometry.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard Self.areFinite([endPoint, controlPoint]) else { return }
        _ = start(endPoint)
        geometry.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, after a line to its start if there is a current point; angles are in radians.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Path directions assume that y points up.
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Closes the current subpath.
    open func close() { geometry.closeSubpath() }

    /// Removes all points.
    open func removeAllPoints() { geometry = PathGeometry() }

    /// Adds the subpaths of another path.
    open func append(_ bezierPath: UIBezierPath) { geometry.addPath(bezierPath.geometry) }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { geometry = geometry.applying(transform) }

    /// Returns the path with the directions of its subpaths and their order reversed.
    open func reversing() -> UIBezierPath {
        let path = UIBezierPath(cgPath: ReversedPath(cgPath).path)
        copyAttributes(to: path)
        return path
    }

    /// A line without a current point starts a subpath at its end.
    private func start(_ point: CGPoint) -> CGPoint {
        if geometry.currentPoint == nil { geometry.move(to: point) }
        return point
    }

    // MARK: Questions

    /// Whether the path has no elements.
    open var isEmpty: Bool { geometry.isEmpty }

    /// The smallest rectangle around the path, without its control points.
    open var bounds: CGRect { geometry.boundingBox }

    /// The current point; zero for an empty path.
    open var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// Returns whether a point is inside the path, by its fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        geometry.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Sets the lengths of dashes and gaps, in points, and where in the pattern the stroke starts.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
        let isValid = (lengths ?? []).allSatisfy { $0.isFinite && $0 >= 0 } && phase.isFinite
        guard isValid else {
            return Warning.print(
                "UIBezierPath.setLineDash(_:count:phase:) takes finite lengths of at least 0, got "
                    + "\(lengths ?? []); it is ignored."
            )
        }
        dashes = (lengths ?? [], phase)
    }

    // MARK: Drawing

    /// Fills the path with the fill colour of the current context.
    open func fill() {
        CurrentContext.context?.fill(cgPath, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the path with the fill colour, a blend mode and an opacity from 0 to 1.
    ///
    /// The state of the context is unchanged afterwards.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        Self.draw(blendMode, alpha) { fill() }
    }

    /// Strokes the path with the stroke colour, a blend mode and an opacity from 0 to 1.
    ///
    /// The state of the context is unchanged afterwards.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        Self.draw(blendMode, alpha) { stroke() }
    }

    private static func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = CurrentContext.context else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    /// Strokes the path with the stroke colour of the current context.
    open func stroke() {
        guard let context = CurrentContext.context, lineWidth > 0, lineWidth.isFinite else {
            return
        }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        if miterLimit.isFinite, miterLimit > 0 { context.setMiterLimit(miterLimit) }
        context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
        context.stroke(cgPath)
        context.restoreGState()
    }

    /// Clips the current context to the path.
    open func addClip() {
        guard let context = CurrentContext.context else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Copies

    /// Returns a copy with the same path and attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let path = UIBezierPath(cgPath: cgPath)
        copyAttributes(to: path)
        return path
    }

    private func copyAttributes(to path: UIBezierPath) {
        path.lineWidth = lineWidth
        (path.lineCapStyle, path.lineJoinStyle) = (lineCapStyle, lineJoinStyle)
        (path.miterLimit, path.flatness) = (miterLimit, flatness)
        path.usesEvenOddFillRule = usesEvenOddFillRule
        path.dashes = dashes
    }

    // MARK: Numbers

    private static func areFinite(_ rect: CGRect) -> Bool {
        areFinite([rect.origin, CGPoint(x: rect.width, y: rect.height)])
    }

    private static func areFinite(_ points: [CGPoint]) -> Bool {
        guard let wrong = points.first(where: { !$0.isFinite }) else { return true }
        Warning.print(
            about: "UIBezierPath points",
            "UIBezierPath takes finite points, got \(wrong); it is ignored."
        )
        return false
    }

    private static func radius(_ value: CGFloat) -> CGFloat? {
        NumberCheck(UIBezierPath.self, "init(roundedRect:cornerRadius:)").length(value)
    }
}

/// The subpaths of a path in the reverse direction.
nonisolated private struct ReversedPath {
    let path = CGMutablePath()

    init(_ original: CGPath) {
        var subpaths: [(elements: [PathElement], isClosed: Bool)] = []
        for element in original.elements {
            switch element {
            case .move: subpaths.append(([element], false))
            case .close:
                if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
            default:
                if subpaths.last?.isClosed == true, let first = subpaths.last?.elements.first {
                    subpaths.append(([first], false))
                }
                if !subpaths.isEmpty { subpaths[subpaths.count - 1].elements.append(element) }
            }
        }
        for (elements, isClosed) in subpaths.reversed() { add(elements, isClosed) }
    }

    private func add(_ elements: [PathElement], _ isClosed: Bool) {
        guard let last = elements.last.flatMap(Self.end) else { return }
        path.move(to: last)
        for (previous, element) in zip(elements, elements.dropFirst()).reversed() {
            guard let start = Self.end(previous) else { continue }
            switch element {
            case .curve(_, let c1, let c2): path.addCurve(to: start, control1: c2, control2: c1)
            case .quadCurve(_, let c): path.addQuadCurve(to: start, control: c)
            default: path.addLine(to: start)
            }
        }
        if isClosed { path.closeSubpath() }
    }

    private static func end(_ element: PathElement) -> CGPoint? {
        switch element {
        case .move(let point), .line(let point): point
        case .quadCurve(let point, _), .curve(let point, _, _): point
        case .close: nil
        }
    }
}
