extension Animation {
    /// The default duration of the curves, in seconds.
    private static let curveDuration = 0.35

    /// The straight line, 0.35 s.
    public static var linear: Animation { linear(duration: curveDuration) }

    /// Creates a straight line of a duration in seconds; up to zero or NaN it ends at
    /// once.
    public static func linear(duration: Double) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
    }

    /// A slow start, 0.35 s.
    public static var easeIn: Animation { easeIn(duration: curveDuration) }

    /// Creates a slow start of a duration in seconds; up to zero or NaN it ends at
    /// once.
    public static func easeIn(duration: Double) -> Animation {
        timingCurve(0.42, 0, 1, 1, duration: duration)
    }

    /// A slow end, 0.35 s.
    public static var easeOut: Animation { easeOut(duration: curveDuration) }

    /// Creates a slow end of a duration in seconds; up to zero or NaN it ends at
    /// once.
    public static func easeOut(duration: Double) -> Animation {
        timingCurve(0, 0, 0.58, 1, duration: duration)
    }

    /// A slow start and a slow end, 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

    /// Creates a slow start and end of a duration in seconds; up to zero or NaN it ends at
    /// once.
    public static func easeInOut(duration: Double) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// Creates a Bézier curve from its control points; x is limited to 0...1, y is not.
    ///
    /// With a coordinate that is NaN it is the straight line.
    ///
    /// - Parameters:
    ///   - p1x: The x of the first control point.
    ///   - p1y: The y of the first control point.
    ///   - p2x: The x of the second control point.
    ///   - p2y: The y of the second control point.
    ///   - duration: The duration in seconds, 0.35 by default; up to zero or NaN it ends at once.
    /// - Returns: The animation.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: Double = 0.35
    ) -> Animation {
        Animation(BezierAnimation(duration: duration, x1: p1x, y1: p1y, x2: p2x, y2: p2y))
    }

    /// Creates an animation along a curve, of a duration in seconds; up to zero or NaN it ends at
    /// once.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(UnitCurveAnimation(curve: curve, duration: duration))
    }
}
