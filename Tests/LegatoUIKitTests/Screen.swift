import Legato
import LegatoUIKit

/// A headless display of 200 by 200 points with a white root layer.
final class Screen {
    let display = HeadlessDisplay(size: CGSize(width: 200, height: 200))

    init() {
        display.perform { display.rootLayer.backgroundColor = CGColor(gray: 1) }
    }

    /// Creates a display that shows a view.
    convenience init(_ view: UIView) {
        self.init()
        display.perform { display.rootLayer.addSublayer(view.layer) }
        display.advance(by: 0.1)
    }

    /// Creates a display that shows a view of SwiftUI in all of it.
    convenience init(showing view: some View) {
        self.init()
        display.perform {
            let host = HostingLayer(rootView: view)
            host.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(host)
        }
        display.advance(by: 0.1)
    }

    /// Runs code of the program, and shows what it has changed.
    func perform<T>(_ body: () throws -> T) rethrows -> T {
        let result = try display.perform(body)
        display.perform { CATransaction.flush() }
        return result
    }

    /// Returns the red, green and blue of a pixel, 0 to 255.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let pixel = display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    /// Presses the pointer, unless it is pressed already, moves it along points and releases it.
    func drag(_ points: [CGPoint], isPressed: Bool = false) {
        guard let first = points.first, let last = points.last else { return }
        if !isPressed {
            display.send(.pointerDown(PointerEvent(location: first, time: display.time)))
        }
        for point in points.dropFirst() {
            display.advance(frames: 1)
            display.send(.pointerMoved(PointerEvent(location: point, time: display.time)))
        }
        display.send(.pointerUp(PointerEvent(location: last, time: display.time)))
    }

    /// Sends two fingers side by side about the centre, a frame after the last event.
    func pinch(_ phase: PinchEvent.Phase, _ spread: CGFloat) {
        display.advance(frames: 1)
        let event = PinchEvent(
            phase: phase, first: CGPoint(x: 100 - spread / 2, y: 100),
            second: CGPoint(x: 100 + spread / 2, y: 100), time: display.time
        )
        display.send(.pinch(event))
    }
}

extension UIView {
    /// The view's presentation layer, or its layer before the first commit.
    var shown: CALayer { layer.presentation() ?? layer }
}
