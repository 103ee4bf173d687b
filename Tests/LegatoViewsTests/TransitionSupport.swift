import Legato

/// A tree of views on a separate display, for tests of its animations.
final class Stage<Content: View> {
    let display: HeadlessDisplay
    let hosting: HostingLayer<Content>

    init(_ content: Content, size: CGSize = CGSize(width: 200, height: 100)) {
        display = HeadlessDisplay(size: size)
        hosting = HostingLayer(rootView: content)
        hosting.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(hosting)
        display.advance(frames: 1)
    }

    /// Makes changes in the display's context.
    func perform(_ body: () -> Void) { display.perform(body) }

    /// The descendants of the hosting layer, superlayers first and back to front.
    var layers: [CALayer] {
        var all: [CALayer] = []
        var waiting = (hosting.sublayers ?? []).reversed().map { $0 }
        while let layer = waiting.popLast() {
            all.append(layer)
            waiting += (layer.sublayers ?? []).reversed()
        }
        return all
    }

    /// The innermost layers.
    var leaves: [CALayer] { layers.filter { ($0.sublayers ?? []).isEmpty } }

    /// Returns the product of the presented opacities from the hosting layer down to a layer.
    func shownOpacity(_ layer: CALayer) -> Double {
        var opacity = 1.0
        var current: CALayer? = layer
        while let layer = current, layer !== hosting {
            opacity *= Double((layer.presentation() ?? layer).opacity)
            current = layer.superlayer
        }
        return opacity
    }

    /// Returns the presented origin of a layer, in the hosting layer's coordinate space.
    func shownOrigin(_ layer: CALayer) -> CGPoint {
        guard let shown = layer.presentation(), let root = hosting.presentation() else {
            return CGPoint(x: CGFloat.nan, y: .nan)
        }
        return shown.convert(.zero, to: root)
    }
}
