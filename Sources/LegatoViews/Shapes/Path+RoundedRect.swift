public import Foundation
import LegatoDrawing
public import LegatoGraphics

nonisolated extension Path {
    /// Adds a closed rectangle with equal rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The width and height of the corners, each clamped to 0 and half a side; if they
    ///     are equal, both are clamped to half the shorter side, so that the corners stay round.
    ///   - style: The corner style; continuous by default.
    ///   - transform: A transform applied to the rectangle.
    /// - Precondition: All arguments are finite.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        var size = cornerSize
        if size.width == size.height {
            let radius = min(size.width, min(rect.width, rect.height) / 2)
            size = CGSize(width: radius, height: radius)
        }
        guard style == .continuous else {
            geometry.addRoundedRect(
                in: rect, cornerWidth: max(0, size.width), cornerHeight: max(0, size.height),
                transform: transform
            )
            return
        }
        addCorners(of: rect, [size, size, size, size], style, transform)
    }

    /// Adds a closed rectangle with a radius for each corner.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadii: The radii, clamped to 0 and half the shorter side.
    ///   - style: The corner style; continuous by default.
    ///   - transform: A transform applied to the rectangle.
    /// - Precondition: All arguments are finite.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let maximum = min(rect.width, rect.height) / 2
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing,
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        let sizes = radii.map { CGSize(width: min($0, maximum), height: min($0, maximum)) }
        addCorners(of: rect, sizes, style, transform)
    }

    /// Adds the rectangle with corner sizes in clockwise order on screen, starting at the top
    /// leading corner.
    private mutating func addCorners(
        of rect: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle,
        _ transform: CGAffineTransform
    ) {
        guard rect.isFinite, sizes.allSatisfy(\.isFinite) else {
            return Warning.print(
                """
                A rounded rectangle must have finite numbers, got \(rect) with the corner sizes \
                \(sizes); it is not added to the path. Check how they are computed.
                """
            )
        }
        let corners = sizes.map { RoundedCorner($0, style, in: rect.size) }
        let points = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        let inward = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]
        var path = PathGeometry()
        // Corners with the same curvature have the same outline except for its extent.
        var outlines: [RoundedCorner.Bend: [RoundedCorner.Point]] = [:]
        path.move(to: CGPoint(x: rect.minX + corners[0].extent.width, y: rect.minY))
        for i in [1, 2, 3, 0] {
            let outline = outlines[corners[i].bend] ?? corners[i].outline
            outlines[corners[i].bend] = outline
            corners[i].add(
                outline, to: &path, at: points[i],
                inward: CGVector(dx: inward[i].0, dy: inward[i].1), startsVertically: i % 2 == 1
            )
        }
        path.closeSubpath()
        geometry.addPath(path, transform: transform)
    }
}

/// A rounded corner as Bézier curves; see `CornerFigure` for the outline that they approximate.
nonisolated private struct RoundedCorner {
    /// The curvature of a corner.
    struct Bend: Hashable {
        /// The share of the superellipse in the outline.
        var smoothing: Double
        /// The number of Bézier curves.
        var pieces: Int
    }

    /// A point of the outline, and its derivative with respect to the angle.
    struct Point {
        var place: SIMD2<Double>
        var slope: SIMD2<Double>
    }

    /// The size of the rectangle that the corner occupies.
    var extent: CGSize
    private(set) var bend: Bend

    /// Creates a corner with radii clamped to half the sides.
    init(_ corner: CGSize, _ style: RoundedCornerStyle, in size: CGSize) {
        extent = CGSize(
            width: min(max(0, corner.width), size.width / 2),
            height: min(max(0, corner.height), size.height / 2)
        )
        bend = Bend(smoothing: 0, pieces: style == .circular ? 1 : 6)
        guard style == .continuous && extent.width > 0 && extent.height > 0 else { return }
        let room = min(size.width / 2 / extent.width, size.height / 2 / extent.height)
        let growth = min(Double(room), CornerFigure.expansion)
        bend.smoothing = (growth - 1) / (CornerFigure.expansion - 1)
        extent = CGSize(width: extent.width * growth, height: extent.height * growth)
    }

    private var step: Double { Double.pi / 2 / Double(bend.pieces) }

    /// The outline of a continuous corner with enough room, as most are.
    private static let smoothOutline = RoundedCorner(
        CGSize(width: 1, height: 1), .continuous, in: CGSize(width: 8, height: 8)
    ).computedOutline

    /// The end points of the Bézier curves.
    var outline: [Point] { bend.smoothing == 1 ? Self.smoothOutline : computedOutline }

    private var computedOutline: [Point] { (0...bend.pieces).map { point(Double($0) * step) } }

    /// Adds a line to the corner, and the corner itself.
    func add(
        _ outline: [Point], to path: inout PathGeometry, at corner: CGPoint, inward: CGVector,
        startsVertically: Bool
    ) {
        let side = CGVector(dx: inward.dx * extent.width, dy: inward.dy * extent.height)
        let inner = CGPoint(x: corner.x + side.dx, y: corner.y + side.dy)
        /// The point at fractions of the vectors from the inner corner to the start and to the end.
        func place(_ p: SIMD2<Double>) -> CGPoint {
            let (x, y) = startsVertically ? (p.y, p.x) : (p.x, p.y)
            return CGPoint(x: inner.x - side.dx * x, y: inner.y - side.dy * y)
        }
        path.addLine(to: place(SIMD2(1, 0)))
        let arm = tan(step / 4) * 4 / 3
        for piece in 0..<bend.pieces {
            let (from, to) = (outline[piece], outline[piece + 1])
            let isLast = piece == bend.pieces - 1
            path.addCurve(
                to: place(isLast ? SIMD2(0, 1) : to.place),
                control1: place(from.place + from.slope * arm),
                control2: place(to.place - to.slope * arm)
            )
        }
    }

    /// The point of the outline at an angle from the start.
    private func point(_ angle: Double) -> Point {
        let (exponent, smoothing) = (3.25, bend.smoothing)
        let (c, s) = (max(0, cos(angle)), max(0, sin(angle)))
        let sum = pow(c, exponent) + pow(s, exponent)
        // Newton's method from outside, where the equation of the outline is convex.
        var (radius, slope) = (1.2, 0.0)
        for _ in 0..<12 {
            let ellipse = smoothing * sum * pow(radius, exponent)
            let circle = (1 - smoothing) * radius * radius
            slope = (exponent * ellipse + 2 * circle) / radius
            radius -= (ellipse + circle - 1) / slope
        }
        let turn =
            exponent * smoothing * pow(radius, exponent)
            * (pow(s, exponent - 1) * c - pow(c, exponent - 1) * s)
        let growth = -turn / slope
        return Point(
            place: radius * SIMD2(c, s), slope: growth * SIMD2(c, s) + radius * SIMD2(-s, c)
        )
    }
}
