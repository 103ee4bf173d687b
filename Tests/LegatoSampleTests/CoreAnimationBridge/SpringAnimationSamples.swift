import Foundation
import Legato
import Testing

/// 002 Core Animation: springs and groups.
///
/// Samples 7 to 10 of document 002: springs and groups.
@MainActor struct SpringAnimationSamples {
    private let stage = BridgeStage()
    private let times = [0, 0.05, 0.15, 0.3, 0.6, 1]

    @Test func sample7_aPhysicalSpringOvershootsAndSettles() throws {
        let spring = CASpringAnimation(keyPath: "transform.scale")
        spring.fromValue = 0.0
        spring.toValue = 1.0
        spring.mass = 1.0
        spring.stiffness = 180.0
        spring.damping = 9.0
        spring.initialVelocity = 0.0
        spring.duration = spring.settlingDuration
        #expect(spring.settlingDuration > 0.5)
        let twin = Spring(mass: 1, stiffness: 180, damping: 9)
        stage.change {
            stage.layer.add(spring, forKey: "pop")
            stage.layer.transform = CATransform3DIdentity
        }
        let seen = try stage.values(at: times) { Double($0.transform.m11) }
        expectEqual(seen, times.map { twin.value(target: 1.0, time: $0) }, within: 1e-6)
        #expect(seen.contains { $0 > 1.05 })
        // A spring truncated at its settling duration does not jump to the model.
        let end = try stage.values(at: [spring.duration - 0.001]) { Double($0.transform.m11) }
        expectEqual(end, [1], within: 0.01)
        stage.display.advance(by: 1)
        #expect(CATransform3DIsIdentity(try stage.shown().transform))
    }

    @Test func sample8_aPerceptualSpringEqualsThatOfViews() throws {
        let spring = CASpringAnimation(perceptualDuration: 0.6, bounce: 0.25)
        spring.keyPath = "position.y"
        let y = stage.layer.position.y
        spring.fromValue = y
        spring.toValue = y - 90
        stage.change {
            stage.layer.add(spring, forKey: "lift")
            stage.layer.position.y -= 90
        }
        let twin = Spring(duration: 0.6, bounce: 0.25)
        let times = times.filter { $0 < spring.duration }
        let seen = try stage.values(at: times) { Double(y - $0.position.y) }
        expectEqual(seen, times.map { twin.value(target: 90.0, time: $0) }, within: 1e-4)
        #expect(stage.layer.position.y == y - 90)
        stage.display.advance(by: 6)
        #expect(try stage.shown().position.y == y - 90)
    }

    /// The document gives `.snappy` 0.4 s; here and in SwiftUI it is 0.5 s.
    @Test func sample9_theSpringPresetsOfViewsWorkOnLayers() throws {
        for (preset, duration, bounce) in [
            (Spring.smooth, 0.5, 0.0), (.snappy, 0.5, 0.15), (.bouncy, 0.5, 0.3),
        ] {
            let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
            #expect(abs(Double(spring.mass) - preset.mass) < 1e-9)
            #expect(abs(Double(spring.stiffness) - preset.stiffness) < 1e-9)
            #expect(abs(Double(spring.damping) - preset.damping) < 1e-9)
        }
        let printed = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.15)
        #expect(abs(Double(printed.stiffness) - Spring.snappy.stiffness) > 1)
    }

    @Test func sample10_aGroupRunsItsAnimationsTogether() throws {
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.fromValue = 0.4
        grow.toValue = 1.0
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.0
        fade.toValue = 1.0
        let group = CAAnimationGroup()
        group.animations = [grow, fade]
        group.duration = 0.5
        group.timingFunction = CAMediaTimingFunction(name: .easeOut)
        stage.change {
            stage.layer.add(group, forKey: "enter")
            stage.layer.transform = CATransform3DIdentity
            stage.layer.opacity = 1
        }
        let parts = [0, 0.2, 0.5, 0.9, 1, 3]
        let seen = try stage.values(at: parts.map { $0 / 2 }) {
            [Double($0.transform.m11), Double($0.opacity)]
        }
        let progress = curve(.easeOut, at: parts.map { min($0, 1) })
        expectEqual(seen.map { $0[0] }, progress.map { 0.4 + 0.6 * $0 }, within: 1e-6)
        expectEqual(seen.map { $0[1] }, progress, within: 1e-6)
    }
}
