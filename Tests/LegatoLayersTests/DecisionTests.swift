import Foundation
import Legato
import Testing

/// Decisions where sources differ.
///
/// Decisions about conflicting sources that no other suite tests.
struct DecisionTests {
    @Test("C6 A paused animation whose offset is its duration shows the end")
    func pausedAtEnd() throws {
        let shown = try opacities(at: [0, 0.5, 3]) {
            $0.speed = 0
            $0.timeOffset = 1
        }
        expectClose(shown, [1, 1, 1])
        let before = try opacities(at: [0, 3]) {
            $0.speed = 0
            $0.timeOffset = 0.75
        }
        expectClose(before, [0.75, 0.75])
    }

    @Test("C8 An overdamped spring settles at the first tenth of a second at which it is at rest")
    func overdamped() {
        let spring = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
        expectClose([spring.settlingDuration], [4.2], within: 1e-9)
        expectClose([spring.duration], [4.2], within: 1e-9)
    }

    @Test("C14 A basic animation without values shows the underlying value")
    func noValues() throws {
        let stage = Stage()
        stage.change { stage.layer.zPosition = 7 }
        let under = basic("zPosition", from: 10, to: 20)
        let shown = try stage.clock([under, basic("zPosition")], at: [0, 0.5, 1, 2]) {
            Double($0.zPosition)
        }
        expectClose(shown, [10, 15, 20, 7])
    }

    @Test("C15 A spring without a duration lasts 0.25 s, not until it settles")
    func springDuration() throws {
        let stage = Stage()
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.fromValue = 0
        #expect(spring.duration == 0)
        #expect(spring.settlingDuration > 1)
        stage.layer.add(spring, forKey: "a")
        #expect(try #require(stage.layer.animation(forKey: "a")).duration == 0.25)
        stage.display.advance(by: 0.3)
        #expect(stage.layer.animationKeys() == nil)
    }
}
