import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The header or footer of a section, which stays at the edge of the scroll view while a part of the
/// section is visible.
nonisolated struct PinnedView<Content: View>: View {
    var content: Content
    /// The edge at which it stays; nil to scroll like everything else.
    var edge: VerticalEdge?
}

extension PinnedView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PinnedNode(view, context)
    }
}

private final class PinnedNode<Content: View>: WrappingNode<PinnedView<Content>>, PlaceFollower {
    var isFollowing = false

    override init(_ view: PinnedView<Content>, _ context: NodeContext) {
        super.init(view, context)
        if view.edge != nil { graph.follow(self) }
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        view.edge == nil ? ViewItem(context) : PinnedItem(context)
    }

    override func updateView(_ view: PinnedView<Content>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
    }

    func placesChanged() {
        guard let edge = view.edge else { return }
        for case let item as PinnedItem in outerItems { item.stay(at: edge) }
    }
}

/// An item whose layer moves against the scrolling.
private final class PinnedItem: LayerItem {
    private var shift = CGPoint.zero

    init(_ context: NodeContext) { super.init(PassThroughLayer(), context) }

    override var ownIndex: Double? { 1 }

    /// Moves the layer to the edge of the visible part, within the section.
    func stay(at edge: VerticalEdge) {
        guard let shift = pinnedShift(at: edge), shift != self.shift else { return }
        self.shift = shift
        graph.later { [self] in
            Transaction().runAlone {
                layer.transform = CATransform3DMakeTranslation(shift.x, shift.y, 0)
            }
        }
    }
}
