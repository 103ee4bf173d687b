import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An element inside dynamic nodes: itself, or with the transitions of these nodes around it.
///
/// The nodes around it share it and see one element that stays the same, whatever comes and goes
/// with which transition.
final class TransitionItem: ViewItem {
    /// The element; nil only during release.
    private var content: ViewItem?
    /// The transitions around the element that were needed so far, from the outermost node's on.
    private var sides: [TransitionSide] = []

    /// Creates the element around another one for the innermost dynamic node around that.
    init(_ item: ViewItem, in node: ViewNode) {
        content = item
        super.init(node.inner)
        item.transitionItem = self
        setChildren([item])
    }

    isolated deinit {
        content?.transitionItem = nil
        releaseWithStackRoom {
            defer { (content, sides) = (nil, []) }
            return (content, sides)
        }
    }

    /// The element that is inserted and removed.
    private var inner: ViewItem { content ?? self }

    override var only: ViewItem? { inner }
    /// Whether it goes, or holds what does.
    override var isLeaving: Bool { sides.contains(where: \.isGoing) || super.isLeaving }

    /// The transition of a dynamic node around the element; nil if none was needed so far.
    func side(of node: ViewNode) -> TransitionSide? { sides.first { $0.node === node.ownLink } }

    /// Puts a transition around the element: inside those of nodes further out.
    func insert(_ side: TransitionSide) {
        let place = sides.firstIndex { $0.depth > side.depth } ?? sides.count
        let outer = place == 0 ? self : sides[place - 1].slot
        side.slot.setChildren(outer.children)
        side.setChildren([side.slot])
        outer.setChildren([side])
        sides.insert(side, at: place)
    }

    /// The transition set in the element; otherwise that set around it, as far as what lies around
    /// stands for the element.
    var statedTransition: AnyTransition {
        if let transition = inner.transition { return transition }
        var item: ViewItem = self
        while let outer = item.container, outer.only === item || outer is TransitionItem {
            if let transition = outer.ownTransition { return transition }
            item = outer
        }
        return .opacity
    }
}
