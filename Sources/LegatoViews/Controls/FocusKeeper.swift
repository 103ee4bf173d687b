import LegatoLayers

/// Which control of a tree takes the keys.
final class FocusKeeper {
    private struct Place {
        weak var item: FocusItem?
    }

    private weak var focused: FocusItem?
    /// What had the focus on pages that others cover now, the latest last.
    private var earlier: [Place] = []

    /// Takes a key: tab leads on, others go to the control that has the focus; escape and alt-left
    /// lead back where it does not use them.
    func keyDown(_ event: KeyEvent, in root: ViewItem?) -> Bool {
        drop(in: root)
        if event.key == "tab" && event.isPlain {
            return move(by: event.modifiers.contains(.shift) ? -1 : 1, in: root)
        }
        return focused?.onKey(event) ?? false || goBack(event, in: root)
    }

    /// Gives a control the focus, or none.
    func focus(_ item: FocusItem?) {
        guard item !== focused else { return }
        let old = focused
        focused = item
        old?.tell(false)
        item?.tell(true)
    }

    /// Tells whether a control has the focus.
    func has(_ item: FocusItem) -> Bool { focused === item }

    /// Takes the focus from a control that keys do not reach any more.
    func drop(in root: ViewItem?) {
        if let focused, !focused.isReachable(from: root) { focus(nil) }
    }

    /// Moves the focus as a page comes to the front: from what keys do not reach any more to where
    /// it was before, or into the page.
    func follow(_ page: ViewItem?, in root: ViewItem?) {
        let old = focused
        if let old {
            guard !old.isReachable(from: root) else { return }
            earlier.append(Place(item: old))
        }
        earlier.removeAll { $0.item == nil }
        if let last = earlier.lastIndex(where: { $0.item?.isReachable(from: root) ?? false }) {
            let item = earlier[last].item
            earlier.removeSubrange(last...)
            focus(item)
        } else if old != nil {
            focus(page?.focusEntry)
        }
    }

    private func move(by step: Int, in root: ViewItem?) -> Bool {
        let all = root?.focusable ?? []
        guard !all.isEmpty else { return false }
        let now = all.firstIndex { $0 === focused }
        let next = now.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
        focus(all[next])
        return true
    }

    /// Lets the page go on which the focus is, or else the one in front.
    private func goBack(_ event: KeyEvent, in root: ViewItem?) -> Bool {
        let isEscape = event.key == "escape" && event.modifiers.isEmpty
        guard isEscape || event.key == "left" && event.modifiers == .option else { return false }
        func canGo(_ page: PageItem) -> Bool { page.canGoBack && (isEscape || page.isInStack) }
        guard let page = focused?.pageAround(where: canGo) ?? root?.frontPage(where: canGo)
        else { return false }
        if !event.isRepeat { page.goBack() }
        return true
    }
}

extension KeyEvent {
    /// Whether none of the keys is held that make a key mean something else; shift may be.
    var isPlain: Bool { modifiers.isDisjoint(with: [.control, .option, .command]) }
    /// Whether it presses the control that has the focus.
    var isPress: Bool { (key == "space" || key == "return") && isPlain }
}

extension FocusItem {
    /// Whether keys reach it.
    fileprivate func isReachable(from root: ViewItem?) -> Bool {
        var item: ViewItem = self
        while let container = item.container {
            guard container.keyChildren.contains(where: { $0 === item }) else { return false }
            item = container
        }
        return item === root && isOn
    }
}

extension ViewItem {
    /// The controls inside that can have the focus, in order.
    var focusable: [FocusItem] {
        var all: [FocusItem] = []
        collectFocusable(&all)
        return all
    }

    private func collectFocusable(_ all: inout [FocusItem]) {
        if let own = self as? FocusItem, own.isOn { all.append(own) }
        for child in keyChildren { child.collectFocusable(&all) }
    }

    /// Where the focus goes as it comes in; nil where there is nothing to have it.
    fileprivate var focusEntry: FocusItem? {
        let all = focusable
        return all.first(where: \.isEntry) ?? all.first
    }

    /// The innermost page around the element of those that a condition allows.
    fileprivate func pageAround(where isAllowed: (PageItem) -> Bool) -> PageItem? {
        var item: ViewItem? = self
        while let current = item {
            if let page = current as? PageItem, isAllowed(page) { return page }
            item = current.container
        }
        return nil
    }

    /// The innermost page in front of those that a condition allows.
    fileprivate func frontPage(where isAllowed: (PageItem) -> Bool) -> PageItem? {
        for child in keyChildren.reversed() {
            if let page = child.frontPage(where: isAllowed) { return page }
        }
        return (self as? PageItem).flatMap { isAllowed($0) ? $0 : nil }
    }
}
