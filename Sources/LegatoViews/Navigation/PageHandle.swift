import Foundation
import LegatoGraphics
public import LegatoMotion

/// The interface of a page for its views.
final class PageHandle {
    let title = StateLocation("")
    /// The title in a text field.
    let renaming = TitleRenaming()
    /// The bar settings of the page's views.
    let bars = BarClaims()
    /// The sheet traits of the page's views.
    let sheet = SheetTraits()
    /// How the bar follows the content.
    let fold = BarFold()
    /// The item of the page, whose top is that of its bar.
    weak var item: ViewItem?
    /// The page below in the stack; nil for a root.
    weak var previous: PageHandle?
    let canGoBack: Bool
    weak var graph: ViewGraph?
    /// Dismisses the page by changing the model.
    var onClose: () -> Void = {}
    /// Whether the model has the page; otherwise it is dismissed already.
    var isKept = true
    /// Whether closing it closes the page that contains its stack instead.
    private var closesOuter = false
    /// Makes the page draggable.
    var onZoom: () -> Void = {}
    /// Whether a vertical drag on the content moves the page, given whether it goes down and whether
    /// the content can scroll that far; nil for a page that cannot be dragged.
    var takesDrag: ((_ isDown: Bool, _ canScroll: Bool) -> Bool)?
    /// The views that disable interactive dismissal.
    private var holders: Set<ObjectIdentifier> = []
    private var observers: [PageObserver] = []
    /// The last phase reported.
    private var phase: NavigationPhase?
    /// The page that contains the stack of this one.
    private weak var outer: PageHandle?

    /// A view that observes the phases of its page.
    private final class PageObserver {
        let node: ViewNode
        let action: (NavigationPhase) -> Void
        /// Whether it was notified of the current appearance.
        var isIn = false

        init(_ node: ViewNode, _ action: @escaping (NavigationPhase) -> Void) {
            (self.node, self.action) = (node, action)
        }
    }

    init(canGoBack: Bool, in outer: PageHandle?) {
        (self.canGoBack, self.outer) = (canGoBack, outer)
    }

    /// Creates the handle of a stack's root, which is dismissed with the enclosing page.
    init(rootIn outer: PageHandle?) {
        canGoBack = false
        self.outer = outer
        closesOuter = true
    }

    /// Whether the title is large; by default as on the page below, and true for a root whose bar
    /// does not begin with its title.
    var showsLargeTitle: Bool {
        for page in sequence(first: self, next: { $0.previous }) {
            let claim = page.bars.sum
            switch claim.titleMode {
            case .inline: return false
            case .large: return true
            case .automatic, nil: if claim.role?.leadsWithTitle == true { return false }
            }
        }
        return true
    }

    /// The heights of a large title and of its subtitle, in points.
    static let (titleHeight, subtitleHeight): (CGFloat, CGFloat) = (52, 28)

    /// Whether the page has no bar.
    func hidesBar(in look: BarLook) -> Bool {
        bars.sum.hidesBar == true || look.isHidden && !lineage.contains(where: \.coversWindow)
    }

    /// Whether a bar shows the title of the page.
    func showsTitle(in look: BarLook) -> Bool {
        let claim = bars.sum
        return look.showsTitle && claim.hidesTitle != true && !hidesBar(in: look)
    }

    /// The title and the subtitle that the bar shows from now on, which are empty for none, and the
    /// height of the large title with its subtitle, 0 without one.
    func showTitles(in look: BarLook) -> (title: String, subtitle: String, height: CGFloat) {
        let claim = bars.sum
        let (title, subtitle) = (title.get(), claim.subtitle ?? "")
        let hasTitle = !title.isEmpty || claim.views(.largeTitle).hasItems
        let hasSubtitle = !subtitle.isEmpty || claim.views(.largeSubtitle).hasItems
        let (isShown, isLarge) = (showsTitle(in: look), showsLargeTitle && hasTitle)
        fold.height =
            isShown && isLarge ? Self.titleHeight + (hasSubtitle ? Self.subtitleHeight : 0) : 0
        return isShown ? (title, subtitle, fold.height) : ("", "", 0)
    }

    /// The title of the back button: that of the page below, unless it is long or empty.
    var backTitle: String {
        let title = previous?.title.get() ?? ""
        return title.isEmpty || title.count > 16 ? "Back" : title
    }

    /// Whether it covers the views of the window rather than belonging to them.
    var coversWindow = false
    /// Whether it is the front page in the model.
    var isInFront = false

    /// Whether the page itself, regardless of those around it, may name the window.
    var mayNameWindow: Bool { isInFront && !coversWindow }

    /// The page and the pages around it, innermost first.
    var lineage: UnfoldFirstSequence<PageHandle> { sequence(first: self) { $0.outer } }

    /// Whether a vertical drag on the content moves this page or the one around it that covers the
    /// window.
    func takesDrag(isDown: Bool, canScroll: Bool) -> Bool {
        lineage.first { $0.coversWindow || $0.takesDrag != nil }?.takesDrag?(isDown, canScroll)
            ?? false
    }

    /// Dismisses the page, or for the root of a stack the enclosing page.
    func close() {
        guard let page = lineage.first(where: { !$0.closesOuter }), page.isKept else { return }
        page.onClose()
    }

    /// Whether only the program can dismiss the page.
    var isHeld: Bool { !holders.isEmpty }

    /// Sets whether a view disables interactive dismissal of the page.
    func hold(_ isHeld: Bool, for node: ViewNode) {
        if isHeld {
            holders.insert(ObjectIdentifier(node))
        } else {
            holders.remove(ObjectIdentifier(node))
        }
    }

    /// Whether a drag from the leading edge pops the page; not without a back button.
    var swipesBack: Bool { canGoBack && !isHeld && zoom == nil && bars.sum.hidesBackButton != true }

    /// Whether the page can be dismissed.
    var isPresented: Bool { lineage.contains(where: \.canGoBack) }

    /// The zoom transition of the page; nil if it has none.
    var zoom: ZoomNavigationTransition? {
        didSet { if oldValue == nil, zoom != nil { onZoom() } }
    }

    /// Whether the page appears, is shown or has not disappeared yet.
    var isVisible: Bool { phase.map { $0 != .didDisappear } ?? false }

    /// Adds an observer; if the page is appearing or shown, the phases so far are reported to it.
    func add(_ node: ViewNode, _ action: @escaping (NavigationPhase) -> Void) {
        let observer = PageObserver(node, action)
        observers.append(observer)
        let steps = NavigationPhase.allCases.prefix(3)
        if let phase, let last = steps.firstIndex(of: phase) {
            notify(observer, steps.prefix(through: last))
        }
    }

    /// Removes an observer after reporting the remaining phases to it.
    func remove(_ node: ViewNode) {
        for observer in observers where observer.node === node && observer.isIn {
            let steps = NavigationPhase.allCases
            let next = phase.flatMap { steps.firstIndex(of: $0) }.map { $0 + 1 }
            notify(observer, steps.suffix(from: next ?? steps.endIndex))
        }
        observers.removeAll { $0.node === node }
    }

    func report(_ phase: NavigationPhase) {
        self.phase = phase
        for observer in observers { notify(observer, [phase]) }
    }

    private func notify(_ observer: PageObserver, _ phases: ArraySlice<NavigationPhase>) {
        for phase in phases {
            if phase == .willAppear { observer.isIn = true }
            guard observer.isIn else { continue }
            if phase == .didDisappear { observer.isIn = false }
            graph?.act { observer.action(phase) }
        }
    }
}

private nonisolated enum PageKey: EnvironmentKey {
    static var defaultValue: PageHandle? { nil }
}

nonisolated extension EnvironmentValues {
    /// The enclosing page.
    var page: PageHandle? {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }

    /// Dismisses the enclosing page: a sheet, a cover or a page of a navigation stack.
    public var dismiss: DismissAction { DismissAction(page: page) }

    /// Whether the view is on a page that can be dismissed.
    public var isPresented: Bool { MainActor.assumeIsolated { page?.isPresented ?? false } }
}

/// An action that dismisses a page; call it like a function.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// var body: some View { Button("Done") { dismiss() } }
/// ```
@preconcurrency @MainActor public struct DismissAction {
    let page: PageHandle?

    /// Dismisses the page; has no effect outside a page.
    public func callAsFunction() { page?.close() }
}
