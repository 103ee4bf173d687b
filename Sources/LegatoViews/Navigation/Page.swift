import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A page of a stack or a presentation: its views, its item and its phase.
final class Page {
    private enum Life { case hidden, appearing, shown, disappearing }

    private static var made = 0
    /// Pages with a higher number are in front.
    let serial: Int
    let style: PageStyle
    let item: PageItem
    let handle: PageHandle
    private let node: ViewNode
    private let presence: Presence
    private var life = Life.hidden
    var place = PagePlace.away
    /// Whether its owner still holds it; otherwise it stays visible until it has disappeared, and
    /// the pages that its views present leave with it.
    var isKept = true {
        didSet {
            guard isKept != oldValue else { return }
            handle.isKept = isKept
            let presenters = node.environment.presenters
            isKept ? presenters?.comeBack(in: node) : presenters?.leave(in: node)
        }
    }
    /// Whether it has never been placed.
    var isFresh = true
    /// Whether the user has dragged it from its leading edge, so that it leaves to the side even
    /// under reduced motion.
    var isSwiped = false
    /// The source view from which it zooms; the page holds its contents while it is shown.
    weak var source: SourceItem?

    /// Creates a page for a view.
    init<V: View>(_ style: PageStyle, _ handle: PageHandle, _ view: V, _ context: NodeContext) {
        Self.made += 1
        (serial, self.style, self.handle) = (Self.made, style, handle)
        var inside = context
        inside.environment.page = handle
        inside.environment.leaveList()
        handle.coversWindow = style != .stack
        presence = Presence(in: &inside, isCover: style != .stack) { [weak handle] _ in
            handle?.isVisible ?? false
        }
        item = PageItem(style, inside)
        node = inside.makeNode(view.inColumn)
        (handle.graph, handle.item) = (context.graph, item)
        gatherItems()
        setBackground(for: context.environment)
        guard style == .sheet else { return }
        let environment = context.environment
        handle.sheet.onChange = { [weak self] in
            self?.setBackground(for: environment)
            self?.setModal()
            self?.item.resize()
        }
    }

    /// Sets whether views behind the page receive no input.
    func setModal() {
        item.isModal = style != .stack && place == .top && !item.letsThrough
    }

    var nodes: [ViewNode] { [node] }
    var cornerRadius: CGFloat { handle.sheet.cornerRadius ?? style.cornerRadius }
    /// The opacity of the dimming behind the page.
    var dim: Double { item.letsThrough ? 0 : style.dim }
    var zoom: ZoomNavigationTransition? { handle.zoom }
    /// Whether it comes from the side.
    var slides: Bool { style == .stack && zoom == nil }

    func update<V: View>(_ view: V) {
        (node as? TypedNode<ImplicitStack<V>>)?.update(view.inColumn)
    }
    func gatherItems() { item.setChildren(node.items) }

    /// Sets the background colour for the colour scheme.
    private func setBackground(for environment: EnvironmentValues) {
        guard style.isOpaque, handle.sheet.background == nil else { return item.background = nil }
        // In dark mode, a sheet is lighter than the views behind it.
        let dark: CGFloat = style == .sheet ? 28 / 255 : 0
        item.background = CGColor(gray: environment.colorScheme == .dark ? dark : 1, alpha: 1)
    }

    func environmentChanged(_ environment: EnvironmentValues) {
        setBackground(for: environment)
        var inside = environment
        (inside.page, inside.presence) = (handle, presence)
        inside.leaveList()
        node.take(inside)
    }

    /// Removes the page from the tree.
    func remove() {
        Transaction().runAlone { source?.takeBack(from: item) }
        if !node.isRemoved { node.remove() }
    }

    // MARK: Life

    /// Starts to appear.
    func appear() {
        life = .appearing
        isSwiped = false
        handle.report(.willAppear)
        handle.report(.isAppearing)
        presence.changed()
    }

    /// Starts to disappear.
    func disappear() {
        life = .disappearing
        handle.report(.willDisappear)
    }

    /// Whether it has begun to disappear, so that it can turn round.
    var isDisappearing: Bool { life == .disappearing }

    /// Finishes disappearing, if it was.
    func finishDisappearing() {
        guard life == .disappearing else { return }
        life = .hidden
        handle.report(.didDisappear)
        presence.changed()
    }

    /// Finishes appearing, if it was.
    func finishAppearing() {
        guard life == .appearing else { return }
        life = .shown
        handle.report(.didAppear)
    }
}
