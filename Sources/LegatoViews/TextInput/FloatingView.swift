import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view with another one below it, in front of all views of the window.
nonisolated struct FloatingView<Content: View>: View {
    typealias Body = Never
    var content: Content
    /// The other view; nil for none.
    var floating: AnyView?
}

extension FloatingView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FloatingNode(view, context)
    }
}

private final class FloatingNode<Content: View>: WrappingNode<FloatingView<Content>>, PlaceFollower
{
    var isFollowing = false
    private var shown: FloatingLayer?

    override init(_ view: FloatingView<Content>, _ context: NodeContext) {
        super.init(view, context)
        graph.later { [weak self] in self?.show() }
    }

    override func wrap(_ item: ViewItem) -> ViewItem { FramelessItem(FramelessLayer(), context) }

    override func updateView(_ view: FloatingView<Content>) {
        super.updateView(view)
        child.update(view.content)
        graph.later { [weak self] in self?.show() }
    }

    override func environmentChanged() {
        super.environmentChanged()
        graph.later { [weak self] in self?.show() }
    }

    func placesChanged() {
        if shown != nil { show() }
    }

    override func willRemove() { hide() }

    private func hide() {
        Transaction().runAlone { shown?.removeFromSuperlayer() }
        shown = nil
    }

    /// Shows the other view in the appearance and the language of this one.
    private func show() {
        guard !isRemoved, let floating = view.floating, let tree = graph.root?.ownLayer,
            let root = tree.host?.rootLayer, let frame = outerItems.first?.globalFrame
        else { return hide() }
        graph.follow(self)
        let content = AnyView(
            floating
                .environment(\.colorScheme, environment.colorScheme)
                .environment(\.locale, environment.locale)
                .environment(\.layoutDirection, environment.layoutDirection)
                .environment(\.dynamicTypeSize, environment.dynamicTypeSize)
        )
        let shown = shown ?? FloatingLayer(content)
        if self.shown == nil {
            Transaction().runAlone { root.addSublayer(shown) }
            self.shown = shown
        }
        shown.show(content, below: tree.convert(frame, to: root), in: root.bounds)
    }
}

/// A layer in front of all views.
private final class FloatingLayer: CALayer {
    /// The distance from the view, and from the edges of the display, in points.
    private static let (gap, margin): (CGFloat, CGFloat) = (8, 8)
    /// The least width, in points.
    private static let width: CGFloat = 160

    private let hosting: HostingLayer<AnyView>

    init(_ content: AnyView) {
        hosting = HostingLayer(rootView: content)
        super.init()
        addSublayer(hosting)
        zPosition = 1e6 - 1
    }

    required override init(layer: Any) {
        hosting = HostingLayer(rootView: AnyView(EmptyView()))
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a content below a frame, or above it if there is more space.
    func show(_ content: AnyView, below frame: CGRect, in area: CGRect) {
        let area = area.insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(max(frame.width, Self.width), area.width)
        Transaction().runAlone {
            hosting.rootView = content
            let height = hosting.sizeThatFits(CGSize(width: width, height: .infinity)).height
            let (above, below) = (frame.minY - area.minY, area.maxY - frame.maxY)
            let isBelow = height + Self.gap <= below || below >= above
            let y = isBelow ? frame.maxY + Self.gap : frame.minY - Self.gap - height
            let x = max(min(frame.minX, area.maxX - width), area.minX)
            self.frame = CGRect(x: x, y: y, width: width, height: height)
            hosting.frame = bounds
        }
    }
}
