import Foundation
import Legato
import Testing

/// Timing beyond the facts: clocks, repeats, filling, timing functions.
///
/// Rules of timing beyond the facts, on a live layer.
struct TimingRuleTests {
    @Test("repeatDuration takes precedence over repeatCount, and autoreversing does not double it")
    func repeatDuration() throws {
        let shown = try opacities(at: [0.5, 1.25, 1.5, 1.75]) {
            $0.repeatCount = 5
            $0.repeatDuration = 1.5
        }
        expectClose(shown, [0.5, 0.25, 0.5, 0.5])
        let back = try opacities(at: [0.75, 1.25, 1.6]) {
            $0.autoreverses = true
            $0.repeatDuration = 1.5
        }
        expectClose(back, [0.75, 0.75, 0.5])
    }

    @Test("A negative speed runs the cycle backwards")
    func backwards() throws {
        expectClose(try opacities(at: [0.2, 0.7]) { $0.speed = -1 }, [0.8, 0.3])
    }

    @Test("At a cycle's end the next one has begun, and after the last one its end value holds")
    func boundaries() throws {
        let shown = try opacities(at: [1, 2, 3]) {
            $0.repeatCount = 2
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
        }
        expectClose(shown, [0, 1, 1])
    }

    @Test("Filling before the begin shows the value at timeOffset")
    func offsetFill() throws {
        let shown = try opacities(at: [0, 1, 1.5]) {
            $0.beginTime = 1
            $0.timeOffset = 0.25
            $0.fillMode = .both
        }
        expectClose(shown, [0.25, 0.25, 0.75])
    }

    @Test("Filling after the end lasts only while the animation stays on the layer")
    func removedFill() throws {
        let stage = Stage()
        let animation = basic("opacity", from: 0, to: 0.5)
        animation.fillMode = .forwards
        stage.layer.add(animation, forKey: "a")
        stage.display.advance(by: 1.5)
        #expect(stage.layer.animationKeys() == nil)
        #expect(try stage.shown().opacity == 1)
    }

    @Test("A layer's duration and repeats do not affect its animations")
    func layerTiming() throws {
        let stage = Stage()
        stage.change {
            stage.layer.duration = 0.1
            stage.layer.repeatCount = 3
            stage.layer.repeatDuration = 0.2
            stage.layer.autoreverses = true
            stage.layer.fillMode = .both
        }
        let shown = try stage.clock([basic("opacity", from: 0, to: 1)], at: [0.25, 0.75]) {
            Double($0.opacity)
        }
        expectClose(shown, [0.25, 0.75])
    }

    @Test("Sublayers inherit the clocks of all superlayers")
    func inheritedClock() throws {
        let stage = Stage()
        let child = CALayer()
        stage.change {
            stage.layer.addSublayer(child)
            stage.layer.speed = 0.5
            child.speed = 0.5
        }
        child.add(basic("opacity", from: 0, to: 1), forKey: "a")
        stage.display.advance(by: 2)
        expectClose([Double(try #require(child.presentation()).opacity)], [0.5])
    }

    @Test("A stopped clock converts to 0 of its superlayer, and from there outwards")
    func stoppedClock() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        outer.timeOffset = 4
        inner.speed = 0
        inner.timeOffset = 7
        #expect(inner.convertTime(7, to: outer) == 0)
        #expect(inner.convertTime(7, to: nil) == -4)
        #expect(inner.convertTime(100, from: outer) == 7)
    }

    @Test("Control points outside 0...1 overshoot the ends, which stay exact")
    func overshoot() throws {
        let shown = try opacities(at: [0, 0.5, 1]) {
            $0.toValue = 0.5
            $0.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 2, 0.5, 2)
        }
        #expect(shown[1] > 0.6)
        expectClose([shown[0], shown[2]], [0, 0.5])
    }

    @Test("A spring runs in seconds: a short duration truncates it, and it has an initial velocity")
    func springs() throws {
        func place(_ duration: Double, velocity: CGFloat, at time: Double) throws -> Double {
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.fromValue, spring.toValue) = (0, 100)
            spring.duration = duration
            spring.initialVelocity = velocity
            spring.timingFunction = CAMediaTimingFunction(name: .linear)
            return try positions(of: spring, at: [time])[0]
        }
        expectClose([try place(0.3, velocity: 0, at: 0.15)], [61.0493], within: 1e-2)
        expectClose([try place(0.1, velocity: 0, at: 0.15)], [100], within: 1e-9)
        // x'(0) is the velocity, in multiples of the distance per second.
        expectClose([try place(1, velocity: 5, at: 0.001)], [0.5], within: 0.02)
    }

    @Test("A spring that allows overdamping is overdamped, otherwise it is critically damped")
    func overdamping() throws {
        func place(_ allows: Bool) throws -> Double {
            let spring = CASpringAnimation(keyPath: "position.x")
            (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 40)
            (spring.duration, spring.allowsOverdamping) = (2, allows)
            spring.timingFunction = CAMediaTimingFunction(name: .linear)
            return try positions(of: spring, at: [0.3])[0]
        }
        // At damping 40 the rates are 20 -+ sqrt(300).
        let (a, b) = (20 - 300.squareRoot(), 20 + 300.squareRoot())
        let creeping = 1 - (b * exp(-a * 0.3) - a * exp(-b * 0.3)) / (b - a)
        expectClose([try place(true)], [100 * creeping], within: 1e-2)
        expectClose([try place(false)], [100 * (1 - exp(-3) * 4)], within: 1e-2)
    }
}
