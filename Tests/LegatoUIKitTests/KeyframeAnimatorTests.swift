import Legato
import LegatoUIKit
import TestSupport
import Testing

/// What property animators share with other animations.
struct KeyframeAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let screen: Screen

    init() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.addSubview(view)
        screen = Screen(outer)
    }

    private var x: CGFloat { view.shown.position.x }

    /// An animator of a second that moves the view to 110 in its first half and back in the second.
    private func animator(_ duration: TimeInterval = 0) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animateKeyframes(withDuration: duration, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.center.x = 110
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.center.x = 10
                    view.alpha = 0
                }
            }
        }
    }

    @Test(
        "Keyframes follow the progress of an animator, whatever their own duration",
        arguments: [0, 3])
    func scrub(duration: TimeInterval) {
        let animator = animator(duration)
        for (part, place, alpha) in [
            (0.25, 60.0, 1.0), (0.5, 110, 1), (0.75, 60, 0.5), (0.1, 30, 1),
        ] {
            screen.perform { animator.fractionComplete = part }
            screen.display.advance(frames: 1)
            #expect(abs(x - place) < 1e-6 && abs(CGFloat(view.shown.opacity) - alpha) < 1e-6)
        }
        screen.perform { animator.startAnimation() }
        screen.display.advance(by: 0.4)
        #expect(abs(x - 110) < 2)
        screen.perform { animator.isReversed = true }
        screen.display.advance(by: 0.2)
        #expect(abs(x - 70) < 4)
        screen.display.advance(by: 1)
        #expect(view.center.x == 10 && view.alpha == 1 && animator.state == .inactive)
    }

    @Test("A spring passes the keyframes of its animator")
    func spring() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.center.x = 110
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.center.x = 10
                }
            }
        }
        screen.perform { animator.startAnimation() }
        var most: CGFloat = 0
        for _ in 0..<60 {
            screen.display.advance(frames: 1)
            most = max(most, x)
            let part = screen.perform { Double(animator.fractionComplete) }
            #expect(abs(x - (part < 0.5 ? 10 + 200 * part : 210 - 200 * part)) < 3)
        }
        #expect(most > 95)
        screen.display.advance(by: 0.5)
        #expect(view.center.x == 10)
    }

    @Test("Keyframes take the duration of the block around them, unless they override it")
    func inherited() {
        screen.perform {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                UIView.animateKeyframes(
                    withDuration: 0.5, delay: 0,
                    options: UIView.KeyframeAnimationOptions(
                        rawValue: UIView.AnimationOptions.curveLinear.rawValue
                    )
                ) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                        view.center.x = 110
                    }
                }
            }
        }
        screen.display.advance(by: 1)
        #expect(abs(x - 60) < 2)
        screen.display.advance(by: 2)
        screen.perform {
            UIView.animate(withDuration: 2) {
                UIView.animateKeyframes(
                    withDuration: 0.5, delay: 0, options: .overrideInheritedDuration
                ) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                        view.center.x = 10
                    }
                }
            }
        }
        screen.display.advance(by: 0.6)
        #expect(x == 10)
    }

    @Test("Values that are set while an animator runs stay at its end")
    func values() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.center.x = 120
            view.alpha = 0
        }
        screen.perform { animator.startAnimation() }
        screen.display.advance(by: 0.5)
        screen.perform {
            view.center.x = 50
            UIView.animate(withDuration: 0.2) { view.alpha = 1 }
        }
        screen.display.advance(by: 1)
        #expect(view.center.x == 50 && view.alpha == 1 && animator.state == .inactive)
        #expect(x == 50 && view.shown.opacity == 1)
    }

    @Test("A second animator of a property takes it over from the first one")
    func second() {
        let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        screen.perform { first.startAnimation() }
        screen.display.advance(by: 0.5)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 10 }
        screen.perform { second.startAnimation() }
        var last = x
        for _ in 0..<70 {
            screen.display.advance(frames: 1)
            #expect(x <= last)
            last = x
        }
        #expect(view.center.x == 10 && x == 10)
    }

    @Test(
        "An animator that is stopped takes the value on screen, and its end if it is finished there"
    )
    func stopped() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        screen.perform { animator.startAnimation() }
        screen.display.advance(by: 0.5)
        screen.perform { animator.stopAnimation(false) }
        #expect(abs(view.center.x - 60) < 2)
        screen.perform { animator.finishAnimation(at: .end) }
        #expect(view.center.x == 110)
    }

    @Test("Changes with a delay factor start in what is left, and end with the others")
    func delayFactor() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        screen.perform { animator.fractionComplete = 0.5 }
        screen.display.advance(frames: 1)
        #expect(abs(x - 60) < 1e-6 && view.shown.opacity == 1)
        screen.perform {
            animator.addAnimations { view.center.y = 110 }
            animator.addAnimations({ view.layer.cornerRadius = 10 }, delayFactor: 0.5)
            animator.fractionComplete = 0.75
        }
        screen.display.advance(frames: 1)
        let shown = view.shown
        #expect(abs(shown.opacity - 0.5) < 1e-6 && abs(shown.position.y - 60) < 1e-6)
        #expect(shown.cornerRadius == 0)
        screen.perform { animator.startAnimation() }
        screen.display.advance(by: 0.125)
        #expect(abs(view.shown.cornerRadius - 5) < 0.5)
        screen.display.advance(by: 0.3)
        #expect(view.alpha == 0 && view.center.y == 110 && view.shown.cornerRadius == 10)
    }

    /// A view with a part that fills it after layout.
    private final class Filled: UIView {
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

        override func layoutSubviews() { part.frame = bounds }
    }

    @Test("With layoutSubviews, what a keyframe's resized view places moves in that keyframe")
    func layout() {
        let filled = Filled(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        filled.addSubview(filled.part)
        let screen = Screen(filled)
        screen.perform {
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: [.layoutSubviews, linear]
            ) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    filled.bounds.size.width = 120
                }
            }
        }
        screen.display.advance(by: 0.25)
        #expect(abs(filled.part.shown.bounds.width - 70) < 2)
        screen.display.advance(by: 0.35)
        #expect(filled.part.shown.bounds.width == 120)
    }

    private var linear: UIView.KeyframeAnimationOptions {
        UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    }
}
