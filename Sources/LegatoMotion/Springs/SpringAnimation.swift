import Foundation
import LegatoGraphics

/// An additive spring, which adds to the running animations instead of merging with them.
struct SpringAnimation: Hashable, Sendable {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let initialVelocity: Double
    private let solution: SpringSolution
    private let end: Double

    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        let check = NumberCheck(Animation.self, "interpolatingSpring")
        self.mass = check.order(mass)
        self.stiffness = check.order(stiffness)
        self.damping = max(check.order(damping), 0)
        self.initialVelocity = check.finite(initialVelocity, "0 is used") ?? 0
        guard mass > 0, stiffness > 0, mass.isFinite, stiffness.isFinite else {
            solution = .critical(decay: 1)
            end = 0
            return
        }
        let response = SpringResponse(
            mass: mass, stiffness: stiffness, damping: self.damping,
            initialVelocity: self.initialVelocity
        )
        solution = response.solution
        end = response.dampingRatio == 0 ? .infinity : response.settlingDuration
    }
}

extension SpringAnimation: BuiltInAnimation {
    func resolved(magnitude: Double) -> ResolvedAnimation? {
        .unit(
            UnitMotion(
                .spring(
                    solution, initialVelocity: initialVelocity, end: end,
                    logicalEnd: end > 0 ? 2 * .pi / stiffness.squareRoot() : 0
                )
            )
        )
    }

    func velocity<V: VectorArithmetic>(value: V, time: Double, context: AnimationContext<V>) -> V? {
        guard end > 0 else { return nil }
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
