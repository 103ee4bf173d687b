public import Foundation
public import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// What tells sources from one another.
nonisolated struct SourceKey: Hashable {
    let namespace: Namespace.ID
    nonisolated(unsafe) let id: AnyHashable
}

/// A shadow of a source.
nonisolated struct SourceShadow: Equatable {
    var color: CGColor
    var radius: CGFloat
    var offset: CGSize
}

/// How a source looks while a page grows out of it.
public nonisolated struct MatchedTransitionSourceStyle: Equatable {
    var cornerRadius: CGFloat = 0
    var shadow: SourceShadow?
    var background: CGColor?
}

/// How the source of a zoom looks while a page grows out of it and goes back.
@preconcurrency @MainActor public protocol MatchedTransitionSourceConfiguration {
    /// What was said so far.
    var style: MatchedTransitionSourceStyle { get }
}

/// A configuration in which something or nothing was said so far.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// What was said so far.
    public var style = MatchedTransitionSourceStyle()
}

extension MatchedTransitionSourceConfiguration {
    private func with(
        _ change: (inout MatchedTransitionSourceStyle) -> Void
    ) -> some MatchedTransitionSourceConfiguration {
        var style = style
        change(&style)
        return EmptyMatchedTransitionSourceConfiguration(style: style)
    }

    /// Rounds the corners of the page where it is in its source, points.
    public func cornerRadius(
        _ radius: CGFloat
    ) -> some MatchedTransitionSourceConfiguration {
        let check = NumberCheck(MatchedTransitionSourceStyle.self, "cornerRadius(_:)")
        return with { $0.cornerRadius = check.length(radius) ?? 0 }
    }

    /// Rounds the corners of the page where it is in its source as a rectangle's.
    public func clipShape(
        _ shape: RoundedRectangle
    ) -> some MatchedTransitionSourceConfiguration {
        with { $0.cornerRadius = shape.cornerSize.width }
    }

    /// Draws a shadow behind the page on its way; a third of black by default.
    public func shadow(
        color: CGColor = CGColor(gray: 0, alpha: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        let check = NumberCheck(MatchedTransitionSourceStyle.self, "shadow(color:radius:x:y:)")
        return with {
            $0.shadow = SourceShadow(
                color: color,
                radius: check.length(radius) ?? 0,
                offset: check.size(CGSize(width: x, height: y), or: 0)
            )
        }
    }

    /// Puts a colour behind the source.
    public func background(_ color: CGColor) -> some MatchedTransitionSourceConfiguration {
        with { $0.background = color }
    }
}

/// The sources of one tree.
final class TransitionSources {
    private struct Entry {
        weak var item: SourceItem?
    }

    private var entries: [SourceKey: Entry] = [:]

    func add(_ item: SourceItem, _ key: SourceKey) { entries[key] = Entry(item: item) }

    func remove(_ item: SourceItem, _ key: SourceKey) {
        if entries[key]?.item === item { entries[key] = nil }
    }

    /// Returns the view that a key marks now; nil if there is none.
    func find(_ key: SourceKey) -> SourceItem? { entries[key]?.item }
}

/// A view that pages may grow out of.
private struct SourceView<Content: View>: View {
    typealias Body = Never
    var content: Content
    var key: SourceKey
    var style: MatchedTransitionSourceStyle
}

extension SourceView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SourceNode(view, context)
    }
}

private final class SourceNode<Content: View>: WrappingNode<SourceView<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override var content: ViewNode { child }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let source = SourceItem(view.style, context)
        graph.sources.add(source, view.key)
        return source
    }

    override func updateView(_ view: SourceView<Content>) {
        let old = self.view.key
        super.updateView(view)
        for case let source as SourceItem in outerItems {
            graph.sources.remove(source, old)
            graph.sources.add(source, view.key)
            source.style = view.style
        }
        child.update(view.content)
    }

    override func willRemove() {
        for case let source as SourceItem in outerItems { graph.sources.remove(source, view.key) }
    }
}

/// The layer around a view that pages may grow out of; empty while a page has what it shows.
final class SourceItem: LayerItem {
    var style: MatchedTransitionSourceStyle {
        didSet { applyStyle() }
    }

    /// The page that is out of it.
    private weak var page: Page?
    private var flight: SourceFlight?

    /// Whether a page has what it shows.
    var isLent: Bool { flight != nil }

    init(_ style: MatchedTransitionSourceStyle, _ context: NodeContext) {
        self.style = style
        super.init(CALayer(), context)
        applyStyle()
    }

    /// Lets a page take along what it shows, from another page if one has it.
    func lend(to page: Page) {
        let space = page.item.layer.superlayer
        if let old = self.page, old.item.layer.superlayer !== space { takeBack(from: old) }
        self.page?.item.flight = nil
        self.page = page
        page.item.flight = flight ?? setOut()
    }

    private func setOut() -> SourceFlight {
        let flight = SourceFlight()
        flight.picture.sublayers = layer.sublayers
        flight.resize(frame.size)
        self.flight = flight
        applyStyle()
        return flight
    }

    /// Shows itself again after a page, unless another one is out of it by now.
    func takeBack(from page: Page) {
        guard let flight, self.page == nil || self.page === page else { return }
        page.item.flight = nil
        (self.page, self.flight) = (nil, nil)
        layer.sublayers = flight.picture.sublayers
        applyStyle()
    }

    override func setGeometry() {
        super.setGeometry()
        flight?.resize(frame.size)
    }

    override func adopt(_ layers: [CALayer], _ layer: CALayer) {
        super.adopt(layers, flight?.picture ?? layer)
    }

    private func applyStyle() {
        flight?.picture.backgroundColor = style.background
        layer.backgroundColor = flight == nil ? style.background : nil
        layer.cornerRadius = style.cornerRadius
        layer.masksToBounds = style.cornerRadius > 0
    }
}

extension View {
    /// Marks the view as one that a page may grow out of with `navigationTransition(.zoom)`.
    public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Marks the view as one that a page may grow out of, and says how it looks then.
    public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration)
            -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        SourceView(
            content: self,
            key: SourceKey(namespace: namespace, id: AnyHashable(id)),
            style: configuration(EmptyMatchedTransitionSourceConfiguration()).style
        )
    }
}
