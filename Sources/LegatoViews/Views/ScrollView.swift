import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that scrolls larger content by dragging, flicking or the wheel.
///
/// ```swift
/// ScrollView(.horizontal) {
///     HStack {
///         ForEach(0..<20) { Text("Item \($0)") }
///     }
/// }
/// ```
public struct ScrollView<Content: View>: View {
    /// It has no body.
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    /// Creates a view that scrolls along the given axes; indicators are not drawn.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.content) = (axes, content())
    }

    /// Stacks several views vertically.
    fileprivate var stack: LayoutView<VStackLayout, Content> {
        LayoutView(layout: VStackLayout(), content: content)
    }
}

extension ScrollView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ScrollNode(view, context)
    }
}

private final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>> {
    private lazy var child = inner.makeNode(view.stack)
    private lazy var item = ScrollItem(view.axes, context)

    override init(_ view: ScrollView<Content>, _ context: NodeContext) {
        super.init(view, context)
        gatherItems()
    }

    override var children: [ViewNode] { [child] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { item.setChildren(child.items) }

    override func updateView(_ view: ScrollView<Content>) {
        super.updateView(view)
        item.axes = view.axes
        child.update(view.stack)
    }
}

/// An item that shows part of a larger one.
private final class ScrollItem: LayerItem {
    override var ownName: String? { "ScrollView" }

    /// The animation of a flick and of the return from beyond an edge.
    private static let settling = Animation.smooth(duration: 0.7)

    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidateLayout() } }
    }
    private var contentSize = CGSize.zero
    /// The content offset when the drag began.
    private var start: CGPoint?

    init(_ axes: Axis.Set, _ context: NodeContext) {
        self.axes = axes
        super.init(CALayer(), context)
        layer.masksToBounds = true
        layer.addGesture(
            DragGesture()
                .onChanged { [weak self] in self?.drag($0) }
                .onEnded { [weak self] in self?.release($0) }
        )
        let wheel = WheelRecognizer { [weak self] in self?.turn($0) ?? false }
        layer.addGesture(MadeGesture(recognizer: wheel))
    }

    override var only: ViewItem? { nil }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height
        )
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = children.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height
        )
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let content = children.first else { return }
        let offer = inner(ProposedViewSize(bounds.size))
        contentSize = content.placedSize(offer)
        let left = axes.contains(.horizontal) ? 0 : (bounds.width - contentSize.width) / 2
        let top = axes.contains(.vertical) ? 0 : (bounds.height - contentSize.height) / 2
        content.place(at: CGPoint(x: left, y: top), anchor: .topLeading, proposal: offer)
        let offset = clamped(layer.bounds.origin)
        guard start == nil, offset != layer.bounds.origin else { return }
        graph.later { [self] in
            graph.change(at: transactions) { layer.bounds.origin = offset }
        }
    }

    override func setGeometry() {
        let offset = layer.bounds.origin
        super.setGeometry()
        layer.bounds.origin = offset
    }

    // MARK: Scrolling

    /// The largest content offset.
    private var end: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(0, contentSize.width - frame.width) : 0,
            y: axes.contains(.vertical) ? max(0, contentSize.height - frame.height) : 0
        )
    }

    private func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, 0), end.x), y: min(max(offset.y, 0), end.y))
    }

    /// Restricts an offset to the scrolling axes, with rubber-banding past the edges.
    private func stretched(_ offset: CGPoint) -> CGPoint {
        let (wide, high) = (RubberBand(dimension: frame.width), RubberBand(dimension: frame.height))
        return CGPoint(
            x: axes.contains(.horizontal) ? wide.limited(offset.x, to: 0...end.x) : 0,
            y: axes.contains(.vertical) ? high.limited(offset.y, to: 0...end.y) : 0
        )
    }

    private func drag(_ value: DragGesture.Value) {
        let start = start ?? layer.bounds.origin
        self.start = start
        let offset = CGPoint(
            x: start.x - value.translation.width, y: start.y - value.translation.height
        )
        withTransaction(.gestureChange) { layer.bounds.origin = stretched(offset) }
    }

    private func release(_ value: DragGesture.Value) {
        start = nil
        let rate = DecelerationRate.normal
        let end = CGPoint(
            x: layer.bounds.minX - rate.projectedDistance(velocity: value.velocity.width),
            y: layer.bounds.minY - rate.projectedDistance(velocity: value.velocity.height)
        )
        withAnimation(Self.settling) { layer.bounds.origin = clamped(end) }
    }

    /// Scrolls by a wheel delta, in points.
    ///
    /// - Returns: Whether the offset changed.
    private func turn(_ delta: CGSize) -> Bool {
        let offset = layer.bounds.origin
        let target = clamped(CGPoint(x: offset.x - delta.width, y: offset.y - delta.height))
        guard target != offset else { return false }
        withAnimation(.interactiveSpring) { layer.bounds.origin = target }
        return true
    }
}

/// Recognises wheel events without Control or Command held.
private final class WheelRecognizer: GestureRecognizer {
    private let turn: (CGSize) -> Bool
    private(set) var state = GestureRecognizerState.over
    let input = GestureInput.wheel

    init(_ turn: @escaping (CGSize) -> Bool) { self.turn = turn }

    func scrolled(_ event: ScrollEvent, on layer: CALayer) {
        let isPlain = event.modifiers.isDisjoint(with: [.control, .command])
        state = isPlain && turn(event.delta) ? .active : .over
    }

    func cancelled(_ event: PointerEvent, on layer: CALayer) { state = .over }
}
