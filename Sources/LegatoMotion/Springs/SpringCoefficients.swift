/// The linear map from a spring's displacement and velocity at the start to those at a later time.
///
/// With y the displacement from the target: y(t) = p·y(0) + q·y'(0) and y'(t) = dp·y(0) + dq·y'(0).
struct SpringCoefficients: Hashable, Sendable {
    var p: Double
    var q: Double
    var dp: Double
    var dq: Double

    static let identity = SpringCoefficients(p: 1, q: 0, dp: 0, dq: 1)

    /// Returns the motion of `self` followed by that of `next`.
    func followed(by next: SpringCoefficients) -> SpringCoefficients {
        SpringCoefficients(
            p: next.p * p + next.q * dp, q: next.p * q + next.q * dq,
            dp: next.dp * p + next.dq * dp, dq: next.dp * q + next.dq * dq
        )
    }
}
