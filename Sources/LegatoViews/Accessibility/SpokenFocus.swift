import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A view whose first accessibility element can have the focus of assistive technologies.
nonisolated struct SpokenFocusView<Content: View>: View {
    var content: Content
    /// Whether the state moves the focus to it.
    var isWanted: Bool
    /// Called when it gains or loses the focus.
    var onFocus: (Bool) -> Void
}

extension SpokenFocusView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SpokenFocusNode(view, context)
    }
}

private final class SpokenFocusNode<Content: View>: WrappingNode<SpokenFocusView<Content>> {
    override init(_ view: SpokenFocusView<Content>, _ context: NodeContext) {
        super.init(view, context)
        if view.isWanted { show() }
    }

    private var places: [SpokenFocusItem] { outerItems.compactMap { $0 as? SpokenFocusItem } }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = SpokenFocusItem(context)
        item.onFocus = view.onFocus
        item.keeper = environment.focusKeeper
        return item
    }

    override func updateView(_ view: SpokenFocusView<Content>) {
        let (items, wasWanted) = (places, self.view.isWanted)
        super.updateView(view)
        for item in items { item.onFocus = view.onFocus }
        child.update(view.content)
        if view.isWanted != wasWanted { show() }
    }

    /// Moves the focus according to the state.
    private func show() {
        graph.act { [weak self] in
            guard let self, !isRemoved, let item = places.first else { return }
            if view.isWanted {
                item.take()
            } else if item.keeper?.speaks(item) ?? false {
                item.keeper?.speak(nil)
            }
        }
    }

    override func willRemove() {
        let items = places
        graph.act {
            for item in items where item.keeper?.speaks(item) ?? false { item.keeper?.speak(nil) }
        }
    }
}

/// An object that tracks which item has the focus of assistive technologies.
protocol SpokenFocusTracking: AnyObject {
    /// Whether an item has that focus.
    func speaks(_ item: SpokenFocusItem) -> Bool
    /// Moves that focus to an item, or removes it.
    func speak(_ item: SpokenFocusItem?)
    /// Moves the keyboard focus to a control.
    func focus(_ item: FocusItem?)
}

/// An item whose first accessibility element can have the focus of assistive technologies.
final class SpokenFocusItem: ViewItem, AccessibleItem {
    /// Called when it gains or loses the focus.
    var onFocus: (Bool) -> Void = { _ in }
    /// Tracks the focus of its tree.
    weak var keeper: (any SpokenFocusTracking)?

    /// Moves the focus to it: also that of the keyboard, if its first element is a control.
    func take() {
        if let control = firstSpoken as? FocusItem { keeper?.focus(control) }
        keeper?.speak(self)
        reveal()
    }

    func elements(_ inner: [AccessibilityElement]) -> [AccessibilityElement] {
        var all = inner.sortedByPriority
        guard let keeper, !all.isEmpty, all[0].focus == nil else { return all }
        all[0].focus = AccessibilityFocus(isFocused: keeper.speaks(self)) { [weak self] in
            self?.take()
        }
        return all
    }
}

extension ViewItem {
    /// The innermost item around this one that can have the focus of assistive technologies.
    var spokenPlace: SpokenFocusItem? {
        var item: ViewItem? = self
        while let current = item {
            if let place = current as? SpokenFocusItem { return place }
            item = current.container
        }
        return nil
    }

    /// The first control or text inside.
    var firstSpoken: ViewItem? {
        withStackRoom {
            if self is TextItem || (self as? FocusItem)?.isOn ?? false { return self }
            return keyChildren.lazy.compactMap(\.firstSpoken).first
        }
    }
}
