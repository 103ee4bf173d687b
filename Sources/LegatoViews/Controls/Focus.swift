import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Which control of a tree takes the keys.
final class FocusKeeper {
    private weak var focused: FocusItem?

    /// Takes a key: tab leads on, others go to the control that has the focus.
    func keyDown(_ event: KeyEvent, in root: ViewItem?) -> Bool {
        if let focused, !focused.isReachable(from: root) { focus(nil) }
        if event.key == "tab" && event.modifiers.isDisjoint(with: [.control, .option, .command]) {
            return move(by: event.modifiers.contains(.shift) ? -1 : 1, in: root)
        }
        return focused?.onKey(event) ?? false
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

    private func move(by step: Int, in root: ViewItem?) -> Bool {
        var all: [FocusItem] = []
        root?.collectFocusable(&all)
        guard !all.isEmpty else { return false }
        let now = all.firstIndex { $0 === focused }
        let next = now.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
        focus(all[next])
        return true
    }
}

extension ViewItem {
    /// The first control inside that can have the focus.
    var firstFocusable: FocusItem? {
        var all: [FocusItem] = []
        collectFocusable(&all)
        return all.first
    }

    /// Adds the controls inside that can have the focus, in order.
    fileprivate func collectFocusable(_ all: inout [FocusItem]) {
        if let own = self as? FocusItem, own.isOn { all.append(own) }
        for child in children { child.collectFocusable(&all) }
    }
}

/// An element that can have the focus.
final class FocusItem: ViewItem {
    /// Whether it takes the focus.
    var isOn = true
    /// Takes a key; returns whether it was used.
    var onKey: (KeyEvent) -> Bool = { _ in false }
    /// Is told when the focus comes and goes.
    var onFocus: (Bool) -> Void = { _ in }

    /// Tells the control and those around it that the focus came or went.
    fileprivate func tell(_ isFocused: Bool) {
        onFocus(isFocused)
        var item = container
        while let current = item {
            (current as? FocusPlaceItem)?.onFocus(isFocused)
            item = current.container
        }
    }

    fileprivate func isReachable(from root: ViewItem?) -> Bool {
        var item: ViewItem? = self
        while let current = item, current !== root { item = current.container }
        return item != nil && isOn
    }
}

/// A view that can have the focus and takes keys then.
struct FocusableView<Content: View>: View {
    typealias Body = Never
    var content: Content
    /// Takes note of the focus.
    var isFocused: Binding<Bool>
    var onKey: (KeyEvent) -> Bool
}

extension FocusableView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusableNode(view, context)
    }
}

private final class FocusableNode<Content: View>: WrappingNode<FocusableView<Content>> {
    private lazy var child = inner.makeNode(view.content)

    override var content: ViewNode { child }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = FocusItem(context)
        show(item)
        return item
    }

    private func show(_ item: FocusItem) {
        (item.onKey, item.isOn) = (view.onKey, environment.isEnabled)
        let isFocused = view.isFocused
        item.onFocus = { isFocused.wrappedValue = $0 }
    }

    override func update(_ view: FocusableView<Content>) {
        let items = outerItems
        super.update(view)
        for case let item as FocusItem in items { show(item) }
        child.update(view.content)
    }

    override func environmentChanged() {
        super.environmentChanged()
        for case let item as FocusItem in outerItems { show(item) }
    }

    override func willRemove() {
        for case let item as FocusItem in outerItems { item.isOn = false }
    }
}

/// The ring around a control that has the focus.
struct FocusRing<S: InsettableShape>: View {
    var shape: S
    var isShown: Bool

    var body: some View {
        shape.inset(by: -2.5)
            .stroke(Color.accentColor.opacity(isShown ? 0.55 : 0), lineWidth: 3)
            .allowsHitTesting(false)
    }
}
