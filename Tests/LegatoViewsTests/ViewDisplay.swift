import Foundation
import Legato

/// A headless display that shows a view, with mouse and keyboard input.
final class ViewDisplay<Content: View> {
    let display: HeadlessDisplay
    let hosting: HostingLayer<Content>

    init(_ view: Content, size: CGSize = CGSize(width: 300, height: 200), frames: Int = 1) {
        display = HeadlessDisplay(size: size)
        hosting = HostingLayer(rootView: view)
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.rootLayer.backgroundColor = CGColor(gray: 1, alpha: 1)
        display.advance(frames: frames)
    }

    func down(_ x: CGFloat, _ y: CGFloat) { display.send(.pointerDown(event(x, y))) }
    func move(_ x: CGFloat, _ y: CGFloat) { display.send(.pointerMoved(event(x, y))) }
    func up(_ x: CGFloat, _ y: CGFloat) { display.send(.pointerUp(event(x, y))) }
    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        display.advance(frames: 2)
        up(x, y)
        display.advance(frames: 1)
    }
    func key(_ key: String, _ modifiers: EventModifiers = []) {
        display.send(.keyDown(KeyEvent(key: key, modifiers: modifiers, time: display.time)))
        display.advance(frames: 1)
    }

    /// Returns the layers of a size that no superlayer hides.
    func layers(_ size: CGSize) -> [CALayer] {
        var found: [CALayer] = []
        var waiting: [CALayer] = [hosting]
        while let layer = waiting.popLast() {
            if layer.bounds.size == size { found.append(layer) }
            waiting += (layer.sublayers ?? []).filter { !$0.isHidden }
        }
        return found
    }

    /// Returns a layer with a text; nil if none is shown.
    func layer(ofText text: String) -> CATextLayer? {
        var waiting: [CALayer] = [display.rootLayer]
        while let layer = waiting.popLast() {
            if let layer = layer as? CATextLayer, layer.string as? String == text { return layer }
            waiting += (layer.sublayers ?? []).filter { !$0.isHidden }
        }
        return nil
    }

    /// Returns the presented centre of a text; nil if it is not shown.
    func middle(ofText text: String) -> CGPoint? { layer(ofText: text).map(middle) }

    /// Returns the red, green and blue components of a pixel of the current frame.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let pixel = display.snapshot()[x, y]
        return [pixel.red, pixel.green, pixel.blue]
    }

    /// Returns the presented centre of a layer.
    func middle(_ layer: CALayer) -> CGPoint {
        guard let shown = layer.presentation() else { return .zero }
        return shown.convert(
            CGPoint(x: shown.bounds.midX, y: shown.bounds.midY),
            to: display.rootLayer.presentation()
        )
    }

    private func event(_ x: CGFloat, _ y: CGFloat) -> PointerEvent {
        PointerEvent(location: CGPoint(x: x, y: y), time: display.time)
    }
}
