public import Foundation

extension CGPath {
    /// Adds an arc of a circle, with a line to its start where there is a current point.
    ///
    /// Angles grow along the arc unless `clockwise`, which means clockwise where y points up. Along
    /// that direction the arc is as long as the difference of its angles, at most a full circle.
    /// Against it the arc takes the rest of the circle: 0 to π/2 clockwise is three quarters, and
    /// 0 to 2π clockwise is, as 0 to 2π is, the full circle. Equal angles make no arc.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius; one below 0 lies on the other side of the center.
    ///   - startAngle: Where the arc starts, radians from the x axis towards the y axis.
    ///   - endAngle: Where the arc ends, radians.
    ///   - clockwise: Whether the angles decrease along the arc.
    ///   - transform: Applied to the arc; the identity by default.
    ///
    /// Numbers that are not finite make no arc, but a warning.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        // What is not finite goes on as no number, and makes no arc.
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: endAngle.isFinite ? sweep : .nan,
            transform: transform
        )
    }

    /// How far an arc goes from an angle to another, radians.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let along = clockwise ? start - end : end - start
        var sweep = along
        if along < 0 {
            sweep = turn + along.truncatingRemainder(dividingBy: turn)
            // Whole turns, but for the rounding of the angles.
            if sweep < 4 * max(abs(start), abs(end)).ulp { sweep = turn }
        }
        return min(sweep, turn) * (clockwise ? -1 : 1)
    }

    /// Adds an arc of a circle from an angle on, with a line to its start where there is a current
    /// point.
    ///
    /// - Parameters:
    ///   - center: The center of the circle.
    ///   - radius: The radius; one below 0 lies on the other side of the center.
    ///   - startAngle: Where the arc starts, radians from the x axis towards the y axis.
    ///   - delta: How far it goes, radians: towards the y axis where it is positive; at most once
    ///     around.
    ///   - transform: Applied to the arc; the identity by default.
    ///
    /// Numbers that are not finite make no arc, but a warning.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, delta.isFinite else {
            return Warning.print(
                """
                A path leaves out an arc of radius \(radius) from angle \(startAngle) on by \(delta): \
                all three must be finite.
                """
            )
        }
        let sweep = max(-2 * .pi, min(2 * .pi, delta))
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = point(startAngle).applying(transform)
        if currentPoint == nil { move(to: first) } else { addLine(to: first) }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let arm = radius * tan(step / 4) * 4 / 3
        for i in 0..<count {
            let (a, b) = (startAngle + step * CGFloat(i), startAngle + step * CGFloat(i + 1))
            let (from, to) = (point(a), point(b))
            let control1 = CGPoint(x: from.x - arm * sin(a), y: from.y + arm * cos(a))
            let control2 = CGPoint(x: to.x + arm * sin(b), y: to.y - arm * cos(b))
            addCurve(
                to: to.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        }
    }

    /// Adds an arc that touches two lines: from the current point to `tangent1End`, and on from
    /// there to `tangent2End`.
    ///
    /// A line leads to where the arc starts. Where there is no corner, or the radius is 0, a line
    /// to `tangent1End` is all.
    ///
    /// - Parameters:
    ///   - tangent1End: The corner.
    ///   - tangent2End: A point of the second line.
    ///   - radius: The radius of the arc, at least 0.
    ///   - transform: Applied to the corner and the point; the current point stays.
    ///
    /// Without a current point, or with numbers that are not finite, there is no arc, but a warning.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let from = currentPoint else {
            return Warning.print(
                "addArc of a path has no current point and does nothing. Call move(to:) first."
            )
        }
        guard radius >= 0, radius.isFinite else {
            return Warning.print(
                "A path leaves out an arc between tangents of radius \(radius): it must be at least 0."
            )
        }
        let start = from.applying(transform.isIdentity ? transform : transform.inverted())
        let incoming = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let outgoing = CGVector(
            dx: tangent2End.x - tangent1End.x,
            dy: tangent2End.y - tangent1End.y
        )
        let turn = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        let cosine = incoming.dx * outgoing.dx + incoming.dy * outgoing.dy
        guard radius > 0 && turn != 0 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let corner = abs(atan2(turn, cosine))
        let toCenter = atan2(incoming.dy, incoming.dx) + (turn > 0 ? corner : -corner) / 2
        let distance = radius / sin(corner / 2)
        let sweep = (CGFloat.pi - corner) * (turn > 0 ? 1 : -1)
        addRelativeArc(
            center: CGPoint(
                x: tangent1End.x + distance * cos(toCenter),
                y: tangent1End.y + distance * sin(toCenter)
            ),
            radius: radius,
            startAngle: toCenter + .pi + sweep / 2,
            delta: -sweep,
            transform: transform
        )
    }
}
