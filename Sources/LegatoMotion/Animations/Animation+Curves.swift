extension Animation {
    /// The default duration of the curves, in seconds.
    private static let curveDuration = 0.35

    /// A linear animation of 0.35 s.
    public static var linear: Animation { linear(duration: curveDuration) }

    /// Creates a linear animation of a duration in seconds; it ends immediately if the duration is
    /// <= 0 or NaN.
    public static func linear(duration: Double) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
    }

    /// An ease-in animation of 0.35 s.
    public static var easeIn: Animation { easeIn(duration: curveDuration) }

    /// Creates an ease-in animation of a duration in seconds; it ends immediately if the duration
    /// is <= 0 or NaN.
    public static func easeIn(duration: Double) -> Animation {
        timingCurve(0.42, 0, 1, 1, duration: duration)
    }

    /// An ease-out animation of 0.35 s.
    public static var easeOut: Animation { easeOut(duration: curveDuration) }

    /// Creates an ease-out animation of a duration in seconds; it ends immediately if the duration
    /// is <= 0 or NaN.
    public static func easeOut(duration: Double) -> Animation {
        timingCurve(0, 0, 0.58, 1, duration: duration)
    }

    /// An ease-in, ease-out animation of 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

    /// Creates an ease-in, ease-out animation of a duration in seconds; it ends immediately if the
    /// duration is <= 0 or NaN.
    public static func easeInOut(duration: Double) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// Creates a cubic Bézier animation from its control points; x is clamped to 0...1, y is not.
    ///
    /// If a coordinate is NaN, the curve is linear.
    ///
    /// - Parameters:
    ///   - p1x: The x coordinate of the first control point.
    ///   - p1y: The y coordinate of the first control point.
    ///   - p2x: The x coordinate of the second control point.
    ///   - p2y: The y coordinate of the second control point.
    ///   - duration: The duration in seconds, 0.35 by default; if it is <= 0 or NaN, the animation
    ///     ends immediately.
    /// - Returns: The animation.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(BezierAnimation(duration: duration, x1: p1x, y1: p1y, x2: p2x, y2: p2y))
    }

    /// Creates an animation along a unit curve, of a duration in seconds; it ends immediately if
    /// the duration is <= 0 or NaN.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(UnitCurveAnimation(curve: curve, duration: duration))
    }
}
