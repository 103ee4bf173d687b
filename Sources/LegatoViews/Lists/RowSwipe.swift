import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A drag across a list row, in points; positive towards the trailing edge.
enum RowDrag {
    /// The pointer is at a distance from where it was pressed.
    case moved(CGFloat)
    /// The pointer was released with a velocity, in points per second.
    case ended(CGFloat)
}

/// A swipe of a list row: how far its content is from its place, and the buttons that it uncovers.
final class RowSwipe {
    /// The part of the row that a full swipe crosses.
    static let fullPart: CGFloat = 0.6

    /// The distance of the content from its place, in points; positive towards the trailing edge.
    let offset: AnimatedValue<CGFloat>
    /// The offset at which the content comes to rest, or is held by the pointer.
    var goal: CGFloat = 0
    /// The edge whose buttons are uncovered.
    private(set) var edge: HorizontalEdge
    /// Whether a release runs the first button, which covers the others.
    private(set) var isFull = false
    /// Whether the content has come back to its place, so that the buttons can be removed.
    var isOver = false
    /// Whether the buttons are shown, or will be.
    var isOpen = false
    /// The buttons, as soon as they are part of the tree.
    var node: TypedNode<RowButtons>?
    let first = FirstSwipeAction()
    /// The offset at which the pointer caught the content, minus the distance of the pointer.
    private var base: CGFloat?

    init(at edge: HorizontalEdge, _ graph: ViewGraph, _ place: TransactionNode) {
        self.edge = edge
        offset = AnimatedValue(0, graph, place, of: Self.self)
    }

    /// The item of the buttons.
    var item: ViewItem? { node?.items.first }
    /// Whether the pointer holds the content.
    var isHeld: Bool { base != nil }
    /// 1 for the leading edge, from which the content goes to the trailing edge, and otherwise -1.
    var sign: CGFloat { edge == .leading ? 1 : -1 }
    /// The width that the content uncovers now.
    var uncovered: CGFloat { max(0, sign * offset.shown) }

    /// The width of the buttons in a row of a height.
    func width(in height: CGFloat) -> CGFloat? {
        item?.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
    }

    /// Sets the goal to where the pointer holds the content of a row of a size, of whose edges only
    /// some have buttons.
    ///
    /// Beyond its buttons, the content follows with resistance unless a full swipe is allowed.
    ///
    /// - Returns: Whether other buttons are uncovered, or in another arrangement.
    func follow(_ distance: CGFloat, in size: CGSize, _ sides: (HorizontalEdge) -> Bool?) -> Bool {
        if base == nil {
            offset.hold()
            base = offset.shown - distance
        }
        goal = (base ?? 0) + distance
        let (old, wasFull) = (edge, isFull)
        if goal != 0 { edge = goal > 0 ? .leading : .trailing }
        let allowsFull = sides(edge)
        if allowsFull == nil { goal = 0 }
        let width = edge == old ? width(in: size.height) : nil
        if allowsFull == false, let width, abs(goal) > width {
            goal = sign * (width + (abs(goal) - width) / 4)
        }
        isFull = allowsFull == true && abs(goal) > Self.fullPart * size.width
        return edge != old || isFull != wasFull || node == nil
    }

    /// Ends the drag, and returns whether the content would stay beyond the middle of buttons of a
    /// width after a quarter of a second.
    func release(_ velocity: CGFloat, _ width: CGFloat) -> Bool {
        base = nil
        return isFull || sign * (goal + velocity / 4) > width / 2
    }

    /// Ends the drag without an effect.
    func letGo() { (base, isFull) = (nil, false) }
}

/// The buttons at an edge of a row, in order from there.
struct RowButtons: View {
    var edge = HorizontalEdge.trailing
    /// Whether the first button covers the others.
    var isFull = false
    var buttons = SwipeSides()
    var first: FirstSwipeAction
    /// Covers the buttons.
    var close: () -> Void = {}
    var delete: (() -> Void)?

    var body: some View {
        LayoutView(
            layout: SwipeRowLayout(edge: edge, isFull: isFull, first: first),
            content: Group {
                if let buttons = buttons[edge] {
                    buttons.view
                } else if edge == .trailing, let delete {
                    Button("Delete", role: .destructive, action: delete)
                }
            }
        )
        .environment(\.buttonMaker, StyleMaker(swipeBefore: close))
        .labelStyle(SwipeLabelStyle())
        .symbolVariant(.fill)
    }
}
