import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoViews

extension UISplitViewController {
    // MARK: Modes

    /// Chooses a mode in place of the preferred one, which nil restores.
    func choose(_ mode: DisplayMode?, animated: Bool = true) {
        chosen = mode
        guard isViewLoaded, !isCollapsed else { return }
        guard animated, view.window != nil, UIView.areAnimationsEnabled else { return layOut() }
        UIView.performWithoutAnimation { addColumns() }
        running += 1
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            self.layOut()
        } completion: { _ in
            self.running -= 1
            self.removeColumns()
        }
    }

    /// The mode that is due.
    var mode: DisplayMode { layout.resolved(chosen ?? preferredDisplayMode) }

    /// Collapses or expands, and places the columns.
    func layOut() {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        if isNarrow, !isCollapsed { collapse() }
        if !isNarrow, isCollapsed { expand() }
        guard !isCollapsed else { return placeStack() }
        let mode = mode
        if mode != displayMode { change(to: mode) }
        addColumns()
        let frames = layout.frames(mode)
        for (column, child) in navigations where column != .compact {
            guard let holder = child.viewIfLoaded?.superview as? ColumnView else { continue }
            if holder.frame != frames[column] { holder.frame = frames[column] ?? .zero }
        }
        dimming.frame = view.bounds
        dimming.alpha = mode.isOver ? 1 : 0
        removeColumns()
    }

    private func change(to mode: DisplayMode) {
        delegate?.splitViewController(self, willChangeTo: mode)
        let (old, new) = (layout.shown(displayMode), layout.shown(mode))
        displayMode = mode
        for column in new where !old.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        for column in old where !new.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
    }

    /// Adds the views of the columns that the due mode shows, where they are hidden.
    private func addColumns() {
        let layout = layout
        let hidden = layout.frames(.secondaryOnly)
        let new = ([.secondary] + layout.shown(mode)).filter { !shown.contains($0) }
        guard !new.isEmpty else { return }
        for column in new {
            guard let child = navigations[column] else { continue }
            let holder = ColumnView(child.view, hasEdge: column != .secondary)
            holder.frame = hidden[column] ?? .zero
            shown.insert(column)
            view.addSubview(holder)
        }
        // The secondary column, the dimming of it, and the columns that may lie over both.
        if let secondary = navigations[.secondary]?.viewIfLoaded?.superview {
            view.insertSubview(secondary, at: 0)
            view.insertSubview(dimming, aboveSubview: secondary)
        }
    }

    /// Removes the views of the columns that are hidden, once no change of the mode moves them.
    private func removeColumns() {
        guard !isCollapsed, running == 0 else { return }
        let visible = Set([.secondary] + layout.shown(mode))
        for column in shown.subtracting(visible) {
            navigations[column]?.viewIfLoaded?.superview?.removeFromSuperview()
            shown.remove(column)
        }
    }

    // MARK: The stack of a narrow window

    private func collapse() {
        let columns = Column.ordered.filter { navigations[$0] != nil }
        let proposed: Column =
            navigations[.compact] != nil ? .compact : columns.last ?? .primary
        let top =
            delegate?.splitViewController(
                self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        (isCollapsed, displayMode) = (true, .secondaryOnly)
        for column in shown { navigations[column]?.viewIfLoaded?.superview?.removeFromSuperview() }
        shown = []
        dimming.removeFromSuperview()
        join(top)
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// The column at the top of the stack; without a stack, the one that would be.
    var topOfStack: Column {
        guard let base = firstColumn as? UINavigationController, !merged.isEmpty else {
            return navigations[.compact] == nil ? .secondary : .compact
        }
        func isInStack(_ one: UIViewController) -> Bool {
            base.viewControllers.contains { $0 === one }
        }
        return merged.last { $0.stack.contains(where: isInStack) }?.column ?? merged[0].column
    }

    /// Puts the controllers of the columns up to one of them into the stack of the first column.
    func join(_ top: Column) {
        guard top != .compact || navigations[.compact] == nil else { return }
        let columns = Column.ordered.filter {
            navigations[$0] is UINavigationController && $0.rawValue <= top.rawValue
        }
        guard let base = columns.first.flatMap({ navigations[$0] }) as? UINavigationController
        else {
            return
        }
        merged = columns.compactMap { column in
            (navigations[column] as? UINavigationController).map { (column, $0.viewControllers) }
        }
        for column in columns.dropFirst() {
            (navigations[column] as? UINavigationController)?.viewControllers = []
        }
        base.viewControllers = merged.flatMap(\.stack)
    }

    /// Returns the controllers of the stack to their columns; those that were pushed go to the last column in
    /// the stack.
    func split() {
        guard let first = merged.first,
            let base = navigations[first.column] as? UINavigationController
        else { return }
        let (all, top) = (base.viewControllers, topOfStack)
        let pushed = all.filter { one in !merged.contains { $0.stack.contains { $0 === one } } }
        base.viewControllers = first.stack
        for (column, stack) in merged {
            let own = column == top ? stack + pushed : stack
            (navigations[column] as? UINavigationController)?.viewControllers = own
        }
        merged = []
    }

    private func expand() {
        split()
        isCollapsed = false
        let stack = navigations[.compact] ?? firstColumn
        stack?.viewIfLoaded?.superview?.removeFromSuperview()
        let proposed = mode
        let answer = delegate?.splitViewController(
            self, displayModeForExpandingToProposedDisplayMode: proposed)
        // The preferred mode, if it is due, may become another one in a wider window.
        if let answer, answer != proposed { chosen = answer }
        delegate?.splitViewControllerDidExpand(self)
    }

    private var firstColumn: UIViewController? {
        Column.ordered.lazy.compactMap { self.navigations[$0] }.first
    }

    private func placeStack() {
        let isCompact = merged.isEmpty && navigations[.compact] != nil
        guard let child = isCompact ? navigations[.compact] : firstColumn else { return }
        let holder = child.view.superview as? ColumnView ?? ColumnView(child.view, hasEdge: false)
        if holder.superview !== view { view.addSubview(holder) }
        if holder.frame != view.bounds { holder.frame = view.bounds }
    }

    func showInStack(_ column: Column) {
        let own = navigations[column] as? UINavigationController
        let joined = merged.first { $0.column == column }?.stack
        guard let base = firstColumn as? UINavigationController,
            let stack = joined ?? own?.viewControllers, let top = stack.last
        else { return }
        if base.viewControllers.contains(where: { $0 === top }) {
            base.popToViewController(top, animated: true)
            return
        }
        if joined == nil {
            own?.viewControllers = []
            merged.append((column, stack))
        }
        base.setViewControllers(base.viewControllers + stack.dropLast(), animated: false)
        base.pushViewController(top, animated: true)
    }

    func hideInStack(_ column: Column) {
        guard let base = firstColumn as? UINavigationController,
            let place = merged.firstIndex(where: { $0.column == column }), place > 0,
            let last = merged[place - 1].stack.last
        else { return }
        base.popToViewController(last, animated: true)
    }
}

/// The place of a column, with a line at its trailing edge.
private final class ColumnView: UIView {
    private let content: UIView
    private let edge = UIView()

    init(_ content: UIView, hasEdge: Bool) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(content)
        edge.backgroundColor = .separator
        edge.isUserInteractionEnabled = false
        edge.isHidden = !hasEdge
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        edge.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - 0.5, y: 0, width: 0.5, height: bounds.height
        )
    }
}
