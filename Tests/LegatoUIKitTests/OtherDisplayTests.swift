import Legato
@testable import LegatoUIKit
import Testing

/// Views on another display than that whose code runs.
struct OtherDisplayTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let shown: Screen
    private let other = Screen()

    init() { shown = Screen(view) }

    @Test("An animator runs by the clock of the display of its views, and ends")
    func animator() {
        other.display.advance(by: 5)
        var isOver = false
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
            view.center.x = 110
        }
        animator.addCompletion { _ in isOver = true }
        other.perform { animator.startAnimation() }
        shown.perform {}
        shown.display.advance(by: 0.5)
        #expect(abs(view.shown.position.x - 60) < 2)
        #expect(!isOver)
        shown.display.advance(by: 0.6)
        #expect(isOver && view.shown.position.x == 110)
    }

    @Test("A stepper repeats on its display")
    func stepper() {
        let stepper = UIStepper()
        shown.perform { view.addSubview(stepper) }
        let touch = UITouch(at: CGPoint(x: 80, y: 10), time: shown.display.time, in: stepper)
        other.perform { _ = stepper.beginTracking(touch, with: nil) }
        #expect(stepper.value == 1)
        other.display.advance(by: 2)
        #expect(stepper.value == 1)
        shown.display.advance(by: 0.75)
        #expect(stepper.value == 4)
        other.perform { stepper.cancelTracking(with: nil) }
    }

    @Test("A stepper that is deallocated while it is pressed leaves the display idle")
    func deallocatedStepper() {
        let screen = Screen()
        weak var released: UIStepper?
        screen.perform {
            let stepper = UIStepper()
            released = stepper
            screen.display.rootLayer.addSublayer(stepper.layer)
            let touch = UITouch(at: CGPoint(x: 80, y: 10), time: screen.display.time, in: stepper)
            _ = stepper.beginTracking(touch, with: nil)
            stepper.layer.removeFromSuperlayer()
        }
        screen.display.advance(by: 1)
        #expect(released == nil && screen.display.isIdle)
    }
}
