import Foundation
import Legato
import Testing

/// Listings on animations of layers.
///
/// The listings of the documentation comments on animations of layers.
struct AnimationListings {
    private let display = HeadlessDisplay(size: CGSize(width: 480, height: 320))
    private let card = CALayer()

    init() {
        card.frame = CGRect(x: 40, y: 100, width: 160, height: 120)
        card.backgroundColor = .white
        display.rootLayer.addSublayer(card)
        display.advance(frames: 1)
    }

    /// Returns the presentation layer of the card after a time.
    private func shown(after time: Double) throws -> CALayer {
        display.advance(by: time)
        return try #require(card.presentation())
    }

    @Test("A pulse enlarges the card and reverses")
    func pulse() throws {
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        pulse.fromValue = 1
        pulse.toValue = 1.2
        pulse.duration = 0.4
        pulse.autoreverses = true
        card.add(pulse, forKey: "pulse")
        #expect(abs(try shown(after: 0.4).transform.m11 - 1.2) < 0.02)
        #expect(try shown(after: 0.5).transform.m11 == 1)
    }

    @Test("A card fades in")
    func fade() throws {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 0.3
        card.add(fade, forKey: "fade")
        #expect(abs(try shown(after: 0.15).opacity - 0.5) < 0.1)
        #expect(card.animation(forKey: "fade") != nil)
    }

    @Test("A shake adds to the position")
    func shake() throws {
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, 12, -12, 6, 0]
        shake.keyTimes = [0, 0.2, 0.5, 0.8, 1]
        shake.isAdditive = true
        shake.duration = 0.4
        card.add(shake, forKey: "shake")
        #expect(abs(try shown(after: 0.2).position.x - 108) < 4)
        #expect(try shown(after: 0.3).position.x == 120)
    }

    @Test("A spring moves the card from the edge to its model value")
    func spring() throws {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.damping = 12
        spring.duration = spring.settlingDuration
        card.add(spring, forKey: "spring")
        #expect(try shown(after: 0.05).position.x < 120)
        #expect(try shown(after: spring.settlingDuration).position.x == 120)
    }

    @Test("Animations of a group run together, each with its timing function")
    func group() throws {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 0
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        fade.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        group.duration = 0.5
        card.add(group, forKey: "appear")
        let shown = try shown(after: 0.25)
        #expect(abs(shown.position.x - 60) < 10)
        #expect(shown.opacity > 0.7 && shown.opacity < 1)
    }

    @Test("The next image is pushed in from the right")
    func transition() throws {
        let nextImage = CGImage(width: 1, height: 1, premultipliedRGBA: [255, 0, 0, 255])
        let push = CATransition()
        push.type = .push
        push.subtype = .fromRight
        card.add(push, forKey: nil)
        card.contents = nextImage
        display.advance(by: 0.125)
        let picture = display.snapshot()
        #expect(picture[45, 160] == (255, 255, 255, 255) && picture[195, 160] == (255, 0, 0, 255))
    }

    @Test("A card moves, fades, and is removed at the end")
    func animate() throws {
        CALayer.animate(.spring) {
            card.position = CGPoint(x: 320, y: 200)
            card.opacity = 0.5
        } completion: {
            card.removeFromSuperlayer()
        }
        let shown = try shown(after: 0.1)
        #expect(shown.position.x > 120 && shown.opacity < 1 && card.superlayer != nil)
        display.advance(by: 3)
        #expect(card.superlayer == nil)
    }

    @Test("A bouncy spring with a delay starts late")
    func delay() throws {
        let layer = card
        withAnimation(.spring(duration: 0.4, bounce: 0.2).delay(0.1)) {
            layer.position.x = 200
        }
        #expect(try shown(after: 0.05).position.x == 120)
        let x = try shown(after: 0.15).position.x
        #expect(x > 120 && x < 200)
    }

    @Test("A throw's animation starts with its velocity and ends at its target")
    func decay() throws {
        let (layer, velocity) = (card, 300.0)
        let motion = DecayAnimation(from: layer.position.x, velocity: velocity, rate: .fast)
        withAnimation(.decay(rate: .fast)) { layer.position.x = motion.target }
        let start = display.time
        let x = try shown(after: 0.1).position.x
        #expect(abs(x - motion.value(at: display.time - start)) < 0.5)
        #expect(try shown(after: 3).position.x == motion.target)
    }
}
