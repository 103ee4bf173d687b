import Foundation
import LegatoGraphics
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
public nonisolated struct ScrollView<Content: View>: View {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    /// Creates a view that scrolls along the given axes; with none, it does not scroll.
    ///
    /// Indicators are shown while the content moves, unless `showsIndicators` is false.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
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

private final class ScrollNode<Content: View>: HoldingNode<ScrollView<Content>> {
    private lazy var child = contentContext.makeNode(view.stack)
    private lazy var item = ScrollItem(view.axes, settings, context)
    /// The position that was set or reported last; nil without a binding.
    private var knownPosition: AnyHashable??
    private var knownRequests: Int?
    /// The page that was set or reported last; nil outside tab views.
    private var knownPage: Int?
    /// The pages last reported as visible; nil before the first page is shown.
    private var knownPages: ClosedRange<Int>?
    /// The vertical offset that was reported last to a tab view.
    private var knownOffset: CGFloat = 0

    override init(_ view: ScrollView<Content>, _ context: NodeContext) {
        super.init(view, context)
        item.onRequest = { [weak self] in
            guard let self else { return }
            graph.beginChange()
            graph.invalidate(self)
        }
        item.onMove = { [weak self] in
            self?.reportPosition()
            self?.reportPage()
            if self?.knownPages != nil { self?.reportVisiblePages() }
            self?.reportGeometry()
            self?.reportToTabBar()
        }
        item.onPhase = { [weak self] old in self?.reportPhase(from: old) }
        item.onLayout = { [weak self] in self?.reportGeometry() }
        gatherItems()
        showPosition()
        showPage()
    }

    private var settings: ScrollSettings {
        var settings = environment.scrollSettings
        if !view.showsIndicators { settings.hiddenIndicators = [.horizontal, .vertical] }
        settings.isDark = environment.colorScheme == .dark
        return settings
    }

    private var contentContext: NodeContext {
        var inside = inner
        inside.environment = contentEnvironment
        return inside
    }

    /// The environment of the content, for which this view's position does not apply.
    private var contentEnvironment: EnvironmentValues {
        var environment = environment
        if environment.scrollPosition != nil { environment.scrollPosition = nil }
        if environment.scrollPage != nil { environment.scrollPage = nil }
        if !environment.scrollObservers.isEmpty { environment.scrollObservers = [] }
        if !environment.scrollSettings.edges.bars.isEmpty {
            environment.scrollSettings.edges.bars = []
        }
        environment.scrollAxes = view.axes
        return environment
    }

    override var children: [ViewNode] { [child] }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { item.setChildren(child.items) }

    override func updateView(_ view: ScrollView<Content>) {
        super.updateView(view)
        (item.axes, item.settings) = (view.axes, settings)
        child.update(view.stack)
    }

    override func environmentChanged() {
        item.settings = settings
        child.take(contentEnvironment)
        showPosition()
        showPage()
    }

    override func refreshView() { item.showTarget() }

    override func willRemove() { item.stop() }

    /// Reports the geometry to its observers.
    private func reportGeometry() {
        for observer in environment.scrollObservers {
            observer.update(item.geometry, in: graph)
            observer.update({ [self] in visibleParts }, in: graph)
        }
    }

    /// The parts of the views with ids that are visible, 0 to 1.
    private var visibleParts: [(id: AnyHashable, part: CGFloat)] {
        child.outerIdentities.compactMap { identity in
            guard let view = identity.node.items.first else { return nil }
            let frame = item.contentFrame(of: view)
            let shown = frame.intersection(item.visibleRect)
            let area = frame.width * frame.height
            guard !shown.isNull, area > 0 else { return (identity.id, 0) }
            return (identity.id, shown.width * shown.height / area)
        }
    }

    /// Reports the phase to the observers.
    private func reportPhase(from old: ScrollPhase) {
        let (new, observers) = (item.phase, environment.scrollObservers)
        if new == .interacting, environment.scrollSettings.dismissesKeyboard {
            graph.act { [focus = environment.focusKeeper] in focus?.leaveText() }
        }
        guard !observers.isEmpty else { return }
        let context = ScrollPhaseChangeContext(
            geometry: item.geometry, velocity: new == .decelerating ? item.releaseVelocity : nil
        )
        graph.act { for observer in observers { observer.change(from: old, to: new, context) } }
    }

    /// Scrolls to the page of a tab view if it has changed.
    private func showPage() {
        guard let index = environment.scrollPage?.index, knownPage != index else { return }
        knownPage = index
        graph.later { [self] in
            item.show(page: index)
            reportVisiblePages()
        }
    }

    /// Reports to a tab view the pages in view.
    private func reportVisiblePages() {
        guard let link = environment.scrollPage, let pages = item.visiblePages,
            pages != knownPages
        else { return }
        knownPages = pages
        graph.act { link.show(pages) }
    }

    /// Reports to a tab view the page to which the content scrolls.
    private func reportPage() {
        guard let link = environment.scrollPage, let page = item.page, page != knownPage else {
            return
        }
        knownPage = page
        graph.act { link.select(page) }
    }

    /// Reports to the bar of a tab view to where the user scrolls, without what is past the ends.
    private func reportToTabBar() {
        guard let bar = environment.tabBar, item.axes.contains(.vertical) else { return }
        let (old, new) = (knownOffset, item.restOffset.y)
        knownOffset = new
        let range = 0...item.end.y
        guard item.isDriven, range.contains(old), range.contains(new) else { return }
        bar.minimizer.scroll(by: new - old, on: environment.page, in: graph)
    }

    /// Scrolls to the position of the binding if it has changed.
    private func showPosition() {
        guard let position = environment.scrollPosition else { return }
        if let requests = position.requests { return show(position.goal, requests) }
        guard knownPosition != .some(position.id) else { return }
        knownPosition = .some(position.id)
        guard let id = position.id else { return }
        makeView(id)
        graph.later { [self] in
            guard let target = child.identified(id)?.items.first else { return }
            item.scroll(to: target, anchor: position.anchor)
        }
    }

    /// Scrolls to a goal that was requested since the last one.
    private func show(_ goal: ScrollPosition.Goal?, _ requests: Int) {
        guard knownRequests != requests else { return }
        // From here on, the user may scroll to any view.
        (knownRequests, knownPosition) = (requests, nil)
        guard let goal else { return }
        if case .view(let id, _) = goal { makeView(id) }
        graph.later { [self] in
            switch goal {
            case .view(let id, let anchor):
                guard let target = child.identified(id)?.items.first else { return }
                item.scroll(to: target, anchor: anchor)
            case .edge(let edge): item.scroll(to: edge)
            case .point(let x, let y): item.scroll(x: x, y: y)
            }
        }
    }

    /// Creates the view with an id if a lazy container has not created it yet.
    private func makeView(_ id: AnyHashable) {
        graph.afterGathering { [self] in _ = child.identified(id) }
    }

    /// Sets the binding of the position to the view that is there.
    private func reportPosition() {
        guard item.isDriven, let position = environment.scrollPosition else { return }
        let anchor = position.anchor ?? .topLeading
        let visible = item.visibleRect
        let point = CGPoint(
            x: visible.minX + anchor.x * visible.width, y: visible.minY + anchor.y * visible.height
        )
        let nearest = child.outerIdentities.min {
            item.distance(from: point, to: $0.node, anchor)
                < item.distance(from: point, to: $1.node, anchor)
        }
        guard knownPosition != .some(nearest?.id) else { return }
        knownPosition = .some(nearest?.id)
        graph.act { position.set(nearest?.id) }
    }
}
