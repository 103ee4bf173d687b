import Legato

/// A tree of views on a display of its own, for tests of what moves in it.
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

    /// Makes changes as the display's own code.
    func perform(_ body: () -> Void) { display.perform(body) }

    /// The layers below the hosting one, from outside in and from the back.
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

    /// The product of the opacities shown from the hosting layer down to a layer.
    func shownOpacity(_ layer: CALayer) -> Double {
        var opacity = 1.0
        var current: CALayer? = layer
        while let layer = current, layer !== hosting {
            opacity *= Double((layer.presentation() ?? layer).opacity)
            current = layer.superlayer
        }
        return opacity
    }

    /// Where a layer's origin shows, in the space of the hosting layer.
    func shownOrigin(_ layer: CALayer) -> CGPoint {
        guard let shown = layer.presentation(), let root = hosting.presentation() else {
            return CGPoint(x: CGFloat.nan, y: .nan)
        }
        return shown.convert(.zero, to: root)
    }
}
