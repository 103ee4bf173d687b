public import Foundation
public import LegatoGraphics
import LegatoMotion
import Observation

/// The size and frame of a geometry reader.
public struct GeometryProxy {
    /// The size of the reader, in points.
    public let size: CGSize
    /// The safe area insets; always zero.
    public let safeAreaInsets = EdgeInsets()
    private let place: (CoordinateSpace) -> CGRect

    init(size: CGSize, place: @escaping (CoordinateSpace) -> CGRect) {
        (self.size, self.place) = (size, place)
    }

    /// Returns the frame of the reader in a coordinate space, as of its last layout.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { place(coordinateSpace) }
}

/// A coordinate space in which locations and frames are reported.
public nonisolated enum CoordinateSpace: Sendable, Hashable {
    /// The coordinate space of the view itself.
    case local
    /// The coordinate space of the root view.
    case global
}

/// A view whose content depends on its own size; it takes up all the space offered.
///
/// ```swift
/// GeometryReader { proxy in
///     Circle()
///         .frame(width: proxy.size.width / 3, height: proxy.size.width / 3)
/// }
/// ```
public struct GeometryReader<Content: View>: View {
    /// It has no body.
    public typealias Body = Never
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

private final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
    private lazy var item = GeometryItem(context)
    private var child: TypedNode<Content>?
    /// The size for which the content was evaluated.
    private var size = CGSize.zero
    /// The global frame for which the content was evaluated; nil if the content did not read it.
    private var globalFrame: CGRect?
    /// Whether the content must be evaluated again once the item is placed.
    private var isStale = false

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

    /// Whether the content was evaluated for the item's current frame.
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
        for child in children {
            child.place(at: bounds.origin, anchor: .topLeading, proposal: offer)
        }
    }
}

extension ViewItem {
    /// The frame in the root view's coordinate space, without effects.
    ///
    /// While no item moves, nested items visit each of their containers only once.
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

    /// The global origin of the coordinate space that contains the frame; nil if the cached one is
    /// out of date.
    private var knownOuterSpace: CGPoint? {
        guard let outerSpace, isBeingPlaced || outerSpace.moves == graph.moves else { return nil }
        return outerSpace.origin
    }

    /// The global origin of the coordinate space of the children's frames; requires `outerSpace`.
    private var innerSpace: CGPoint {
        let origin = outerSpace?.origin ?? .zero
        guard ownLayer != nil else { return origin }
        return CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    }
}

/// A thin line that separates views, perpendicular to the axis of the enclosing stack.
public struct Divider: View {
    @Environment(\.stackAxis) private var axis
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
    }
}
