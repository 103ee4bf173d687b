import Legato
import LegatoUIKit
import Testing

/// Details of touches.
struct TouchDetailTests {
    /// A view that logs what its touches and events report.
    private final class Reporter: UIView {
        var lines: [String] = []
        var views: [Bool] = []

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first, let event else { return }
            let (place, previous) = (
                touch.preciseLocation(in: self), touch.precisePreviousLocation(in: self)
            )
            lines.append("\(previous.x) \(place.x) \(touch.force / touch.maximumPossibleForce)")
            views.append(event.coalescedTouches(for: touch) == [touch])
            views.append(event.predictedTouches(for: touch) == [])
            views.append(event.touches(for: self) == touches)
            views.append(event.touches(for: UIView(frame: .zero)) == nil)
            let recognizers = touch.gestureRecognizers ?? []
            views.append(recognizers.count == 1 && recognizers[0] === gestureRecognizers?[0])
            views.append(recognizers.first.map { event.touches(for: $0) == touches } == true)
        }
    }

    @Test("A touch reports its locations, no force and itself; recognizers report its location")
    func details() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = Reporter(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        var places: [CGPoint] = []
        let press = UILongPressGestureRecognizer { recognizer in
            if recognizer.state == .began {
                places.append(recognizer.location(ofTouch: 0, in: view))
            }
        }
        press.cancelsTouchesInView = false
        view.addGestureRecognizer(press)
        root.addSubview(view)
        let screen = Screen(root)
        screen.display.send(
            .pointerDown(PointerEvent(location: CGPoint(x: 60, y: 50), time: screen.display.time))
        )
        screen.display.advance(by: 1)
        screen.drag([CGPoint(x: 60, y: 50), CGPoint(x: 64, y: 50)], isPressed: true)
        #expect(places == [CGPoint(x: 40, y: 30)])
        #expect(view.lines == ["40.0 44.0 0.0"])
        #expect(view.views.count == 6 && !view.views.contains(false))
    }
}
