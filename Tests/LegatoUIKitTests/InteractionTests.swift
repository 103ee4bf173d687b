import Legato
@testable import LegatoUIKit
import Testing

/// Touches of animating views, and delayed touches.
struct InteractionTests {
    /// A view that logs its touches.
    private final class Logged: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("began")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("ended")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.append("cancelled")
        }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let view = Logged(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let screen: Screen

    init() {
        root.addSubview(view)
        screen = Screen(root)
    }

    private func tap() { screen.drag([CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)]) }

    @Test("A view that animates receives no touches, unless the block allows them")
    func animations() {
        screen.perform { UIView.animate(withDuration: 1) { view.alpha = 0.5 } }
        tap()
        #expect(view.log.isEmpty)
        screen.display.advance(by: 1.1)
        tap()
        #expect(view.log == ["began", "ended"])
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
                view.alpha = 1
            }
        }
        tap()
        #expect(view.log.count == 4)
    }

    @Test("A removed animation gives the touches back")
    func removed() {
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0.5 }
        }
        screen.display.advance(by: 2)
        tap()
        #expect(view.log.isEmpty)
        screen.perform { view.layer.removeAllAnimations() }
        screen.display.advance(frames: 1)
        tap()
        #expect(view.log == ["began", "ended"])
    }

    @Test("An animator keeps touches away only on demand, and only while it runs")
    func animators() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        animator.isUserInteractionEnabled = false
        screen.perform { animator.startAnimation() }
        tap()
        #expect(view.log.isEmpty)
        screen.perform { animator.pauseAnimation() }
        tap()
        #expect(view.log.count == 2)
        screen.perform { animator.startAnimation() }
        tap()
        #expect(view.log.count == 2)
        screen.display.advance(by: 1.1)
        tap()
        #expect(view.log.count == 4)
    }

    @Test("An animator that scrubs along its curve shows another fraction than a linear one")
    func scrubbing() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
        screen.perform { animator.fractionComplete = 0.5 }
        #expect(view.layer.presentation()?.position.x == 100)
        screen.perform {
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
        }
        let x = view.layer.presentation()?.position.x ?? 0
        #expect(x > 70 && x < 90 && animator.fractionComplete == 0.5)
        screen.perform { animator.startAnimation() }
        screen.display.advance(by: 1.1)
        #expect(view.center.x == 150 && animator.state == .inactive)
    }

    @Test("A recognizer that delays touches passes them on when it has failed")
    func delays() {
        let pan = UIPanGestureRecognizer()
        pan.delaysTouchesBegan = true
        screen.perform { view.addGestureRecognizer(pan) }
        let display = screen.display
        display.send(
            .pointerDown(PointerEvent(location: CGPoint(x: 50, y: 50), time: display.time)))
        display.advance(frames: 1)
        #expect(view.log.isEmpty)
        display.send(.pointerUp(PointerEvent(location: CGPoint(x: 50, y: 50), time: display.time)))
        #expect(view.log == ["began", "ended"])
        screen.drag([50, 55, 65, 75].map { CGPoint(x: $0, y: 50) })
        #expect(view.log.count == 2, "the drag is recognized")
    }

    @Test("The touch of a tap that waits for another recognizer ends when that has failed")
    func lateEnds() {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        screen.perform { for one in [single, double] { view.addGestureRecognizer(one) } }
        tap()
        #expect(view.log == ["began"])
        screen.display.advance(by: 0.5)
        #expect(view.log == ["began", "cancelled"])
        single.delaysTouchesEnded = false
        tap()
        #expect(view.log.suffix(2) == ["began", "ended"])
        screen.display.advance(by: 0.5)
        #expect(view.log.count == 4)
    }

    @Test("A recognizer follows only allowed types of touches")
    func types() {
        var count = 0
        let tap = UITapGestureRecognizer { _ in count += 1 }
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        screen.perform { view.addGestureRecognizer(tap) }
        self.tap()
        #expect(count == 0)
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        self.tap()
        #expect(count == 1)
    }

    @Test("The application ignores touches as often as it was demanded")
    func ignoring() {
        let app = UIApplication.shared
        app.beginIgnoringInteractionEvents()
        tap()
        #expect(view.log.isEmpty && app.isIgnoringInteractionEvents)
        app.endIgnoringInteractionEvents()
        tap()
        #expect(view.log.count == 2 && !app.isIgnoringInteractionEvents)
    }

    @Test("A transition may hide and show its views")
    func showHide() {
        let other = UIView(frame: view.frame)
        other.isHidden = true
        screen.perform {
            root.addSubview(other)
            UIView.transition(
                from: view, to: other, duration: 0.2, options: .showHideTransitionViews)
        }
        #expect(view.isHidden && !other.isHidden && view.superview === root)
    }
}
