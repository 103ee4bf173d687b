import Foundation
import Legato

/// A display with views, and queries for tests.
final class NavigationStage<Content: View> {
    let display = HeadlessDisplay(size: CGSize(width: 200, height: 400))
    let hosting: HostingLayer<Content>

    init(_ view: Content) {
        hosting = HostingLayer(rootView: view)
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.advance(frames: 2)
    }

    /// Returns the presented frames of rectangles of a size that are not hidden, in the root's coordinate space.
    func places(_ size: CGSize) -> [CGRect] {
        var found: [CGRect] = []
        search(hosting, size, &found)
        return found
    }

    /// Returns the presented frame of the only rectangle of a size; nil if there are none or
    /// several.
    func place(_ size: CGSize) -> CGRect? {
        let all = places(size)
        return all.count == 1 ? all[0] : nil
    }

    private func search(_ layer: CALayer, _ size: CGSize, _ found: inout [CGRect]) {
        if layer is CAShapeLayer, layer.bounds.size == size, let shown = layer.presentation() {
            found.append(shown.convert(shown.bounds, to: nil))
        }
        for sublayer in layer.sublayers ?? [] where !sublayer.isHidden {
            search(sublayer, size, &found)
        }
    }

    func press(_ x: CGFloat, _ y: CGFloat) { display.send(.pointerDown(event(x, y))) }
    func move(_ x: CGFloat, _ y: CGFloat) { display.send(.pointerMoved(event(x, y))) }
    func release(_ x: CGFloat, _ y: CGFloat) { display.send(.pointerUp(event(x, y))) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        press(x, y)
        release(x, y)
    }

    private func event(_ x: CGFloat, _ y: CGFloat) -> PointerEvent {
        PointerEvent(location: CGPoint(x: x, y: y), time: display.time)
    }
}

/// A model that views read through state.
final class Handle<Value> {
    var set: (Value) -> Void = { _ in }
    var get: () -> Value? = { nil }
}

/// The events, in order.
final class Journal {
    var lines: [String] = []
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
