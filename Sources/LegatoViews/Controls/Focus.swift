import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// An element that can have the focus.
final class FocusItem: ViewItem {
    /// Whether it takes the focus.
    var isOn = true
    /// Whether the focus may go to it by itself as it comes into a page.
    var isEntry = true
    /// Takes a key; returns whether it was used.
    var onKey: (KeyEvent) -> Bool = { _ in false }
    /// Is told when the focus comes and goes.
    var onFocus: () -> Void = {}

    /// Tells the control and those around it that the focus came or went.
    func tell(_ isFocused: Bool) {
        onFocus()
        var item = container
        while let current = item {
            (current as? FocusPlaceItem)?.onFocus(isFocused)
            item = current.container
        }
    }
}

/// A view that can have the focus and takes keys then.
struct FocusableView<Content: View>: View {
    typealias Body = Never
    var content: Content
    /// Whether it can have the focus.
    var isOn = true
    /// Whether the focus may go to it by itself as it comes into a page.
    var isEntry = true
    /// Whether it is one control, with no other inside that has the focus for itself.
    var isWhole = true
    var onKey: (KeyEvent) -> Bool
}

extension FocusableView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusableNode(view, context)
    }
}

private final class FocusableNode<Content: View>: WrappingNode<FocusableView<Content>> {
    private var hasFocus = false
    private lazy var place = TransactionNode(
        parent: context.transactions,
        environment: surroundings
    )
    private lazy var child: TypedNode<Content> = {
        var inside = inner
        inside.environment = surroundings
        inside.transactions = place
        return inside.makeNode(view.content)
    }()

    override var content: ViewNode { child }

    private var isOn: Bool { view.isOn && environment.isEnabled && !environment.isInControl }
    private var focusItems: [FocusItem] { outerItems.compactMap { $0 as? FocusItem } }

    /// What surrounds the content.
    private var surroundings: EnvironmentValues {
        guard !environment.isInControl else { return environment }
        var inside = environment
        inside.isFocused = hasFocus
        inside.isInControl = view.isWhole
        return inside
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = FocusItem(context)
        item.onFocus = { [weak self] in
            guard let self, !isRemoved else { return }
            graph.beginChange()
            graph.invalidate(self)
        }
        show(item)
        return item
    }

    private func show(_ item: FocusItem) {
        (item.onKey, item.isEntry) = (view.onKey, view.isEntry)
        setOn(isOn, item)
    }

    private func setOn(_ isOn: Bool, _ item: FocusItem) {
        guard item.isOn != isOn else { return }
        item.isOn = isOn
        if !isOn && graph.focus.has(item) {
            graph.act { [graph] in graph.focus.drop(in: graph.root) }
        }
    }

    override func updateView(_ view: FocusableView<Content>) {
        let items = focusItems
        super.updateView(view)
        for item in items { show(item) }
        child.update(view.content)
    }

    override func refreshView() {
        hasFocus = focusItems.contains { graph.focus.has($0) }
        surround()
    }

    /// Hands on what surrounds the content now.
    private func surround() {
        let (child, surroundings) = (child, surroundings)
        place.surround(with: surroundings)
        child.take(surroundings)
    }

    override func environmentChanged() {
        for item in focusItems { show(item) }
        surround()
    }

    override func willRemove() { for item in focusItems { setOn(false, item) } }
}

extension EnvironmentValues {
    /// Whether the control around the view has the focus: whether it takes the keys; false by
    /// default.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether the view belongs to a control that has the focus as a whole.
    fileprivate var isInControl: Bool {
        get { self[IsInControlKey.self] }
        set { self[IsInControlKey.self] = newValue }
    }
}

private enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum IsInControlKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Sets whether the view itself can have the focus of the keyboard.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        FocusableView(content: self, isOn: isFocusable, isWhole: false) { _ in false }
    }
}

/// The ring around a control while it has the focus.
struct FocusRing<S: InsettableShape>: View {
    var shape: S
    @Environment(\.isFocused) private var isFocused

    init(shape: S) { self.shape = shape }

    var body: some View {
        if isFocused {
            shape.inset(by: -2.5)
                .stroke(Color.accentColor.opacity(0.55), lineWidth: 3)
                .allowsHitTesting(false)
        }
    }
}
