/// The free motion of a fluid spring since it began or was last merged.
///
/// While the response blends from that of a merged spring, the motion is composed of steps of 1/300
/// s, each exact for the response at its midpoint; otherwise it is computed in closed form.
struct FluidTrajectory: Hashable, Sendable {
    /// A blend of the response, in seconds since the motion began.
    struct Blend: Hashable, Sendable {
        /// The start of the blend; zero or less.
        var start: Double
        var duration: Double
        /// The old response minus the new one.
        var interval: Double

        var end: Double { start + duration }
    }

    let spring: FluidSpringAnimation
    let blend: Blend?
    let final: SpringSolution
    /// The level above which the motion cannot have settled; see `FluidSettling.level`.
    let restLevel: Double
    private let atBlendEnd: SpringCoefficients

    private static let step = 1.0 / 300

    /// The trajectory of the default spring, as a placeholder.
    static let standing = FluidTrajectory(
        spring: FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)
    )

    init(spring: FluidSpringAnimation, blend: Blend? = nil) {
        self.spring = spring
        self.final = spring.solution(response: spring.response)
        restLevel = FluidSettling.restLevel(
            of: final, stiffness: FluidSpringAnimation.stiffness(response: spring.response),
            dampingRatio: spring.effectiveDamping
        )
        if let blend, blend.end > 0, blend.interval != 0 {
            self.blend = blend
            atBlendEnd = Self.blended(spring, blend, until: blend.end)
        } else {
            self.blend = nil
            atBlendEnd = .identity
        }
    }

    /// Returns the coefficients of the motion at a time since it began.
    @inline(__always)
    func coefficients(at time: Double) -> SpringCoefficients {
        guard let blend else { return final.coefficients(at: time) }
        guard time < blend.end else {
            return atBlendEnd.followed(by: final.coefficients(at: time - blend.end))
        }
        return Self.blended(spring, blend, until: time)
    }

    func stiffness(at time: Double) -> Double {
        FluidSpringAnimation.stiffness(response: response(at: time))
    }

    func damping(at time: Double) -> Double {
        2 * spring.effectiveDamping * stiffness(at: time).squareRoot()
    }

    func response(at time: Double) -> Double {
        blend.map { Self.response(spring, $0, at: time) } ?? spring.response
    }

    /// The first time at which the elapsed time reaches the current response.
    var logicalEnd: Double {
        guard let blend else { return max(spring.response, 0) }
        var low = 0.0
        var high = max(spring.response, spring.response + blend.interval, 0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if middle >= response(at: middle) { high = middle } else { low = middle }
        }
        return high
    }

    private static func response(
        _ spring: FluidSpringAnimation, _ blend: Blend, at time: Double
    ) -> Double {
        let p = min(max((time - blend.start) / blend.duration, 0), 1)
        return spring.response + blend.interval * (1 - p * p * (3 - 2 * p))
    }

    private static func blended(
        _ spring: FluidSpringAnimation, _ blend: Blend, until time: Double
    ) -> SpringCoefficients {
        var result = SpringCoefficients.identity
        var index = 0.0
        while index * step < time {
            let begin = index * step
            let middle = response(spring, blend, at: begin + step / 2)
            let solution = spring.solution(response: middle)
            result = result.followed(by: solution.coefficients(at: min(step, time - begin)))
            index += 1
        }
        return result
    }
}
