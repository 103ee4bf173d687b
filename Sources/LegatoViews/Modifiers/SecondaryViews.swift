public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The role of a secondary view, which takes its size from a primary one.
enum SecondaryPlace {
    case background, overlay, mask
    /// The background of a list row.
    case row
}

/// A view with a secondary one as its background, overlay or mask.
nonisolated struct SecondaryView<Primary: View, Secondary: View>: View {
    var content: Primary
    var secondary: Secondary
    var place: SecondaryPlace
    var alignment: Alignment

    /// The secondary views in a z stack.
    fileprivate var stack: LayoutView<ZStackLayout, Secondary> {
        LayoutView(layout: ZStackLayout(alignment: alignment), content: secondary)
    }
}

extension SecondaryView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SecondaryNode(view, context)
    }
}

private final class SecondaryNode<Primary: View, Secondary: View>: WrappingNode<
    SecondaryView<Primary, Secondary>
>
{
    private struct SecondaryStack {
        let outer: any SecondaryHolder
        let node: TypedNode<LayoutView<ZStackLayout, Secondary>>
    }

    private var entries: [SecondaryStack] = []

    override var children: [ViewNode] {
        var all: [ViewNode] = [child]
        for entry in entries { all.append(entry.node) }
        return all
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let rule = SecondaryLayout(alignment: view.alignment)
        return switch view.place {
        case .background: LayeredItem(rule, isBehind: true, context)
        case .overlay: LayeredItem(rule, isBehind: false, context)
        case .mask: MaskedItem(rule, context)
        case .row: RowBackgroundItem(rule, isBehind: true, context)
        }
    }

    override func fill(_ outer: ViewItem, with inner: ViewItem) {
        guard let outer = outer as? any SecondaryHolder else { return }
        let node = self.inner.makeNode(view.stack)
        entries.append(SecondaryStack(outer: outer, node: node))
        for stack in node.items { stack.placesLeftInContainer = true }
        outer.setChildren([inner] + node.items.map(outer.hold))
    }

    override func gatherItems() {
        super.gatherItems()
        let shown = Set(outerItems.map(ObjectIdentifier.init))
        for entry in entries where !shown.contains(ObjectIdentifier(entry.outer)) {
            entry.node.remove()
        }
        entries.removeAll { $0.node.isRemoved }
    }

    override func updateView(_ view: SecondaryView<Primary, Secondary>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
        for entry in entries {
            entry.outer.rule = SecondaryLayout(alignment: view.alignment)
            entry.node.update(view.stack)
        }
    }
}

/// An item with a primary and a secondary child, the latter of which takes its size from the
/// former.
private protocol SecondaryHolder: ViewItem {
    var rule: SecondaryLayout { get set }
    /// Wraps the secondary child, a stack.
    func hold(_ stack: ViewItem) -> ViewItem
}

extension SecondaryHolder {
    func hold(_ stack: ViewItem) -> ViewItem { stack }

    /// Places a stack on a primary view, whose bounds are those in the stack's coordinate space.
    fileprivate func place(
        _ stack: ViewItem, on primary: ViewItem, in bounds: CGRect, _ proposal: ProposedViewSize
    ) {
        let dimensions = ViewDimensions(bounds.size, proposal: proposal, element: primary)
        let (rule, mirrors) = (rule, transactions.mirrors)
        stack.placeWithLeft { secondary in
            var place = rule.placement(of: secondary, on: dimensions)
            if mirrors { place = place.mirrored(in: CGRect(origin: .zero, size: bounds.size)) }
            secondary.place(
                at: CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y),
                anchor: place.anchor, proposal: place.proposal
            )
        }
    }
}

extension ViewItem {
    /// Places a stack of secondary views, and the views leaving it, which follow the primary view
    /// instead of the stack.
    fileprivate func placeWithLeft(_ place: @escaping (ViewItem) -> Void) {
        place(self)
        if contents.hasLeft { placeLeft(place) }
    }
}

/// An item with a background or an overlay.
private class LayeredItem: ViewItem, SecondaryHolder {
    private let isBehind: Bool
    var rule: SecondaryLayout {
        didSet { if rule != oldValue { invalidateLayout() } }
    }

    init(_ rule: SecondaryLayout, isBehind: Bool, _ context: NodeContext) {
        (self.rule, self.isBehind) = (rule, isBehind)
        super.init(context)
    }

    override var only: ViewItem? { children.first }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard children.count == 2 else { return }
        children[0].place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
        place(children[1], on: children[0], in: bounds, proposal)
    }

    override func gatherOwn(into layers: inout [CALayer]) {
        for child in isBehind ? children.reversed() : children { child.gather(into: &layers) }
    }
}

/// An item with a background that fills the list row around it.
private final class RowBackgroundItem: LayeredItem {
    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        var item = container
        while let current = item, !(current is ListRowItem) { item = current.container }
        guard let row = item?.globalFrame, children.count == 2 else {
            return super.layOutContents(in: bounds, proposal)
        }
        children[0].place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
        let own = globalFrame
        let middle = CGPoint(
            x: bounds.minX + row.midX - own.minX, y: bounds.minY + row.midY - own.minY
        )
        children[1].placeWithLeft {
            $0.place(at: middle, anchor: .center, proposal: ProposedViewSize(row.size))
        }
    }
}

/// An item that is masked by another one.
private final class MaskedItem: LayerItem, SecondaryHolder {
    override var sharesSpace: Bool { true }
    private let context: NodeContext
    var rule: SecondaryLayout {
        didSet { if rule != oldValue { invalidateLayout() } }
    }

    init(_ rule: SecondaryLayout, _ context: NodeContext) {
        (self.rule, self.context) = (rule, context)
        super.init(BoundedLayer(), context)
    }

    override var only: ViewItem? { children.first }

    func hold(_ stack: ViewItem) -> ViewItem {
        let mask = MaskItem(CALayer(), context)
        mask.setChildren([stack])
        layer.mask = mask.layer
        return mask
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard children.count == 2, let stack = children[1].children.first else { return }
        children[0].place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
        let size = ProposedViewSize(bounds.size)
        children[1].place(at: bounds.origin, anchor: .topLeading, proposal: size)
        place(stack, on: children[0], in: children[1].contentBounds, proposal)
    }
}

/// The item of a mask, whose layer is not a sublayer of another.
///
/// It fills the primary view; the masked item places the stack in it.
private final class MaskItem: LayerItem {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {}
    override func gatherOwn(into layers: inout [CALayer]) {}
}

nonisolated extension View {
    /// Places views behind the view, which determines their size.
    public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        SecondaryView(content: self, secondary: content(), place: .background, alignment: alignment)
    }

    /// Places a view behind the view, which determines its size.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// Fills the background of the view with a style, also behind the safe area at the given edges.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills a shape behind the view with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Places views in front of the view, which determines their size.
    public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        SecondaryView(content: self, secondary: content(), place: .overlay, alignment: alignment)
    }

    /// Places a view in front of the view, which determines its size.
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Fills an overlay of the view with a style, also over the safe area at the given edges.
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
    }

    /// Fills a shape in front of the view with a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Masks the view with the alpha channel of other views.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        SecondaryView(content: self, secondary: mask(), place: .mask, alignment: alignment)
    }

    /// Clips the view to a shape, which also becomes its content shape for hit testing.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        mask { shape.fill(Color.black, style: style) }
            .contentShape(shape, eoFill: style.isEOFilled)
    }

    /// Draws a border with a style and a width in points inside the bounds of the view.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        let width = NumberCheck(Self.self, "border(_:width:)").number(width, or: 0)
        return overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
