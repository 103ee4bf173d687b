import Legato
import Foundation
import LegatoUIKit
import Testing

/// Copies of UIKit's objects.
@MainActor struct CopyTests {
    @Test("A copy of a shadow has its values, and later changes leave the original")
    func shadow() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = nil
        let copy = try #require(shadow.copy() as? NSShadow)
        #expect(copy.shadowOffset == CGSize(width: 2, height: 3))
        #expect(copy.shadowBlurRadius == 4 && copy.shadowColor == nil)
        copy.shadowBlurRadius = 9
        #expect(shadow.shadowBlurRadius == 4)
    }

    @Test("A copy of a renderer's format has its values, and later changes leave the original")
    func format() throws {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let copy = try #require(format.copy() as? UIGraphicsImageRendererFormat)
        #expect(copy.scale == 3 && copy.opaque && copy.bounds == format.bounds)
        copy.scale = 1
        #expect(format.scale == 3)
    }

    @Test("A copy of an action has its values and calls its closure")
    func action() throws {
        var senders: [UIAction] = []
        let action = UIAction(title: "Play", identifier: UIAction.Identifier("play")) {
            senders.append($0)
        }
        let copy = try #require(action.copy() as? UIAction)
        #expect(copy !== action && copy.title == "Play" && copy.identifier == action.identifier)
        copy.title = "Stop"
        #expect(action.title == "Play")
        let button = UIButton(type: .system, primaryAction: copy)
        button.sendActions(for: .primaryActionTriggered)
        #expect(senders.count == 1 && senders.first === copy)
    }

    @Test("A copy of an animator has its timing and settings, but moves nothing")
    func animator() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let screen = Screen(view)
        let spring = UISpringTimingParameters(dampingRatio: 0.5)
        let animator = UIViewPropertyAnimator(duration: 2, timingParameters: spring)
        var ends = 0
        screen.perform {
            animator.addAnimations { view.center.x = 100 }
            animator.addCompletion { _ in ends += 1 }
            animator.pausesOnCompletion = true
            animator.startAnimation(afterDelay: 0.5)
        }
        screen.display.advance(by: 1)
        let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
        #expect(copy !== animator && copy.state == .inactive && !copy.isRunning)
        #expect(copy.duration == animator.duration && copy.delay == 0.5)
        #expect(copy.pausesOnCompletion && copy.fractionComplete == 0)
        #expect((copy.timingParameters as? UISpringTimingParameters) === spring)
        screen.perform {
            copy.pausesOnCompletion = false
            animator.stopAnimation(true)
            view.center.x = 5
            copy.startAnimation()
        }
        screen.display.advance(by: 5)
        #expect(copy.state == .inactive && ends == 0 && view.center.x == 5)
        #expect(animator.pausesOnCompletion)
    }
}
