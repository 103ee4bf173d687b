public import Foundation
public import LegatoGraphics
import LegatoMotion
import Observation

/// What a geometry reader knows of its place.
public struct GeometryProxy {
    /// The size of the reader, points.
    public let size: CGSize
    /// The room at the edges that is not to be used; none.
    public let safeAreaInsets = EdgeInsets()
    private let place: (CoordinateSpace) -> CGRect

    init(size: CGSize, place: @escaping (CoordinateSpace) -> CGRect) {
        (self.size, self.place) = (size, place)
    }

    /// The frame of the reader in a space, as it was when it was laid out.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { place(coordinateSpace) }
}

/// A space in which locations are told.
public nonisolated enum CoordinateSpace: Sendable, Hashable {
    /// That of the view.
    case local
    /// That of the whole tree of views.
    case global
}

/// A view whose content depends on its own size; it takes all the room that is offered.
public struct GeometryReader<Content: View>: View {
    /// It has no body.
    public typealias Body = Never
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader; its content stands in the top leading corner.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        GeometryNode(view, context)
    }
}

private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
    private lazy var item = GeometryItem(context)
    private var child: TypedNode<Content>?
    /// The size that the content was made for.
    private var size = CGSize.zero
    /// The frame in the whole tree that the content was made for; nil if it did not ask.
    private var globalFrame: CGRect?
    /// Whether the content must be rebuilt once the element is placed.
    private var isStale = false

    override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
        super.init(view, context)
        item.onPlace = { [weak self] in self?.placed() }
    }

    /// Builds the content for the element's frame in the pass that places it, so that nested
    /// readers take one pass.
    private func placed() {
        guard !isCurrent, !isRemoved else { return }
        guard graph.isLayingOut else { return graph.invalidate(self) }
        refresh()
        graph.gatherItems()
    }

    /// Whether the content was made for the place that the element has now.
    private var isCurrent: Bool {
        guard !isStale, child != nil, size == item.frame.size else { return false }
        return globalFrame.map { $0 == item.globalFrame } ?? true
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { item.setChildren(child?.items ?? []) }

    override func updateView(_ view: GeometryReader<Content>) {
        self.view = view
        guard child != nil else { return }
        guard graph.isLayingOut else { return refresh() }
        // The outer reader builds its content and then places this element.
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
        (size, globalFrame) = (item.frame.size, nil)
        let item = item
        let proxy = GeometryProxy(size: size) { [weak self] space in
            guard space == .global else { return CGRect(origin: .zero, size: item.frame.size) }
            let frame = item.globalFrame
            self?.globalFrame = frame
            return frame
        }
        return graph.evaluate(self) { view.content(proxy) }
    }
}

/// The element of a reader: its content is worked out once it has a place.
private final class GeometryItem: ViewItem {
    override var ownName: String? { "GeometryReader" }

    var onPlace: () -> Void = {}

    override var only: ViewItem? { nil }
    private var isFilling = false
    override var isPreparing: Bool { isFilling }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Also called where the frame is the same and one around it may not be.
    override func prepareContents() {
        isFilling = graph.isLayingOut
        onPlace()
        isFilling = false
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let offer = ProposedViewSize(bounds.size)
        for child in children {
            child.place(at: bounds.origin, anchor: .topLeading, proposal: offer)
        }
    }
}

extension ViewItem {
    /// The frame in the space of the whole tree, without what effects do.
    ///
    /// While nothing moves, nested elements visit each of their containers only once.
    var globalFrame: CGRect {
        var passed: [ViewItem] = []
        var item: ViewItem? = self
        while let current = item, current.knownOuterSpace == nil {
            graph.steps += 1
            passed.append(current)
            item = current.container
        }
        var space = item?.innerSpace ?? .zero
        for inner in passed.reversed() {
            inner.outerSpace = (space, graph.moves)
            space = inner.innerSpace
        }
        let origin = outerSpace?.origin ?? .zero
        return frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The global origin of the space of its frame; nil if the cached one is out of date.
    private var knownOuterSpace: CGPoint? {
        guard let outerSpace, isBeingPlaced || outerSpace.moves == graph.moves else { return nil }
        return outerSpace.origin
    }

    /// The global origin of the space of the frames inside; requires `outerSpace`.
    private var innerSpace: CGPoint {
        let origin = outerSpace?.origin ?? .zero
        guard ownLayer != nil else { return origin }
        return CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    }
}

/// A thin line between views: across the stack that it stands in.
public struct Divider: View {
    @Environment(\.stackAxis) private var axis
    @Environment(\.colorScheme) private var scheme

    /// Creates the line.
    public init() {}

    /// The line.
    public var body: some View {
        Rectangle()
            .fill(
                scheme == .light ? Color(white: 0, opacity: 0.12) : Color(white: 1, opacity: 0.16)
            )
            .frame(width: axis == .horizontal ? 1 : nil, height: axis == .horizontal ? nil : 1)
    }
}
