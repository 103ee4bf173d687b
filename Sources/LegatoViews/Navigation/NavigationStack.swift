import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view that shows a root page and pushes further pages over it.
///
/// The pages above the root represent the values of a path. Pushes and pops animate with a spring
/// of half a second without bounce, unless their transaction has an animation or disables
/// animations. A push or pop during another one continues from the presentation values, with their
/// velocity. Under reduced motion, pages fade.
///
/// ```swift
/// @State private var path: [Item] = []
///
/// var body: some View {
///     NavigationStack(path: $path) {
///         ItemList()
///             .navigationDestination(for: Item.self) { ItemDetails(item: $0) }
///     }
/// }
/// ```
public nonisolated struct NavigationStack<Data, Root: View>: View {
    private let path: Binding<Data>?
    private let read: (Data) -> [AnyHashable]
    private let write: ([AnyHashable]) -> Data
    private let root: Root
    /// The column in which links show their pages instead of pushing them; nil for a stack.
    private var next: NextColumn?
    @State private var own: [AnyHashable] = []

    /// Creates a stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(nil, { $0.elements }, { NavigationPath($0) }, root())
    }

    /// Creates a stack with a path of values of any types.
    public init(
        path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
    ) where Data == NavigationPath {
        self.init(path, { $0.elements }, { NavigationPath($0) }, root())
    }

    /// Creates a stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.init(
            path, { $0.map { AnyHashable($0) } },
            { Data($0.compactMap { $0.base as? Data.Element }) }, root()
        )
    }

    /// Creates the stack of a leading column of a split view, whose links show their pages in the
    /// next column.
    init(next: NextColumn?, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(root: root)
        self.next = next
    }

    private init(
        _ path: Binding<Data>?, _ read: @escaping (Data) -> [AnyHashable],
        _ write: @escaping ([AnyHashable]) -> Data, _ root: Root
    ) {
        (self.path, self.read, self.write, self.root) = (path, read, write, root)
    }

    /// The pages of the stack.
    public var body: some View {
        NavigationCore(path: values.wrappedValue, values: values, root: root, next: next)
    }

    @MainActor private var values: Binding<[AnyHashable]> {
        guard let path else { return $own }
        return Binding(get: { read(path.wrappedValue) }, set: { path.wrappedValue = write($0) })
    }
}

/// The pages of a path.
nonisolated struct NavigationCore<Root: View>: View {
    let path: [AnyHashable]
    let values: Binding<[AnyHashable]>
    let root: Root
    let next: NextColumn?
}

extension NavigationCore: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        NavigationNode(view, context)
    }
}

/// The item of a stack, whose layer clips its pages.
private final class NavigationItem: LayerItem {
    override var ownName: String? { "NavigationStack" }

    init(_ context: NodeContext) {
        super.init(CALayer(), context)
        layer.masksToBounds = true
    }

    override var only: ViewItem? { nil }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    /// Covered pages are laid out when they are uncovered.
    override func layOutContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
        for case let page as PageItem in children where !page.isCovered {
            page.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
        }
    }
}

private final class NavigationNode<Root: View>: HoldingNode<NavigationCore<Root>> {
    private let item: NavigationItem
    private let navigator = Navigator()
    private let stage: PageStage
    private var pages: [(key: NavigationKey, page: Page)] = []
    /// Pages that have been removed from the path and are still visible.
    private var leaving: [(key: NavigationKey, page: Page)] = []
    private var rootView: PageView<Root> {
        PageView(handle: rootHandle, navigator: navigator, content: view.root)
    }
    private let rootHandle: PageHandle
    /// The number of contents of pages so far.
    private var contents = 0

    override init(_ view: NavigationCore<Root>, _ context: NodeContext) {
        item = NavigationItem(context)
        stage = PageStage(context)
        rootHandle = PageHandle(rootIn: context.environment.page)
        super.init(view, context)
        stage.hold = { [unowned self] _ in place() }
        stage.drop = { [unowned self] page in
            leaving.removeAll { $0.page === page }
            page.remove()
        }
        stage.uncovered = { [unowned self] in pages.dropLast().last?.page }
        stage.reducesMotion = context.environment.accessibilityReduceMotion
        navigator.next = view.next
        navigator.path = { [unowned self] in self.view.values.wrappedValue }
        navigator.setPath = { [unowned self] in self.view.values.wrappedValue = $0 }
        let root = Page(.stack, rootHandle, rootView, inside)
        stage.letSwipe(root)
        pages = [(.root, root)]
        navigator.onLinks = { [unowned self] in graph.invalidate(self) }
        navigator.onContent = { [unowned self] key in renew { $0 == key } }
        navigator.onDestination = { [unowned self] type in
            renew {
                guard case .value(_, let value) = $0 else { return false }
                return ObjectIdentifier(Swift.type(of: value.base)) == type
            }
        }
        arrange()
        if let last = pages.last { stage.begin(with: last.page) }
        context.environment.tabBar?.addStack(item) { [weak navigator] in
            navigator?.popToRoot() ?? false
        }
    }

    override func willRemove() { context.environment.tabBar?.removeStack(item) }

    private var inside: NodeContext {
        var inside = inner
        inside.environment.navigator = navigator
        if inside.environment.splitSelection != nil { inside.environment.splitSelection = nil }
        if inside.environment.linkSelection != nil { inside.environment.linkSelection = nil }
        return inside
    }

    private var all: [Page] { (pages + leaving).map(\.page) }
    override var children: [ViewNode] { all.flatMap(\.nodes) }
    override func addItems(to list: inout ItemList) { list.append(item) }
    override var containsItems: Bool { true }
    override func gatherItems() { for page in all { page.gatherItems() } }

    override func updateView(_ view: NavigationCore<Root>) {
        self.view = view
        navigator.next = view.next
        pages[0].page.update(rootView)
        refresh()
    }

    override func refreshView() {
        arrange()
        stage.show(pages.last?.page)
        let gone = leaving.map(\.page).filter { page in !stage.shown.contains { $0 === page } }
        leaving.removeAll { left in gone.contains { $0 === left.page } }
        place()
        for page in gone { page.remove() }
    }

    /// Shows the visible pages, and keeps those below that have been visible in the tree.
    private func place() {
        let visible = Set(stage.shown.map { ObjectIdentifier($0) })
        let covered = pages.map(\.page).filter {
            !$0.isFresh && !visible.contains(ObjectIdentifier($0))
        }
        for page in covered { page.item.isCovered = true }
        for page in stage.shown { page.item.isCovered = false }
        item.setChildren((covered + stage.shown).map(\.item))
    }

    override func environmentChanged() {
        stage.reducesMotion = environment.accessibilityReduceMotion
        for page in all { page.environmentChanged(inside.environment) }
    }

    /// Creates and removes pages according to the path and the links.
    private func arrange() {
        navigator.trim(to: view.path.count)
        let keys = navigator.keys(view.path)
        guard keys != pages.map(\.key) else { return }
        let known = Dictionary(uniqueKeysWithValues: pages.map { ($0.key, $0.page) })
        let stays = Set(keys)
        for (key, page) in pages where !stays.contains(key) {
            page.isKept = false
            leaving.append((key, page))
        }
        var now: [(key: NavigationKey, page: Page)] = []
        for key in keys {
            let below = now.last?.page
            let turned = key == keys.last ? turnRound(key, above: below) : nil
            let page = known[key] ?? turned ?? make(key, above: below?.handle)
            page.handle.previous = below?.handle
            now.append((key, page))
        }
        pages = now
    }

    /// Takes back the page of a key that is being popped; nil if there is none in front of the page
    /// below it.
    private func turnRound(_ key: NavigationKey, above below: Page?) -> Page? {
        let index = leaving.firstIndex {
            $0.key == key && $0.page.isDisappearing && $0.page.serial > below?.serial ?? 0
        }
        guard let index else { return nil }
        let page = leaving.remove(at: index).page
        page.isKept = true
        page.update(pageView(key, page.handle))
        return page
    }

    private func make(_ key: NavigationKey, above below: PageHandle?) -> Page {
        let handle = PageHandle(canGoBack: true, in: environment.page)
        handle.previous = below
        handle.onClose = { [weak navigator] in navigator?.close(key) }
        let page = Page(.stack, handle, pageView(key, handle), inside)
        handle.onZoom = { [unowned stage, unowned page] in stage.letDrag(page) }
        if handle.zoom != nil { stage.letDrag(page) }
        // At its edge, a page that zooms catches those that slide off it.
        stage.letSwipe(page)
        return page
    }

    private func pageView(_ key: NavigationKey, _ handle: PageHandle) -> PageView<AnyView> {
        contents += 1
        let content = AnyView(
            DestinationContent(navigator: navigator, key: key, version: contents)
        )
        return PageView(handle: handle, navigator: navigator, content: content)
    }

    /// Updates the content of pages.
    private func renew(where isChanged: (NavigationKey) -> Bool) {
        for (key, page) in pages where isChanged(key) { page.update(pageView(key, page.handle)) }
    }
}

/// The view of a destination, which is evaluated again when state that its closure reads changes.
private struct DestinationContent: View {
    let navigator: Navigator
    let key: NavigationKey
    /// Differs in each content, so that it is evaluated when the destination itself changes.
    let version: Int

    var body: some View { navigator.content(key) }
}
