import Foundation
import LegatoMotion
import TestSupport
import Testing

struct SpringTests {
    static let springs: [Spring] = [
        Spring(), .smooth, .snappy, .bouncy, Spring(duration: 0.3, bounce: 0.9),
        Spring(duration: 2, bounce: -0.4), Spring(response: 0.2, dampingRatio: 1.5),
        Spring(response: 1.3, dampingRatio: 0.05), Spring(response: 0.7, dampingRatio: 1 + 1e-9),
        Spring(response: 0.7, dampingRatio: 1 - 1e-9),
        Spring(mass: 2.5, stiffness: 170, damping: 12),
        Spring(mass: 0.4, stiffness: 30, damping: 20, allowOverDamping: true),
        Spring(mass: 3, stiffness: 100, damping: 90),
        Spring(settlingDuration: 1, dampingRatio: 0.8),
        Spring(settlingDuration: 0.4, dampingRatio: 1),
    ]

    @Test(arguments: springs)
    func springsObeyTheLaws(spring: Spring) {
        checkSpring(spring)
    }

    @Test func motionIsContinuousAcrossTheRegimes() {
        for offset in [1e-3, 1e-6, 1e-9, 1e-12] {
            let critical = Spring(response: 0.5, dampingRatio: 1)
            for ratio in [1 - offset, 1 + offset] {
                let spring = Spring(response: 0.5, dampingRatio: ratio)
                for index in 0...50 {
                    let time = Double(index) / 50
                    let value = spring.value(target: 1.0, initialVelocity: 4, time: time)
                    let limit = critical.value(target: 1.0, initialVelocity: 4, time: time)
                    #expect(abs(value - limit) <= 2 * offset + 1e-12, "ζ \(ratio) at \(time)")
                    let velocity = spring.velocity(target: 1.0, initialVelocity: 4, time: time)
                    let slope = critical.velocity(target: 1.0, initialVelocity: 4, time: time)
                    #expect(abs(velocity - slope) <= 30 * offset + 1e-11, "ζ \(ratio) at \(time)")
                }
            }
        }
    }

    @Test(arguments: [0.3, 1, 2.5], [(120.0, 8.0), (40, 30), (300, 34.64)])
    func parametersRoundTripForAnyMass(mass: Double, physics: (Double, Double)) {
        let (stiffness, damping) = physics
        let spring = Spring(
            mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true
        )
        #expect(abs(spring.stiffness - stiffness) < 1e-9 * stiffness)
        #expect(abs(spring.damping - damping) < 1e-9 * damping)
        #expect(spring.mass == mass)
        let critical = 2 * (stiffness * mass).squareRoot()
        #expect(abs(spring.dampingRatio - damping / critical) < 1e-9 * spring.dampingRatio)
        let response = 2 * Double.pi * (mass / stiffness).squareRoot()
        #expect(abs(spring.response - response) < 1e-9 * response)
    }

    @Test func overdampingIsClampedUnlessAllowed() {
        let spring = Spring(mass: 2, stiffness: 50, damping: 90)
        #expect(spring.dampingRatio == 1)
        #expect(spring.bounce == 0)
        #expect(Spring(mass: 2, stiffness: 50, damping: 90, allowOverDamping: true).bounce < 0)
    }

    @Test func springsOfAnimatableValuesStartAtTheirValueAndVelocity() {
        let from = CGPoint(x: 10, y: -5)
        let to = CGPoint(x: 110, y: 45)
        let velocity = CGPoint(x: 30, y: 0)
        func value(_ time: Double) -> CGPoint {
            Spring.bouncy.value(fromValue: from, toValue: to, initialVelocity: velocity, time: time)
        }
        #expect(value(0) == from)
        #expect(
            Spring.bouncy.velocity(
                fromValue: from, toValue: to, initialVelocity: velocity, time: 0
            ) == velocity
        )
        #expect(abs(value(20).x - 110) < 1e-9)
        let expected =
            10 + Spring.bouncy.value(target: 100.0, initialVelocity: 30, time: 0.2)
        #expect(abs(value(0.2).x - expected) < 1e-12)
        #expect(
            Spring.bouncy.settlingDuration(
                fromValue: 3.0, toValue: 10, initialVelocity: 0, epsilon: 0.01
            )
                == Spring.bouncy.settlingDuration(target: 7.0, epsilon: 0.01)
        )
        #expect(
            Spring.bouncy.force(fromValue: 3.0, toValue: 10, position: 4, velocity: 2)
                == Spring.bouncy.force(target: 10.0, position: 4, velocity: 2)
        )
    }

    @Test(arguments: [0, 5, -5.0], [(100.0, 10.0), (100, 20), (100, 60), (4, 1)])
    func responsesObeyTheLaws(velocity: Double, physics: (Double, Double)) {
        let response = SpringResponse(
            mass: 1.5, stiffness: physics.0, damping: physics.1, initialVelocity: velocity,
            allowsOverdamping: true
        )
        #expect(response.value(at: 0) == 0)
        #expect(response.velocity(at: 0) == velocity)
        for index in 1...100 {
            let time = Double(index) / 40
            let slope = (response.value(at: time + 1e-6) - response.value(at: time - 1e-6)) / 2e-6
            #expect(abs(slope - response.velocity(at: time)) < 1e-6, "at \(time)")
        }
        let settled = response.settlingDuration
        for index in 0..<200 {
            let time = settled * (1 + Double(index) / 40)
            #expect(abs(1 - response.value(at: time)) <= 0.001 * (1 + 1e-9), "at \(time)")
        }
    }

    @Test func anOverdampedResponseDoesNotOvershoot() {
        let response = SpringResponse(
            mass: 1, stiffness: 246.74, damping: 62.83, initialVelocity: 1, allowsOverdamping: true
        )
        for index in 0...1000 { #expect(response.value(at: Double(index) / 500) < 1) }
    }

    @Test func withInfiniteDampingItDoesNotMove() {
        let response = SpringResponse(
            mass: 1, stiffness: 100, damping: .infinity, allowsOverdamping: true
        )
        #expect(response.value(at: 3) == 0)
        #expect(response.velocity(at: 3) == 0)
        #expect(response.settlingDuration == 0)
    }

    @Test func aMassOfZeroTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = SpringResponse(mass: 0, stiffness: 1, damping: 1)
        }
    }
}
