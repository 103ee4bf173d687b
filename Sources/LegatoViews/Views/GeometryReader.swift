import Foundation
import LegatoGraphics
import LegatoMotion
import Observation

/// A view whose content depends on its own size; it takes up all the proposed space.
///
/// ```swift
/// GeometryReader { proxy in
///     Circle()
///         .frame(width: proxy.size.width / 3, height: proxy.size.width / 3)
/// }
/// ```
public nonisolated struct GeometryReader<Content: View>: View {
    /// Returns the content for a size and frame.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader whose content is aligned to its top leading corner.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        GeometryNode(view, context)
    }
}

private final class GeometryNode<Content: View>: HoldingNode<GeometryReader<Content>>, PlaceFollower
{
    private lazy var item = GeometryItem(context)
    private var child: TypedNode<Content>?
    /// The size for which the content was evaluated.
    private var size = CGSize.zero
    /// The properties of its position that the content read.
    private var readings = PlaceReadings()
    /// Whether the content must be evaluated again once the item is placed.
    private var isStale = false
    var isFollowing = false

    override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
        super.init(view, context)
        item.onPlace = { [weak self] in self?.placed() }
    }

    /// Evaluates the content for the item's frame in the pass that places it, so that nested
    /// readers take one pass.
    private func placed() {
        guard !isCurrent, !isRemoved else { return }
        guard graph.isLayingOut else { return graph.invalidate(self) }
        refresh()
        graph.gatherItems()
    }

    func placesChanged() {
        if child != nil, !isCurrent { graph.invalidateInFrame(self) }
    }

    /// Whether the content was evaluated for the item's current frame.
    private var isCurrent: Bool {
        !isStale && child != nil && size == item.frame.size && readings.areCurrent(of: item)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { item.setChildren(child?.items ?? []) }

    override func updateView(_ view: GeometryReader<Content>) {
        self.view = view
        guard child != nil else { return }
        guard graph.isLayingOut else { return refresh() }
        // The outer reader evaluates its content and then places this item.
        isStale = true
        item.invalidateLayout()
    }

    override func refreshView() {
        isStale = false
        let content = evaluate()
        if let child { return child.update(content) }
        child = inner.makeNode(content)
        itemsChanged()
    }

    private func evaluate() -> Content {
        (size, readings) = (item.frame.size, PlaceReadings())
        let proxy = GeometryProxy(of: item) { [weak self] reading in
            guard let self else { return }
            readings.note(reading, of: item)
            graph.follow(self)
        }
        return graph.evaluate(self) { view.content(proxy) }
    }
}

/// The item of a geometry reader, whose content is evaluated once the item has a frame.
private final class GeometryItem: ViewItem {
    override var ownName: String? { "GeometryReader" }

    var onPlace: () -> Void = {}

    override var only: ViewItem? { nil }
    private var isFilling = false
    override var isPreparing: Bool { isFilling }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Also called when the frame is unchanged, since the frame of a container may have changed.
    override func prepareContents() {
        isFilling = graph.isLayingOut
        onPlace()
        isFilling = false
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let offer = ProposedViewSize(bounds.size)
        var place = LayoutPlacement(point: bounds.origin, proposal: offer)
        if transactions.mirrors { place = place.mirrored(in: bounds) }
        for child in children {
            child.place(at: place.point, anchor: place.anchor, proposal: offer)
        }
    }
}

/// A thin line that separates views, perpendicular to the axis of the enclosing stack.
public nonisolated struct Divider: View {
    @Environment(\.stackAxis) private var axis
    @Environment(\.menuLevel) private var menuLevel
    @Environment(\.colorScheme) private var scheme

    /// Creates a divider.
    public init() {}

    /// The line.
    public var body: some View {
        Rectangle()
            .fill(
                scheme == .light ? Color(white: 0, opacity: 0.12) : Color(white: 1, opacity: 0.16)
            )
            .frame(width: axis == .horizontal ? 1 : nil, height: axis == .horizontal ? nil : 1)
            .padding(.vertical, menuLevel == nil ? 0 : 5)
    }
}
