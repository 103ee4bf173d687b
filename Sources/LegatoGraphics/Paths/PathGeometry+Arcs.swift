package import Foundation

extension PathGeometry {
    /// Adds a circular arc between two angles; see `CGMutablePath.addArc`.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        // A non-finite angle is passed on as NaN, which adds no arc.
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: endAngle.isFinite ? sweep : .nan, transform: transform
        )
    }

    /// Returns the sweep of an arc between two angles, in radians.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let along = clockwise ? start - end : end - start
        var sweep = along
        if along < 0 {
            sweep = turn + along.truncatingRemainder(dividingBy: turn)
            // A multiple of a full turn, up to the rounding of the angles.
            if sweep < 4 * max(abs(start), abs(end)).ulp { sweep = turn }
        }
        return min(sweep, turn) * (clockwise ? -1 : 1)
    }

    /// Adds a circular arc of a relative angle; see `CGMutablePath.addRelativeArc`.
    package mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, delta.isFinite else {
            return Warning.print(
                """
                An arc must have a finite radius, start angle and delta, got \(radius), \
                \(startAngle) and \(delta); it is not added to the path.
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
                to: to.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform)
            )
        }
    }

    /// Adds an arc tangent to two lines; see `CGMutablePath.addArc`.
    package mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let from = currentPoint else {
            return Warning.print(
                "addArc needs a current point and has no effect without one. Call move(to:) first."
            )
        }
        guard radius >= 0, radius.isFinite else {
            return Warning.print(
                "An arc must have a finite radius of at least 0, got \(radius); it is not added."
            )
        }
        let start = from.applying(transform.isIdentity ? transform : transform.inverted())
        let incoming = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let outgoing = CGVector(
            dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y
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
