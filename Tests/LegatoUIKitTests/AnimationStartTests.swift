import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Starts of animations.
///
/// Where an animation starts whose property was set in the same turn.
struct AnimationStartTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let screen: Screen

    init() { screen = Screen(view) }

    /// What runs the changes of a closure within a second.
    nonisolated enum Animator: CaseIterable {
        case block
        case current
        case spring
        case delayed
        case keyframes
        case animator

        @MainActor func run(_ changes: @escaping () -> Void) {
            switch self {
            case .block:
                UIView.animate(
                    withDuration: 1, delay: 0, options: .curveLinear, animations: changes
                )
            case .current:
                UIView.animate(
                    withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
                    animations: changes
                )
            case .spring:
                UIView.animate(
                    withDuration: 1, delay: 0, usingSpringWithDamping: 1,
                    initialSpringVelocity: 0, animations: changes
                )
            case .delayed: UIView.animate(withDuration: 0.5, delay: 0.5, animations: changes)
            case .keyframes:
                UIView.animateKeyframes(withDuration: 1, delay: 0) {
                    UIView.addKeyframe(
                        withRelativeStartTime: 0, relativeDuration: 1, animations: changes
                    )
                }
            case .animator:
                UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
                    .startAnimation()
            }
        }
    }

    private var scale: CGFloat { view.shown.transform.m11 }

    @Test(
        "A property that is set just before animates from that value", arguments: Animator.allCases)
    func sameTurn(animator: Animator) {
        let view = view
        screen.perform {
            view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            view.alpha = 0
            view.center.x = 200
            animator.run {
                view.transform = .identity
                view.alpha = 1
                view.center.x = 100
            }
        }
        #expect(abs(scale - 0.5) < 1e-3)
        #expect(abs(view.shown.opacity) < 1e-3)
        #expect(abs(view.shown.position.x - 200) < 1e-3)
        screen.display.advance(by: 0.6)
        #expect(scale > 0.51 && scale < 0.999)
        #expect(view.shown.opacity > 0.01 && view.shown.opacity < 0.999)
        #expect(view.shown.position.x > 100.1 && view.shown.position.x < 199)
        screen.display.advance(by: 0.6)
        #expect(scale == 1 && view.shown.opacity == 1)
        #expect(view.shown.position.x == 100)
    }

    @Test("A 3D transform that is set just before animates from that value")
    func transform3D() {
        screen.perform {
            view.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform3D = CATransform3DIdentity
            }
        }
        screen.display.advance(by: 0.5)
        #expect(abs(scale - 0.75) < 1e-3)
    }

    @Test(
        "A transform in flight animates on from where it is seen",
        arguments: [Animator.block, .current, .keyframes, .animator]
    )
    func inFlight(animator: Animator) {
        let view = view
        screen.perform {
            Animator.block.run { view.transform = CGAffineTransform(scaleX: 3, y: 3) }
        }
        screen.display.advance(by: 0.5)
        screen.perform { animator.run { view.transform = .identity } }
        #expect(abs(scale - 2) < 1e-3)
        screen.display.advance(by: 0.5)
        #expect(abs(scale - 1.5) < 1e-3)
    }

    @Test("A running animation of another property does not change the start")
    func otherProperty() {
        screen.perform { Animator.block.run { view.center.x = 100 } }
        screen.display.advance(by: 0.5)
        screen.perform {
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            Animator.block.run { view.transform = .identity }
        }
        #expect(abs(scale - 3) < 1e-3)
    }

    @Test("The second of two animations in one turn starts where the first one does")
    func twice() {
        screen.perform {
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            Animator.block.run { view.transform = .identity }
            Animator.block.run { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        }
        #expect(abs(scale - 3) < 1e-3)
    }

    @Test("Changes between begin and commit animate with the timing that was set before them")
    func begun() {
        screen.perform {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            view.center.x = 110
            UIView.setAnimationDelay(0.5)
            view.alpha = 0
            UIView.commitAnimations()
            view.layer.cornerRadius = 5
        }
        screen.display.advance(by: 0.5)
        #expect(abs(view.shown.position.x - 60) < 1e-3)
        #expect(view.shown.opacity == 1 && view.shown.cornerRadius == 5)
        screen.display.advance(by: 0.5)
        #expect(abs(view.shown.opacity - 0.5) < 1e-3)
        #expect(sentences { UIView.commitAnimations() }.count == 1)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("An animator that is not interruptible runs on; one without a duration ends at once")
    func animators() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.isInterruptible = false
        screen.perform { animator.startAnimation() }
        screen.display.advance(by: 0.5)
        let warnings = sentences {
            screen.perform {
                animator.pauseAnimation()
                animator.fractionComplete = 0
                animator.isReversed = true
                animator.stopAnimation(true)
            }
        }
        #expect(warnings.count == 4)
        screen.display.advance(by: 0.25)
        #expect(abs(view.shown.position.x - 85) < 1e-3)
        let instant = UIViewPropertyAnimator()
        instant.addAnimations { view.alpha = 0 }
        screen.perform { instant.startAnimation() }
        screen.display.advance(frames: 2)
        #expect(view.shown.opacity == 0 && instant.state == .inactive)
    }
}
