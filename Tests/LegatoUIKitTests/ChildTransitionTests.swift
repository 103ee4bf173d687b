import Legato
import LegatoUIKit
import Testing

/// Transitions between children.
struct ChildTransitionTests {
    @Test(
        "The views of two children are exchanged, and both appear and disappear once",
        arguments: [UIView.AnimationOptions.curveLinear, .transitionCrossDissolve]
    )
    func exchange(options: UIView.AnimationOptions) {
        let (container, first, second) = (
            UIViewController(), LoggedController(), LoggedController()
        )
        for child in [first, second] { container.addChild(child) }
        container.view.addSubview(first.view)
        let screen = Screen(container.view)
        #expect(first.log.contains("did appear"))
        var results: [Bool] = []
        screen.perform {
            container.transition(
                from: first, to: second, duration: 0.5, options: options,
                animations: { second.view.alpha = 0.5 }, completion: { results.append($0) }
            )
        }
        screen.display.advance(by: 0.2)
        #expect(second.log.contains("will appear") && !second.log.contains("did appear"))
        #expect(second.view.superview === container.view && results.isEmpty)
        screen.display.advance(by: 0.6)
        #expect(results == [true] && first.view.superview == nil)
        #expect(second.log.filter { $0 == "did appear" }.count == 1)
        #expect(first.log.filter { $0 == "did disappear" }.count == 1)
    }
}
