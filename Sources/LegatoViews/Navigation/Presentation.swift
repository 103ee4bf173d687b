import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Presents a sheet over the whole window while a value is true.
    ///
    /// The sheet can be dismissed by dragging it down or with a tap beside it. `onDismiss` is called
    /// after it has disappeared.
    ///
    /// ```swift
    /// Button("Settings") { isOpen = true }
    ///     .sheet(isPresented: $isOpen) { Settings() }
    /// ```
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        FlagPresentation(self, .sheet, isPresented, onDismiss, content)
    }

    /// Presents a sheet for an item over the whole window while the item is not nil.
    ///
    /// If the id of the item changes, the sheet is dismissed and another one follows.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPresentation(self, .sheet, item, onDismiss, content)
    }

    /// Presents a view that covers the whole window while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        FlagPresentation(self, .cover, isPresented, onDismiss, content)
    }

    /// Presents a view for an item that covers the whole window while the item is not nil.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        ItemPresentation(self, .cover, item, onDismiss, content)
    }
}

private nonisolated struct FlagPresentation<Base: View, Content: View>: View {
    private let base: Base
    private let style: PageStyle
    private let isPresented: Binding<Bool>
    private let onDismiss: (() -> Void)?
    private let content: () -> Content

    init(
        _ base: Base, _ style: PageStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) {
        (self.base, self.style, self.isPresented) = (base, style, isPresented)
        (self.onDismiss, self.content) = (onDismiss, content)
    }

    var body: some View {
        PresentationView(
            base: base, style: style, id: isPresented.wrappedValue ? AnyHashable(true) : nil,
            presented: isPresented.wrappedValue ? content() : nil,
            close: { isPresented.wrappedValue = false }, onDismiss: onDismiss
        )
    }
}

private nonisolated struct ItemPresentation<Base: View, Item: Identifiable, Content: View>: View {
    private let base: Base
    private let style: PageStyle
    private let item: Binding<Item?>
    private let onDismiss: (() -> Void)?
    private let content: (Item) -> Content

    init(
        _ base: Base, _ style: PageStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) {
        (self.base, self.style, self.item) = (base, style, item)
        (self.onDismiss, self.content) = (onDismiss, content)
    }

    var body: some View {
        PresentationView(
            base: base, style: style, id: item.wrappedValue.map { AnyHashable($0.id) },
            presented: item.wrappedValue.map { content($0) }, close: { item.wrappedValue = nil },
            onDismiss: onDismiss
        )
    }
}

/// A view that presents a page over the window.
nonisolated struct PresentationView<Base: View, Content: View>: View {
    let base: Base
    let style: PageStyle
    /// The identity of the page; nil for no page.
    let id: AnyHashable?
    let presented: Content?
    let close: () -> Void
    let onDismiss: (() -> Void)?
    /// Called when the adaptation that the page sets differs from the current one.
    var adaptation: (current: CompactAdaptation, change: (CompactAdaptation) -> Void)?
}

extension PresentationView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PresentationNode(view, context)
    }
}

private final class PresentationNode<Base: View, Content: View>: HoldingNode<
    PresentationView<Base, Content>
>, Presenter
{
    private var child: TypedNode<Base>?
    private let stage: PageStage
    private var current: (id: AnyHashable, page: Page)?
    /// The page that is being dismissed; the next one follows when it has disappeared.
    private var departing: (id: AnyHashable, page: Page)?
    /// Pages for which no other waits any more, and that are still in the tree.
    private var settling: [Page] = []
    /// Whether the view is being removed, so that it presents nothing.
    private var isAway = false
    private var covers: [PageItem] = []

    override init(_ view: PresentationView<Base, Content>, _ context: NodeContext) {
        stage = PageStage(context)
        super.init(view, context)
        child = inner.makeNode(view.base)
        stage.hold = { [unowned self] shown in cover(shown.map(\.item)) }
        stage.left = { [unowned self] page in left(page) }
        stage.drop = { [unowned self] page in drop(page) }
        stage.reducesMotion = context.environment.accessibilityReduceMotion
        follow()
    }

    private var inside: NodeContext {
        var inside = inner
        inside.environment.navigator = nil
        return inside
    }

    private var pages: [Page] { settling + [departing?.page, current?.page].compactMap(\.self) }

    /// The nodes of the view, and of its pages unless these outlive it.
    override var children: [ViewNode] {
        let base = child.map { [$0 as ViewNode] } ?? []
        return isRemoved && graph.root != nil ? base : base + pages.flatMap(\.nodes)
    }
    override func addItems(to list: inout ItemList) { if let child { list.add(child) } }

    override func gatherItems() { for page in pages { page.gatherItems() } }

    override func updateView(_ view: PresentationView<Base, Content>) {
        self.view = view
        child?.update(view.base)
        follow()
    }

    override func refreshView() { follow() }

    override func environmentChanged() {
        child?.take(environment)
        stage.reducesMotion = environment.accessibilityReduceMotion
        for page in pages { page.environmentChanged(inside.environment) }
    }

    /// Presents or dismisses pages according to the view.
    private func follow() {
        let id = isAway ? nil : view.id
        if let current, current.id == id {
            if let presented = view.presented {
                current.page.update(page(presented, current.page.handle))
            }
            return
        }
        if let current {
            current.page.isKept = false
            // A card fades out where it was while the next one grows.
            if current.page.style == .popover {
                settling.append(current.page)
            } else {
                departing = current
            }
        }
        current = nil
        if let id, let presented = view.presented { present(presented, id) }
        stage.show(current?.page)
    }

    /// Presents a page: the one that is being dismissed, which turns round, or a new one, unless it
    /// waits for another one.
    private func present(_ presented: Content, _ id: AnyHashable) {
        guard let departing else {
            environment.presenters?.add(self)
            let page = make(presented)
            if adapts(to: page) { page.remove() } else { current = (id, page) }
            return
        }
        guard departing.id == id else { return }
        (current, self.departing) = (departing, nil)
        departing.page.isKept = true
        departing.page.update(page(presented, departing.page.handle))
    }

    /// Completes the dismissal of a page.
    private func left(_ page: Page) {
        guard page === departing?.page else { return }
        departing = nil
        settling.append(page)
        // The views disappear after the actions that are due.
        graph.act { [self] in graph.actLast { [self] in finishDismissal() } }
    }

    /// Presents the page that replaces the previous one.
    private func finishDismissal() {
        view.onDismiss?()
        guard view.id != nil, !isRemoved else { return }
        graph.beginChange()
        graph.invalidate(self)
    }

    private func drop(_ page: Page) {
        settling.removeAll { $0 === page }
        page.remove()
        if isRemoved, settling.isEmpty { environment.presenters?.release(self) }
    }

    // MARK: Removal

    func leave() {
        isAway = true
        follow()
    }

    func comeBack() {
        isAway = false
        graph.invalidate(self)
    }

    override func willRemove() {
        environment.presenters?.remove(self)
        guard graph.root != nil, !pages.isEmpty else { return cover([]) }
        environment.presenters?.keep(self)
        if graph.isIdle { graph.beginChange() }
        leave()
    }

    func removePages() { for page in pages { page.remove() } }

    /// Whether a page that is not shown yet must be presented differently.
    private func adapts(to page: Page) -> Bool {
        guard let (current, change) = view.adaptation else { return false }
        let wanted = page.handle.sheet.adaptation
        guard wanted != current else { return false }
        graph.act { change(wanted) }
        return true
    }

    private func page(_ presented: Content, _ handle: PageHandle) -> PresentedPage<Content> {
        PresentedPage(handle: handle, isSheet: view.style == .sheet, content: presented)
    }

    private func make(_ presented: Content) -> Page {
        let handle = PageHandle(canGoBack: true, in: environment.page)
        handle.onClose = { [weak self] in self?.view.close() }
        let page = Page(view.style, handle, page(presented, handle), inside)
        if view.style == .sheet || handle.zoom != nil {
            stage.letDrag(page)
        } else {
            handle.onZoom = { [unowned stage, unowned page] in stage.letDrag(page) }
        }
        return page
    }

    /// Shows the pages over the window, in front of existing ones.
    private func cover(_ items: [PageItem]) {
        guard let root = graph.root else { return }
        let mine = Set(covers.map(ObjectIdentifier.init))
        var all = root.covers
        let place = all.firstIndex { mine.contains(ObjectIdentifier($0)) } ?? all.count
        all.removeAll { mine.contains(ObjectIdentifier($0)) }
        all.insert(contentsOf: items, at: min(place, all.count))
        covers = items
        root.covers = all
    }
}
