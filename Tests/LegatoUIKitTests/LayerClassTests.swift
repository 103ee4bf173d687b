import Foundation
import Legato
import LegatoUIKit
import Testing

/// Views with custom layer classes.
struct LayerClassTests {
    /// A layer that has `init()`, but no `init(layer:)`.
    private final class Dial: CAShapeLayer {
        let marks: Int

        override init() {
            marks = 12
            super.init()
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class DialView: UIView {
        override class var layerClass: AnyClass { Dial.self }

        override var layer: CAShapeLayer {
            guard let layer = super.layer as? CAShapeLayer else { fatalError("no CAShapeLayer") }
            return layer
        }
    }

    private let view = DialView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let screen: Screen

    init() { screen = Screen(view) }

    @Test("The layer is created by its init()")
    func creation() {
        #expect((view.layer as? Dial)?.marks == 12)
    }

    @Test("Views animate, are interrupted and are tapped without a copy of the layer")
    func animation() throws {
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 120
                view.alpha = 0.5
            }
        }
        screen.display.advance(by: 0.5)
        let place = CGPoint(x: 70, y: 20)
        let event = PointerEvent(location: place, time: screen.display.time, button: 0)
        screen.display.send(.pointerMoved(event))
        // Starts from the value on screen.
        screen.perform {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
            ) {
                view.center.x = 20
                view.alpha = 1
            }
        }
        let animation = view.layer.animation(forKey: "opacity") as? CABasicAnimation
        let start = try #require(animation?.fromValue as? Float)
        #expect(abs(start - 0.75) < 0.01)
        screen.display.advance(by: 2)
        screen.drag([CGPoint(x: 20, y: 20)])
        screen.display.advance(by: 1)
        #expect(taps == 1)
    }
}
