import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The source views of one tree.
final class TransitionSources {
    private struct WeakSource {
        weak var item: SourceItem?
    }

    private var entries: [SourceKey: WeakSource] = [:]

    func add(_ item: SourceItem, _ key: SourceKey) { entries[key] = WeakSource(item: item) }

    func remove(_ item: SourceItem, _ key: SourceKey) {
        if entries[key]?.item === item { entries[key] = nil }
    }

    /// Returns the source view of a key; nil if there is none.
    func find(_ key: SourceKey) -> SourceItem? { entries[key]?.item }
}

nonisolated extension EnvironmentValues {
    /// The source views of the tree.
    var sources: TransitionSources? {
        get { self[TransitionSourcesKey.self] }
        set { self[TransitionSourcesKey.self] = newValue }
    }
}

private nonisolated enum TransitionSourcesKey: EnvironmentKey {
    static var defaultValue: TransitionSources? { nil }
}

/// A source view of zoom transitions.
private nonisolated struct SourceView<Content: View>: View {
    var content: Content
    var key: SourceKey
    var style: MatchedTransitionSourceStyle
}

extension SourceView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SourceNode(view, context)
    }
}

private final class SourceNode<Content: View>: WrappingNode<SourceView<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem {
        let source = SourceItem(view.style, environment, context)
        environment.sources?.add(source, view.key)
        return source
    }

    override func updateView(_ view: SourceView<Content>) {
        let old = self.view.key
        super.updateView(view)
        for case let source as SourceItem in outerItems {
            environment.sources?.remove(source, old)
            environment.sources?.add(source, view.key)
            source.style = view.style
        }
        child.update(view.content)
    }

    override func environmentChanged() {
        for case let source as SourceItem in outerItems { source.environment = environment }
        super.environmentChanged()
    }

    override func willRemove() {
        for case let source as SourceItem in outerItems {
            environment.sources?.remove(source, view.key)
        }
    }
}

/// The item of a source view; it is empty while a page holds its contents.
final class SourceItem: LayerItem {
    var style: MatchedTransitionSourceStyle {
        didSet { if style != oldValue { applyStyle() } }
    }
    /// The environment that resolves the colours.
    var environment: EnvironmentValues {
        didSet { if style.background != nil || style.shadow != nil { applyStyle() } }
    }

    /// The page that holds its contents.
    private weak var page: PageItem?
    private var flight: SourceFlight?

    /// Whether a page holds its contents.
    var isLent: Bool { flight != nil }

    init(
        _ style: MatchedTransitionSourceStyle, _ environment: EnvironmentValues,
        _ context: NodeContext
    ) {
        (self.style, self.environment) = (style, environment)
        super.init(CALayer(), context)
        applyStyle()
    }

    /// Lends the contents to a page, taking them from another page if one has them.
    func lend(to page: PageItem) {
        let space = page.layer.superlayer
        if let old = self.page, old.layer.superlayer !== space { takeBack(from: old) }
        self.page?.flight = nil
        self.page = page
        page.flight = flight ?? setOut()
        applyStyle()
    }

    private func setOut() -> SourceFlight {
        let flight = SourceFlight()
        flight.picture.sublayers = layer.sublayers
        flight.resize(frame.size)
        self.flight = flight
        return flight
    }

    /// Takes the contents back from a page, unless another page holds them by now.
    func takeBack(from page: PageItem) {
        guard let flight, self.page == nil || self.page === page else { return }
        page.flight = nil
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

    /// Applies the style to the layers, and to the page that holds the contents.
    private func applyStyle() {
        let background = style.background?.resolve(in: environment).cgColor
        flight?.picture.backgroundColor = background
        layer.backgroundColor = flight == nil ? background : nil
        layer.cornerRadius = style.cornerRadius
        layer.masksToBounds = style.cornerRadius > 0
        page?.setShadow(style.shadow, environment)
    }
}

nonisolated extension View {
    /// Marks the view as the source of a zoom transition; see `navigationTransition(_:)`.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Marks the view as the source of a zoom transition, and configures its appearance.
    public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration)
            -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        SourceView(
            content: self, key: SourceKey(namespace: namespace, id: AnyHashable(id)),
            style: configuration(EmptyMatchedTransitionSourceConfiguration()).style
        )
    }
}
