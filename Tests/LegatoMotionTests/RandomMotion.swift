import Foundation
import LegatoMotion

/// Springs and curves from a seed; equal seeds give equal ones on every platform.
struct RandomMotion {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns a number in 0..<1.
    mutating func unit() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) * 0x1p-53
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    /// Returns a spring of any regime, including the boundaries and no motion at all.
    mutating func spring() -> SpringResponse {
        let stiffness = pow(10, number(-2...5))
        let mass = pow(10, number(-1...1))
        let critical = 2 * (stiffness * mass).squareRoot()
        let ratios = [
            number(0...1), number(0...1), 0, 1, 1 - 1e-12, 1 + 1e-12, number(1...20), 1e8,
            .infinity,
        ]
        return SpringResponse(
            mass: mass, stiffness: stiffness,
            damping: critical * ratios[Int(unit() * Double(ratios.count))],
            initialVelocity: unit() < 0.5 ? 0 : number(-50...50), allowsOverdamping: unit() < 0.7
        )
    }

    /// Returns a time before, at, soon after or long after the start.
    mutating func time() -> Double {
        switch Int(unit() * 8) {
        case 0: -unit()
        case 1: 0
        case 2: pow(10, number(0...9))
        default: number(0...3)
        }
    }

    /// Returns a curve, every fourth with a vertical tangent.
    mutating func curve() -> CubicSolver {
        let isUpright = unit() < 0.25
        func round(_ x: Double) -> Double { isUpright ? x.rounded() : x }
        return CubicSolver(
            x1: round(unit()), y1: number(-0.5...1.5), x2: round(unit()), y2: number(-0.5...1.5)
        )
    }

    /// Returns a progress inside or near 0...1.
    mutating func progress() -> Double {
        switch Int(unit() * 10) {
        case 0: [0, 1, -0.5, 1.5][Int(unit() * 4)]
        case 1: pow(10, number(-18 ... -3))
        case 2: 1 - pow(10, number(-16 ... -3))
        default: unit()
        }
    }
}
