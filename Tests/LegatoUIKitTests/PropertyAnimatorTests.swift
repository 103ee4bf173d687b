import TestSupport
import Testing
import Legato
import LegatoUIKit

/// Property animators.
struct PropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let screen: Screen

    init() { screen = Screen(view) }

    private var x: CGFloat { view.shown.position.x }

    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool {
        abs(a - b) <= tolerance
    }

    private func animator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
    }

    @Test("It runs to its end and calls its completions")
    func run() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        screen.perform {
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
        }
        #expect(animator.state == .active && animator.isRunning)
        screen.display.advance(by: 0.5)
        #expect(near(x, 60))
        #expect(near(animator.fractionComplete(in: screen), 0.5))
        screen.display.advance(by: 0.6)
        #expect(near(x, 110))
        #expect(ends == [.end])
        #expect(animator.state == .inactive && view.layer.animationKeys() == nil)
    }

    @Test("It is scrubbed back and forth")
    func scrub() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 110 }
        for fraction in [0.2, 0.9, 0.4] {
            screen.perform { animator.fractionComplete = fraction }
            #expect(near(x, 10 + 100 * fraction))
            screen.display.advance(by: 0.3)
            #expect(near(x, 10 + 100 * fraction))
        }
        #expect(!animator.isRunning)
        #expect(sentences { animator.fractionComplete = .nan }.count == 1)
        #expect(animator.fractionComplete == 0.4)
    }

    @Test("It is paused in flight, and continues without a jump")
    func pause() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
            view.center.x = 110
        }
        screen.perform { animator.startAnimation() }
        screen.display.advance(by: 0.3)
        let caught = x
        screen.perform { animator.pauseAnimation() }
        #expect(near(x, caught))
        screen.display.advance(by: 1)
        #expect(near(x, caught))
        #expect(near(10 + 100 * animator.fractionComplete, caught))
        screen.perform {
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
                durationFactor: 0.5
            )
        }
        screen.display.advance(by: 0.25)
        #expect(near(x, (caught + 110) / 2))
        screen.display.advance(by: 0.3)
        #expect(near(x, 110))
    }

    @Test("Reversed in flight, it returns to its start")
    func reverse() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        screen.perform {
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
        }
        screen.display.advance(by: 0.5)
        screen.perform { animator.isReversed = true }
        #expect(near(x, 60))
        screen.display.advance(by: 0.25)
        #expect(near(x, 35))
        screen.display.advance(by: 0.4)
        #expect(near(x, 10))
        #expect(view.center.x == 10)
        #expect(ends == [.start])
    }

    @Test("Stopped, the views stay where they are")
    func stop() {
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        screen.perform {
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
        }
        screen.display.advance(by: 0.5)
        screen.perform { animator.stopAnimation(false) }
        #expect(near(view.center.x, 60))
        #expect(animator.state == .stopped)
        screen.perform { animator.finishAnimation(at: .end) }
        #expect(view.center.x == 110)
        #expect(ends == [.end])
    }

    @Test("An animator with a spring's physical parameters lasts until the spring settles")
    func spring() {
        let spring = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0)
        )
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
        #expect(near(CGFloat(animator.duration), 1.4727003, 1e-6))
    }

    @Test("Changes added to a running animator start where they are, and end with it")
    func added() {
        let animator = animator()
        screen.perform { animator.startAnimation() }
        screen.display.advance(by: 0.5)
        screen.perform { animator.addAnimations { view.alpha = 0 } }
        #expect(near(CGFloat(view.shown.opacity), 1))
        screen.display.advance(by: 0.25)
        #expect(near(CGFloat(view.shown.opacity), 0.5))
        screen.display.advance(by: 0.3)
        #expect(view.alpha == 0)
    }
}

extension UIViewPropertyAnimator {
    fileprivate func fractionComplete(in screen: Screen) -> CGFloat {
        screen.display.perform { fractionComplete }
    }
}
