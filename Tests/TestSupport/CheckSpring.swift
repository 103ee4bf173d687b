import Foundation
public import LegatoMotion
public import Testing

/// Checks the laws of a damped spring.
///
/// It starts where it should and as fast as it should, goes to its target, its velocity is the
/// derivative of its value, its force that of the velocity, steps of any length agree with the
/// closed form, its parameters make an equal spring again, and it settles when it says so.
public func checkSpring(_ spring: Spring, sourceLocation: SourceLocation = #_sourceLocation) {
    let velocities = [0, 3, -7.5]
    for v in velocities {
        checkMotion(of: spring, initialVelocity: v, sourceLocation: sourceLocation)
    }
    checkParameters(of: spring, sourceLocation: sourceLocation)
    checkSettling(of: spring, sourceLocation: sourceLocation)
}

private func checkSettling(of spring: Spring, sourceLocation: SourceLocation) {
    let settled = spring.settlingDuration
    let natural = 2 * Double.pi / spring.response
    let frequency = natural * (1 - min(spring.dampingRatio, 1) * spring.dampingRatio).squareRoot()
    for index in 0..<200 {
        let time = settled * (1 + Double(index) / 40)
        // SwiftUI's bound for under-damped springs leaves out 1/ω, which shows below 1 rad/s.
        let slack = spring.dampingRatio < 1 ? max(1, min(time, 1 / frequency)) : 1
        #expect(
            abs(1 - spring.value(target: 1.0, time: time)) <= 0.001 * slack * (1 + 1e-9),
            "\(spring) at \(time) after settling at \(settled)",
            sourceLocation: sourceLocation
        )
    }
}

private func checkMotion(
    of spring: Spring,
    initialVelocity v: Double,
    sourceLocation: SourceLocation
) {
    let target = 2.0
    func value(_ time: Double) -> Double {
        spring.value(target: target, initialVelocity: v, time: time)
    }
    func velocity(_ time: Double) -> Double {
        spring.velocity(target: target, initialVelocity: v, time: time)
    }
    #expect(value(0) == 0, "\(spring)", sourceLocation: sourceLocation)
    #expect(velocity(0) == v, "\(spring)", sourceLocation: sourceLocation)
    let natural = 2 * Double.pi / spring.response
    let scale = natural * (target + abs(v) / natural) * (1 + spring.dampingRatio)
    let rate = natural * (1 + spring.dampingRatio)
    let step = 1e-4 / rate
    var position = 0.0
    var speed = v
    var time = 0.0
    for index in 1...60 {
        let length = (0.5 + Double(index % 7)) * 0.05 / natural
        spring.update(value: &position, velocity: &speed, target: target, deltaTime: length)
        time += length
        let slope = (value(time + step) - value(time - step)) / (2 * step)
        #expect(
            abs(slope - velocity(time)) <= 1e-6 * scale,
            "\(spring) at \(time)",
            sourceLocation: sourceLocation
        )
        let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
        let force = spring.force(
            target: target,
            position: value(time),
            velocity: velocity(time)
        )
        #expect(
            abs(acceleration - force / spring.mass) <= 1e-6 * scale * rate,
            "\(spring) at \(time)",
            sourceLocation: sourceLocation
        )
        #expect(
            abs(position - value(time)) <= 1e-9 * scale
                && abs(speed - velocity(time)) <= 1e-9 * scale,
            "\(spring) at \(time)",
            sourceLocation: sourceLocation
        )
    }
    let slowest = min(spring.dampingRatio, 1 / (2 * spring.dampingRatio)) * natural
    let late = 60 / slowest
    #expect(abs(value(late) - target) <= 1e-9 * scale, "\(spring)", sourceLocation: sourceLocation)
}

private func checkParameters(of spring: Spring, sourceLocation: SourceLocation) {
    let again = [
        Spring(duration: spring.duration, bounce: spring.bounce),
        Spring(response: spring.response, dampingRatio: spring.dampingRatio),
        Spring(
            mass: spring.mass,
            stiffness: spring.stiffness,
            damping: spring.damping,
            allowOverDamping: true
        ),
    ]
    for other in again {
        let pairs = [
            (other.duration, spring.duration), (other.dampingRatio, spring.dampingRatio),
            (other.stiffness / other.mass, spring.stiffness / spring.mass),
            (other.damping / other.mass, spring.damping / spring.mass),
        ]
        for (a, b) in pairs {
            #expect(
                abs(a - b) <= 1e-9 * max(abs(a), abs(b)),
                "\(spring) as \(other)",
                sourceLocation: sourceLocation
            )
        }
        #expect(abs(other.bounce - spring.bounce) <= 1e-9, sourceLocation: sourceLocation)
    }
}
