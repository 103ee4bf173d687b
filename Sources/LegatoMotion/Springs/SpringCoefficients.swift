/// How a spring's displacement and velocity follow from those at the start of its free motion.
///
/// With y the displacement from rest: y(t) = p·y(0) + q·y'(0) and y'(t) = dp·y(0) + dq·y'(0).
struct SpringCoefficients: Hashable, Sendable {
    var p: Double
    var q: Double
    var dp: Double
    var dq: Double

    static let identity = SpringCoefficients(p: 1, q: 0, dp: 0, dq: 1)

    /// The motion of `self` followed by that of `next`.
    func followed(by next: SpringCoefficients) -> SpringCoefficients {
        SpringCoefficients(
            p: next.p * p + next.q * dp,
            q: next.p * q + next.q * dq,
            dp: next.dp * p + next.dq * dp,
            dq: next.dp * q + next.dq * dq
        )
    }
}
