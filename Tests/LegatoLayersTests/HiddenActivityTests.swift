import Foundation
import Legato
import Testing

/// Animations out of sight.
///
/// What animations in hidden layers cost.
struct HiddenActivityTests {
    private let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
    private let outer = CALayer()
    private let inner = CALayer()

    init() {
        outer.addSublayer(inner)
        display.perform { display.rootLayer.addSublayer(outer) }
    }

    private func turn(_ count: Float) {
        let turn = CABasicAnimation(keyPath: "position.x")
        (turn.fromValue, turn.toValue, turn.duration, turn.repeatCount) = (0, 90, 1, count)
        display.perform { inner.add(turn, forKey: nil) }
        display.advance(frames: 1)
    }

    private func hide(_ isHidden: Bool) {
        display.perform { withoutActions { outer.isHidden = isHidden } }
        display.advance(frames: 1)
    }

    @Test("An endless one in a hidden layer needs no frames, and goes on meanwhile")
    func endless() throws {
        turn(.infinity)
        #expect(!display.isIdle)
        hide(true)
        #expect(display.isIdle)
        display.advance(by: 3.5)
        hide(false)
        #expect(!display.isIdle)
        let x = try #require(inner.presentation()?.position.x)
        #expect(x > 45 && x < 60, "\(x)")
    }

    @Test("One that ends does, so that its end is reported in time")
    func finite() {
        hide(true)
        turn(2)
        #expect(!display.isIdle)
        display.advance(by: 3)
        #expect(display.isIdle)
    }

    @Test("So does one in a layer that appears by an animation")
    func appearing() {
        hide(true)
        turn(.infinity)
        let appear = CABasicAnimation(keyPath: "hidden")
        (appear.fromValue, appear.toValue, appear.duration) = (true, false, 10)
        display.perform { outer.add(appear, forKey: nil) }
        display.advance(frames: 1)
        #expect(!display.isIdle)
    }
}
