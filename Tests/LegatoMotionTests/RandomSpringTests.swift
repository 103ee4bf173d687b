import Foundation
import LegatoMotion
import TestSupport
import Testing

extension SeededRandom {
    /// Returns a number in a range.
    mutating func double(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &self)
    }
}

/// Ten thousand springs of all regimes, including their boundaries.
struct RandomSpringTests {
    static let count = 10_000

    private func ratio(_ index: Int, _ random: inout SeededRandom) -> Double {
        switch index % 8 {
        case 0: 1
        case 1: 1 - exp(random.double(-27 ... -2))
        case 2: 1 + exp(random.double(-27 ... -2))
        case 3: random.double(1.01...20)
        default: random.double(0.02...0.99)
        }
    }

    private func spring(_ index: Int, _ random: inout SeededRandom) -> Spring {
        let ratio = ratio(index, &random)
        let response = exp(random.double(-3...1.5))
        switch index % 5 {
        case 0: return Spring(response: response, dampingRatio: ratio)
        case 1: return Spring(duration: response, bounce: ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
        case 2:
            return Spring(settlingDuration: response, dampingRatio: min(max(ratio, 0.1), 1))
        default:
            let mass = exp(random.double(-3...3))
            let natural = 2 * Double.pi / response
            return Spring(
                mass: mass, stiffness: mass * natural * natural,
                damping: 2 * mass * ratio * natural, allowOverDamping: true
            )
        }
    }

    @Test func springsObeyTheLaws() {
        var random = SeededRandom(seed: 20_261_121)
        for index in 0..<Self.count { checkSpring(spring(index, &random), samples: 5) }
    }

    /// Values are continuous across the boundary between two regimes.
    @Test func springsCloseToCriticalDampingMoveAlike() {
        var random = SeededRandom(seed: 4711)
        var worst = 0.0
        for _ in 0..<Self.count {
            let response = exp(random.double(-3...1.5))
            let offset = exp(random.double(-30 ... -7))
            let velocity = random.double(-20...20)
            let time = random.double(0...3) * response
            let values = [1 - offset, 1, 1 + offset].map { ratio in
                Spring(response: response, dampingRatio: ratio)
                    .value(target: 1.0, initialVelocity: velocity, time: time)
            }
            let scale = 1 + abs(velocity) * response
            for value in [values[0], values[2]] {
                worst = max(worst, (abs(value - values[1]) - 1e-12) / (scale * offset))
            }
        }
        // For a delta of 1, ∂x/∂ζ is at most a few units.
        #expect(worst < 3)
    }

    @Test func physicalParametersRoundTripForAnyMass() {
        var random = SeededRandom(seed: 99)
        var worst = 0.0
        for _ in 0..<Self.count {
            let mass = exp(random.double(-5...5))
            let stiffness = exp(random.double(-2...8))
            let damping = 2 * (mass * stiffness).squareRoot() * exp(random.double(-4...6))
            let spring = Spring(
                mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true
            )
            let ratio = damping / (2 * (mass * stiffness).squareRoot())
            for (read, given) in [
                (spring.mass, mass), (spring.stiffness, stiffness), (spring.damping, damping),
                (spring.dampingRatio, ratio),
                (spring.response, 2 * .pi * (mass / stiffness).squareRoot()),
            ] { worst = max(worst, abs(read - given) / given) }
            let again = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
            let time = random.double(0...2) * spring.response
            let (a, b) = (
                spring.value(target: 1.0, time: time), again.value(target: 1.0, time: time)
            )
            worst = max(worst, abs(a - b) * 1e-3)
        }
        #expect(worst < 1e-12)
    }
}
