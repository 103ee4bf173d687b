import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// An item inside dynamic nodes: the item itself, wrapped in the transitions of these nodes.
///
/// The nodes share it, and its identity does not depend on the transitions that run.
final class TransitionItem: ViewItem {
    /// The wrapped item; nil only during release.
    @exclusivity(unchecked) private var content: ViewItem?
    /// The transitions created so far, from the outermost node to the innermost.
    @exclusivity(unchecked) private var sides: [TransitionSide] = []
    /// The id of the element of the innermost `ForEach` around the item; nil outside any.
    @exclusivity(unchecked) var elementID: AnyHashable?
    /// The elements in a lazy container that the item belongs to, from the innermost `ForEach`
    /// outwards.
    private(set) var elements: [LazyElement] = []

    /// Wraps an item for the innermost dynamic node around it.
    init(_ item: ViewItem, in node: ViewNode) {
        content = item
        super.init(in: node)
        item.transitionItem = self
        innerGap = item.gap
        setChildren([item])
    }

    /// Makes the item belong to an element, in place of another one of the same `ForEach`.
    func join(_ element: LazyElement) {
        guard !elements.contains(where: { $0 === element }) else { return }
        elements.removeAll { $0.owner === element.owner }
        elements.append(element)
    }

    isolated deinit {
        content?.transitionItem = nil
        releaseWithStackRoom {
            defer { (content, sides) = (nil, []) }
            return (content, sides)
        }
    }

    /// The item that is inserted and removed.
    var inner: ViewItem { content ?? self }

    override var only: ViewItem? { inner }
    /// Whether it or something inside is being removed.
    override var isLeaving: Bool { sides.contains(where: \.isGoing) || super.isLeaving }

    /// Returns the transition of a dynamic node; nil if none has been created yet.
    func side(of node: ViewNode) -> TransitionSide? { sides.first { $0.node === node.ownLink } }

    /// Inserts a transition inside those of outer nodes.
    func insert(_ side: TransitionSide) {
        let place = sides.firstIndex { $0.depth > side.depth } ?? sides.count
        let outer = place == 0 ? self : sides[place - 1].slot
        side.slot.setChildren(outer.children)
        side.setChildren([side.slot])
        outer.setChildren([side])
        sides.insert(side, at: place)
    }
}
