import Foundation
public import LegatoMotion
public import Testing

/// Checks the laws of a damped spring.
///
/// It starts at its initial value and velocity and goes to its target. Its velocity is the derivative
/// of its value (relative 10⁻⁶), its force that of the velocity. Steps of any length agree with the
/// closed form, its parameters define an equal spring, and it settles at its settling duration.
///
/// - Parameters:
///   - spring: The spring, which must settle.
///   - samples: The number of sampled times; fewer suffice where there are many springs.
///   - sourceLocation: The location at which failures are reported.
public func checkSpring(
    _ spring: Spring, samples: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
) {
    var complaints: [String] = []
    for v in samples < 60 ? [3.0] : [0, 3, -7.5] {
        complaints += motionComplaints(spring, initialVelocity: v, samples: samples)
    }
    complaints += parameterComplaints(spring) + settlingComplaints(spring, samples: samples)
    for complaint in complaints {
        Issue.record("\(spring): \(complaint)", sourceLocation: sourceLocation)
    }
}

private func settlingComplaints(_ spring: Spring, samples: Int) -> [String] {
    let settled = spring.settlingDuration
    if settled == 0 {
        // SwiftUI's search ends after 102 s; slower springs have no settling duration.
        let late = abs(1 - spring.value(target: 1.0, time: 101.4))
        return late >= 0.001 ? [] : ["settles, although its settling duration is 0"]
    }
    let children = Mirror(reflecting: spring).children
    let frequency =
        children.first { $0.label == "angularFrequency" }?.value as? Double ?? .nan
    let steps = 3 * samples
    return (0..<steps).compactMap { index in
        let time = settled * (1 + 5 * Double(index) / Double(steps))
        // SwiftUI's bound for underdamped springs omits 1/ω, which matters below 1 rad/s.
        let slack = frequency > 0 ? max(1, min(time, 1 / frequency)) : 1
        let distance = abs(1 - spring.value(target: 1.0, time: time))
        return distance <= 0.001 * slack * (1 + 1e-9)
            ? nil : "is \(distance) off at \(time) after settling at \(settled)"
    }
}

private func motionComplaints(
    _ spring: Spring, initialVelocity v: Double, samples: Int
) -> [String] {
    var complaints: [String] = []
    let target = 2.0
    func value(_ time: Double) -> Double {
        spring.value(target: target, initialVelocity: v, time: time)
    }
    func velocity(_ time: Double) -> Double {
        spring.velocity(target: target, initialVelocity: v, time: time)
    }
    func check(_ holds: Bool, _ complaint: @autoclosure () -> String) {
        if !holds { complaints.append(complaint()) }
    }
    check(value(0) == 0, "starts at \(value(0))")
    check(velocity(0) == v, "starts with \(velocity(0)), not \(v)")
    let natural = 2 * Double.pi / spring.response
    let rate = natural * (1 + spring.dampingRatio)
    let scale = rate * (target + abs(v) / natural)
    let step = 1e-4 / rate
    var position = 0.0
    var speed = v
    var time = 0.0
    for index in 1...samples {
        let length = (0.5 + Double(index % 7)) * 3 / (natural * Double(samples))
        spring.update(value: &position, velocity: &speed, target: target, deltaTime: length)
        time += length
        let now = value(time)
        let speedNow = velocity(time)
        let slope = (value(time + step) - value(time - step)) / (2 * step)
        check(
            abs(slope - speedNow) <= 1e-6 * scale, "velocity \(speedNow) at \(time), not \(slope)"
        )
        let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
        let force = spring.force(target: target, position: now, velocity: speedNow)
        check(
            abs(acceleration - force / spring.mass) <= 1e-6 * scale * rate,
            "force \(force) at \(time), acceleration \(acceleration)"
        )
        check(
            abs(position - now) <= 1e-9 * scale && abs(speed - speedNow) <= 1e-9 * scale,
            "steps give \(position), \(speed) at \(time), not \(now), \(speedNow)"
        )
    }
    let slowest = min(spring.dampingRatio, 1 / (2 * spring.dampingRatio)) * natural
    let late = 60 / slowest
    check(abs(value(late) - target) <= 1e-9 * scale, "is at \(value(late)) in the end")
    return complaints
}

private func parameterComplaints(_ spring: Spring) -> [String] {
    let again = [
        Spring(duration: spring.duration, bounce: spring.bounce),
        Spring(response: spring.response, dampingRatio: spring.dampingRatio),
        Spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
            allowOverDamping: true
        ),
    ]
    return again.compactMap { other in
        let pairs = [
            (other.duration, spring.duration), (other.dampingRatio, spring.dampingRatio),
            (other.stiffness / other.mass, spring.stiffness / spring.mass),
            (other.damping / other.mass, spring.damping / spring.mass),
        ]
        let agree = pairs.allSatisfy { a, b in abs(a - b) <= 1e-9 * max(abs(a), abs(b)) }
        return agree && abs(other.bounce - spring.bounce) <= 1e-9 ? nil : "reads back as \(other)"
    }
}
