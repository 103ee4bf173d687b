public import Foundation
public import LegatoGraphics

/// The motion of a point along a path, by the rules of `CAKeyframeAnimation.path`.
///
/// Each line, curve and closing line is a segment; a later `move(to:)` is a jump without duration.
/// Evaluation is a pure function of the fraction and does not allocate.
public struct MediaPath: Sendable, Hashable {
    /// The start of each segment, followed by the end of the last one.
    private let points: [CGPoint]
    private let curve: MediaCurve
    private let keyframes: MediaKeyframes
    private let arc: MediaArc?
    /// The directions at the start and end of each segment, in radians.
    private let headings: [SIMD2<Double>]

    /// Creates the motion along a path; returns `nil` if the path has no segment, which cannot
    /// animate.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - keyTimes: The start of each segment and the end of the last one, as fractions of the
    ///     duration. With fewer, only segments whose end has a time are followed; with more, or
    ///     fewer than two, the times are uniform. Clamped as those of `MediaKeyframes`.
    ///   - timingFunctions: The timing function of each segment; linear where omitted.
    ///   - mode: Linear and cubic follow each segment by its curve parameter; discrete jumps to the
    ///     start of each segment and shows the end only at the end; the paced modes move at
    ///     constant speed and ignore key times and timing functions.
    public init?(
        _ path: CGPath, keyTimes: [Double]? = nil, timingFunctions: [CubicSolver] = [],
        mode: MediaKeyframes.CalculationMode = .linear
    ) {
        var points: [CGPoint] = []
        var coefficients: [SIMD3<Double>] = []
        var end: CGPoint?
        let isPaced = mode == .paced || mode == .cubicPaced
        let timedCount = keyTimes.map { $0.count - 1 } ?? 0
        let maximumSegments = timedCount < 1 || isPaced ? Int.max : timedCount
        // Decision C4: a path is followed up to its last key time, which omits a closing line
        // without one; if there are more key times than points, uniform ones are used.
        for segment in PathSegments(path).prefix(maximumSegments) {
            points.append(segment.start)
            end = segment.end
            coefficients.append(segment.coefficients { $0.x })
            coefficients.append(segment.coefficients { $0.y })
        }
        let count = points.count
        guard let end else { return nil }
        points.append(end)
        let curve = MediaCurve(coefficients: coefficients, width: 2)
        let even = (0...count).map { Double($0) / Double(count) }
        guard
            let keyframes = MediaKeyframes(
                values: Array(repeating: [], count: count + 1),
                keyTimes: keyTimes?.count == count + 1 && !isPaced ? keyTimes : even,
                timingFunctions: isPaced ? [] : timingFunctions,
                mode: mode == .discrete ? .discrete : .linear
            )
        else { return nil }
        self.points = points
        self.curve = curve
        self.keyframes = keyframes
        arc = isPaced ? MediaArc(curve: curve) : nil
        headings = Self.headings(of: curve)
    }

    /// Finds the segment that contains a fraction of the duration, 0...1.
    public func position(at fraction: Double) -> MediaKeyframes.Position {
        guard let arc else { return keyframes.position(at: fraction) }
        let (index, part) = arc.position(at: fraction > 0 ? min(fraction, 1) : 0)
        return part >= 1
            ? MediaKeyframes.Position(index: index + 1, fraction: 0)
            : MediaKeyframes.Position(index: index, fraction: part)
    }

    /// Returns the point at a position.
    public func point(at position: MediaKeyframes.Position) -> CGPoint {
        let start = points[position.index]
        guard position.fraction != 0 else { return start }
        return CGPoint(
            x: start.x + curve.change(from: 2 * position.index, at: position.fraction),
            y: start.y + curve.change(from: 2 * position.index + 1, at: position.fraction)
        )
    }

    /// The end of the last segment.
    public var end: CGPoint { points[points.count - 1] }

    /// Returns the direction of the path at a position, in radians from +x towards +y.
    ///
    /// A segment without a direction uses that of the previous segment, or else that of the next
    /// segment with a direction, or else 0.
    public func heading(at position: MediaKeyframes.Position) -> Double {
        guard position.index < headings.count else { return headings[headings.count - 1].y }
        let dx = curve.derivatives(of: 2 * position.index, at: position.fraction).x
        let dy = curve.derivatives(of: 2 * position.index + 1, at: position.fraction).x
        if dx != 0 || dy != 0 { return atan2(dy, dx) }
        let heading = headings[position.index]
        return position.fraction < 0.5 ? heading.x : heading.y
    }

    private static func headings(of curve: MediaCurve) -> [SIMD2<Double>] {
        /// The direction is that of the first non-zero derivative; at the end of a segment the
        /// signs of even derivatives are inverted.
        func direction(_ segment: Int, at fraction: Double, signs: SIMD3<Double>) -> Double? {
            let x = curve.derivatives(of: 2 * segment, at: fraction) * signs
            let y = curve.derivatives(of: 2 * segment + 1, at: fraction) * signs
            for i in 0..<3 where x[i] != 0 || y[i] != 0 { return atan2(y[i], x[i]) }
            return nil
        }
        let known = (0..<curve.segmentCount).map { segment -> SIMD2<Double>? in
            guard let start = direction(segment, at: 0, signs: SIMD3(1, 1, 1)),
                let end = direction(segment, at: 1, signs: SIMD3(1, -1, 1))
            else { return nil }
            return SIMD2(start, end)
        }
        var last = known.lazy.compactMap { $0 }.first?.x ?? 0
        return known.map { heading in
            if let heading { last = heading.y }
            return heading ?? SIMD2(last, last)
        }
    }
}

/// The lines and curves of a path, each as a cubic Bézier curve.
private struct PathSegments: Sequence {
    struct Segment {
        var start: CGPoint
        var control1: CGPoint
        var control2: CGPoint
        var end: CGPoint
        var isLine: Bool

        /// The coefficients of the first three powers of the parameter.
        func coefficients(_ lane: (CGPoint) -> CGFloat) -> SIMD3<Double> {
            let (a, b, c, d) = (lane(start), lane(control1), lane(control2), lane(end))
            if isLine { return SIMD3(d - a, 0, 0) }
            return SIMD3(3 * (b - a), 3 * (a - 2 * b + c), d - 3 * c + 3 * b - a)
        }
    }

    private let segments: [Segment]

    init(_ path: CGPath) {
        var segments: [Segment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint, isLine: Bool = false) {
            segments.append(
                Segment(start: current, control1: c1, control2: c2, end: end, isLine: isLine)
            )
            current = end
        }
        func third(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * 2 / 3, y: from.y + (to.y - from.y) * 2 / 3)
        }
        for element in path.elements {
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p): add(current, p, p, isLine: true)
            case .quadCurve(let p, let c): add(third(current, c), third(p, c), p)
            case .curve(let p, let c1, let c2): add(c1, c2, p)
            case .close: add(current, start, start, isLine: true)
            }
        }
        self.segments = segments
    }

    func makeIterator() -> Array<Segment>.Iterator { segments.makeIterator() }
}
