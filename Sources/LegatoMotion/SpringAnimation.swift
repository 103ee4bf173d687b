import Foundation

/// The spring that adds to what is running instead of merging with it.
struct SpringAnimation: Hashable, Sendable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    private let solution: SpringSolution
    private let end: Double

    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        let response = SpringResponse(
            mass: mass,
            stiffness: stiffness,
            damping: damping,
            initialVelocity: initialVelocity
        )
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        solution = response.solution
        end = response.dampingRatio == 0 ? .infinity : response.settlingDuration
    }
}

extension SpringAnimation: BuiltInAnimation {
    func resolved(magnitude: Double) -> ResolvedAnimation? {
        .unit(
            .spring(
                solution,
                initialVelocity: initialVelocity,
                end: end,
                logicalEnd: 2 * .pi / stiffness.squareRoot()
            )
        )
    }

    func velocity<V: VectorArithmetic>(
        value: V,
        time: Double,
        context: AnimationContext<V>
    ) -> V? {
        let motion = solution.coefficients(at: max(time, 0))
        return value.scaled(by: -motion.dp + initialVelocity * motion.dq)
    }
}

extension SpringAnimation: CustomStringConvertible {
    var description: String {
        "SpringAnimation(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
            + "initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: "
            + "\(initialVelocity)))"
    }
}
