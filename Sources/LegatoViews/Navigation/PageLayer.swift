import Foundation
import LegatoLayers

/// The layer of a page; while disappearing it receives no input except drags of the page.
final class PageLayer: CALayer, ReachableLayer {
    /// How far from the leading edge a drag that pops the page may begin, in points.
    static let edgeReach: CGFloat = 20
    /// Where a drag of a page can begin.
    enum Grip {
        case nowhere, leadingEdge, everywhere
    }

    var isGoing = false
    var grip = Grip.nowhere
    /// Whether the leading edge is the right one.
    var isMirrored = false

    override func hitTest(_ point: CGPoint) -> CALayer? {
        let page = model()
        guard page.isGoing else { return super.hitTest(point) }
        let isInReach =
            switch page.grip {
            case .nowhere: false
            case .leadingEdge: page.isAtLeadingEdge(convert(point, from: superlayer))
            case .everywhere: true
            }
        return isInReach && super.hitTest(point) != nil ? self : nil
    }

    /// Whether a point of the layer is within reach of the leading edge.
    func isAtLeadingEdge(_ point: CGPoint) -> Bool {
        (isMirrored ? bounds.width - point.x : point.x) <= Self.edgeReach
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
