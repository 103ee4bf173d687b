public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A shadow with the colour for an environment.
private nonisolated struct ResolvedShadow: Equatable {
    var color: ResolvedColor
    var radius: CGFloat
    var offset: CGSize
}

/// A view with a shadow behind it.
private nonisolated struct ShadowView<Content: View>: View {
    var content: Content
    var color: Color
    var radius: CGFloat
    var offset: CGSize
    @Environment(\.self) var environment

    var body: some View {
        ShadowedView(
            content: content,
            shadow: ResolvedShadow(
                color: color.resolve(in: environment), radius: max(radius, 0), offset: offset
            )
        )
    }
}

/// A view with a shadow behind each of its items.
private nonisolated struct ShadowedView<Content: View>: View {
    var content: Content
    var shadow: ResolvedShadow
}

extension ShadowedView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ShadowNode(view, context)
    }
}

private final class ShadowNode<Content: View>: WrappingNode<ShadowedView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem { ShadowItem(view.shadow, context) }

    override func updateView(_ view: ShadowedView<Content>) {
        let items = outerItems
        super.updateView(view)
        for item in items { (item as? ShadowItem)?.shadow = view.shadow }
        child.update(view.content)
    }

    override func willRemove() { for item in outerItems { (item as? ShadowItem)?.stop() } }
}

/// An item with a shadow, whose colour is interpolated like those of all views.
private final class ShadowItem: FramelessItem {
    private let paint: StylePaint

    init(_ shadow: ResolvedShadow, _ context: NodeContext) {
        self.shadow = shadow
        let layer = FramelessLayer()
        paint = StylePaint(.color(shadow.color), of: layer, context)
        super.init(layer, context)
        paint.onColor = { [weak self] in self?.show() }
        show()
        place(shadow)
    }

    var shadow: ResolvedShadow {
        didSet {
            guard shadow != oldValue else { return }
            paint.style = .color(shadow.color)
            graph.later { [self] in graph.change(at: transactions) { place(shadow) } }
        }
    }

    func stop() { paint.stop() }

    private func place(_ shadow: ResolvedShadow) {
        layer.shadowRadius = shadow.radius / 2
        layer.shadowOffset = shadow.offset
    }

    private func show() {
        let ink = paint.ink
        Transaction().runAlone {
            layer.shadowColor = ink.copy(alpha: 1)
            layer.shadowOpacity = Float(ink.alpha)
        }
    }
}

nonisolated extension View {
    /// Adds a shadow to the view; by default it is black with an opacity of 0.33.
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The blur radius, in points; negative values count as 0.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    /// - Returns: The view with a shadow.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        let check = NumberCheck(Self.self, "shadow(color:radius:x:y:)")
        return ShadowView(
            content: self, color: color, radius: check.number(radius, or: 0),
            offset: check.size(CGSize(width: x, height: y), or: 0)
        )
    }
}
