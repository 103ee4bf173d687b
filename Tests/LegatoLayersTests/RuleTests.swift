import Foundation
import Legato
import Testing

/// Timing and delegates beyond the facts.
///
/// Rules of timing and delegates that no fact covers.
struct RuleTests {
    @Test("On a clock that reads less than 0 an animation begins when the clock reads 0")
    func negativeClock() throws {
        let stage = Stage()
        stage.change { stage.layer.timeOffset = -2 }
        let animation = basic("opacity", from: 0, to: 0.5)
        stage.layer.add(animation, forKey: "a")
        CATransaction.flush()
        #expect(try #require(stage.layer.animation(forKey: "a")).beginTime == 0)
        #expect(try stage.shown().opacity == 1)
        stage.display.advance(by: 1.5)
        expectClose([Double(try stage.shown().opacity)], [0.25], within: 1e-6)
    }

    @Test("Of animations that begin and end in one commit the latest is reported first")
    func order() {
        let (stage, log) = (Stage(), AnimationLog())
        final class Named: CAAnimationDelegate {
            let name: String
            let log: AnimationLog
            init(_ name: String, _ log: AnimationLog) { (self.name, self.log) = (name, log) }
            func animationDidStart(_ animation: CAAnimation) { log.note("\(name) starts") }
            func animationDidStop(_ animation: CAAnimation, finished: Bool) {
                log.note("\(name) \(finished)")
            }
        }
        for name in ["first", "second", "third"] {
            let animation = basic("opacity", from: 0, to: 1)
            animation.delegate = Named(name, log)
            if name != "third" { animation.duration = 0.5 }
            stage.layer.add(animation, forKey: name)
        }
        stage.display.advance(by: 0.7)
        #expect(
            log.entries == [
                "third starts", "second starts", "first starts", "second true", "first true",
            ]
        )
        for name in ["fourth", "fifth"] {
            let animation = basic("opacity", from: 0, to: 1)
            animation.delegate = Named(name, log)
            stage.layer.add(animation, forKey: name)
        }
        stage.display.advance(frames: 1)
        stage.layer.removeAllAnimations()
        stage.display.advance(frames: 1)
        #expect(
            Array(log.entries.dropFirst(5)) == [
                "fifth starts", "fourth starts", "fifth false", "fourth false", "third false",
            ]
        )
    }
}
