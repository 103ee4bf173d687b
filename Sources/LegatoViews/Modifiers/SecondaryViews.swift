public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Where a second view belongs that takes its size from a first one.
enum SecondaryPlace {
    case background, overlay, mask
}

/// A view with a second one behind it, in front of it or as its mask.
struct SecondaryView<Primary: View, Secondary: View>: View {
    typealias Body = Never
    var primary: Primary
    var secondary: Secondary
    var place: SecondaryPlace
    var alignment: Alignment

    /// The second views, as a stack in depth.
    fileprivate var stack: LayoutView<ZStackLayout, Secondary> {
        LayoutView(layout: ZStackLayout(alignment: alignment), content: secondary)
    }
}

extension SecondaryView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SecondaryNode(view, context)
    }
}

private final class SecondaryNode<Primary: View, Secondary: View>: WrappingNode<
    SecondaryView<Primary, Secondary>
>
{
    private struct Entry {
        let outer: any SecondaryHolder
        let node: TypedNode<LayoutView<ZStackLayout, Secondary>>
    }

    private lazy var child = inner.makeNode(view.primary)
    private var entries: [Entry] = []

    override var content: ViewNode { child }
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
        }
    }

    override func fill(_ outer: ViewItem, with inner: ViewItem) {
        guard let outer = outer as? any SecondaryHolder else { return }
        let node = self.inner.makeNode(view.stack)
        entries.append(Entry(outer: outer, node: node))
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
        child.update(view.primary)
        for entry in entries {
            entry.outer.rule = SecondaryLayout(alignment: view.alignment)
            entry.node.update(view.stack)
        }
    }
}

/// An element that a second one takes its size from: its children are both.
private protocol SecondaryHolder: ViewItem {
    var rule: SecondaryLayout { get set }
    /// Makes the second element one of this one.
    func hold(_ secondary: ViewItem) -> ViewItem
}

extension SecondaryHolder {
    fileprivate func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        guard let primary = children.first, children.count == 2 else { return }
        primary.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
        let dimensions = ViewDimensions(bounds.size, proposal: proposal, element: primary)
        let place = rule.placement(of: children[1], on: dimensions)
        children[1].place(
            at: CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y),
            anchor: place.anchor,
            proposal: place.proposal
        )
    }
}

/// An element with another behind it or in front of it.
private final class LayeredItem: ViewItem, SecondaryHolder {
    private let isBehind: Bool
    var rule: SecondaryLayout {
        didSet { if rule != oldValue { invalidateLayout() } }
    }

    init(_ rule: SecondaryLayout, isBehind: Bool, _ context: NodeContext) {
        (self.rule, self.isBehind) = (rule, isBehind)
        super.init(context)
    }

    override var only: ViewItem? { children.first }
    func hold(_ secondary: ViewItem) -> ViewItem { secondary }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        place(in: bounds, proposal)
    }

    override func gatherOwn(into layers: inout [CALayer]) {
        for child in isBehind ? children.reversed() : children { child.gather(into: &layers) }
    }
}

/// An element that shows where another one is opaque.
private final class MaskedItem: LayerItem, SecondaryHolder {
    private let context: NodeContext
    var rule: SecondaryLayout {
        didSet { if rule != oldValue { invalidateLayout() } }
    }

    init(_ rule: SecondaryLayout, _ context: NodeContext) {
        (self.rule, self.context) = (rule, context)
        super.init(CALayer(), context)
    }

    override var only: ViewItem? { children.first }

    func hold(_ secondary: ViewItem) -> ViewItem {
        let mask = MaskItem(CALayer(), context)
        mask.setChildren([secondary])
        layer.mask = mask.layer
        return mask
    }

    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        place(in: bounds, proposal)
    }
}

/// The element of a mask, whose layer hangs in no other as a sublayer.
private final class MaskItem: LayerItem {
    override func gatherOwn(into layers: inout [CALayer]) {}
}

extension View {
    /// Puts views behind the view, which take their size from it.
    public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        SecondaryView(
            primary: self,
            secondary: content(),
            place: .background,
            alignment: alignment
        )
    }

    /// Puts a view behind the view, which takes its size from it.
    public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        self.background(alignment: alignment) { background }
    }

    /// Fills what lies behind the view with a style.
    public func background<S: ShapeStyle>(_ style: S) -> some View {
        background { Rectangle().fill(style) }
    }

    /// Fills a shape behind the view with a style.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Puts views in front of the view, which take their size from it.
    public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        SecondaryView(primary: self, secondary: content(), place: .overlay, alignment: alignment)
    }

    /// Puts a view in front of the view, which takes its size from it.
    public func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View {
        self.overlay(alignment: alignment) { overlay }
    }

    /// Covers the view with a style.
    public func overlay<S: ShapeStyle>(_ style: S) -> some View {
        overlay { Rectangle().fill(style) }
    }

    /// Covers the view with a shape of a style.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Shows the view where a mask is opaque.
    public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        SecondaryView(primary: self, secondary: mask(), place: .mask, alignment: alignment)
    }

    /// Shows the view inside of a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        mask { shape.fill(Color.black, style: style) }
            .contentShape(shape, eoFill: style.isEOFilled)
    }

    /// Draws a border of a style and a width, points, on the inside of the view's bounds.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        let width = NumberCheck(Self.self, "border(_:width:)").number(width, or: 0)
        return overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
