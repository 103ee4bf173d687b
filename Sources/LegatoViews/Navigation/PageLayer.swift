import Foundation
import LegatoLayers

/// The layer of a page; while disappearing it receives no input except drags of the page.
final class PageLayer: CALayer, ReachableLayer {
    /// How far from the leading edge a drag that pops the page may begin, in points.
    static let edgeReach: CGFloat = 20
    var isGoing = false
    var canBeDragged = false

    override func hitTest(_ point: CGPoint) -> CALayer? {
        let page = model()
        guard page.isGoing else { return super.hitTest(point) }
        return page.canBeDragged && super.hitTest(point) != nil ? self : nil
    }
}

/// The layer that dims the views behind a page and can block input to them.
final class BackdropLayer: CALayer, ReachableLayer {
    var isModal = false

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        isModal = (layer as? BackdropLayer)?.isModal ?? false
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint) -> CALayer? {
        isModal ? super.hitTest(point) : nil
    }
}
