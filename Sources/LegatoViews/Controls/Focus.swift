import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoMotion

/// An object that tracks which item has the focus.
protocol FocusTracking: AnyObject {
    /// Whether an item has the focus.
    func has(_ item: FocusItem) -> Bool
    /// Moves the focus to an item, or removes it.
    func focus(_ item: FocusItem?)
    /// Removes the focus from a row of a menu.
    func leaveMenu()
    /// Whether an item has the focus for assistive technologies, too.
    func isSpoken(_ item: FocusItem) -> Bool
}

/// An item that can have the focus.
final class FocusItem: ViewItem {
    /// Whether it accepts the focus.
    var isOn = true
    /// Whether the focus may move to it automatically when its page appears.
    var isEntry = true
    /// Whether it is an area around other controls, such as a list, from which the focus does not
    /// move into a page that covers it.
    var isArea = false
    /// Whether only its keyboard shortcut can trigger it.
    var isCommand = false
    /// Whether it is a row of a menu.
    var isMenuRow = false
    /// Whether it is drawn as focused because it is the current row of a menu.
    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { onFocus() } }
    }
    /// The role of a button; nil for most.
    var role: ButtonRole?
    /// Receives typed text; nil for controls without text.
    weak var input: (any TextReceiver)?
    /// The keyboard shortcut that triggers it wherever the focus is.
    var shortcut: KeyboardShortcut?
    /// The page that contains it.
    weak var page: PageHandle?
    /// Tracks the focus of its tree.
    weak var keeper: (any FocusTracking)?
    /// Its accessibility element; nil if its content provides the elements.
    var control: ControlElement?
    /// Handles a key event; returns whether it was used.
    var onKey: (KeyEvent) -> Bool = { _ in false }
    /// Called when it gains or loses the focus.
    var onFocus: () -> Void = {}

    /// Notifies the control and its `focused` ancestors of a change of focus.
    func focusChanged(_ isFocused: Bool) {
        onFocus()
        var places: [FocusPlaceItem] = []
        var item = container
        while let current = item {
            if let place = current as? FocusPlaceItem { places.append(place) }
            item = current.container
        }
        // The innermost is the last: its value remains in a state that several ancestors set.
        for place in places.reversed() {
            if isFocused { place.entered = self }
            place.onFocus(isFocused)
        }
    }
}

/// An item that is notified when the focus enters or leaves it.
final class FocusPlaceItem: ViewItem {
    /// The control inside that received the focus last.
    weak var entered: FocusItem?
    var onFocus: (Bool) -> Void = { _ in }
}

/// A view that can have the focus and then receives key events.
nonisolated struct FocusableView<Content: View>: View {
    var content: Content
    /// Whether it accepts the focus.
    var isOn = true
    /// Whether the focus may move to it automatically when its page appears.
    var isEntry = true
    /// Whether it is a single control, without focusable controls inside.
    var isWhole = true
    /// The role of a button; nil for most.
    var role: ButtonRole?
    /// Receives typed text; nil for controls without text.
    var input: (any TextReceiver)?
    /// Its accessibility element; nil if its content provides the elements.
    var control: ControlElement?
    /// Gives it the focus; nil if nothing does.
    var handle: FocusHandle?
    var onKey: (KeyEvent) -> Bool
}

/// Gives a view the focus.
final class FocusHandle {
    fileprivate(set) var takeFocus: () -> Void = {}

    nonisolated init() {}
}

extension FocusableView: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FocusableNode(view, context)
    }
}

private final class FocusableNode<Content: View>: WrappingNode<FocusableView<Content>> {
    private var hasFocus = false
    private lazy var place = TransactionNode(
        parent: context.transactions, environment: surroundings
    )

    override var contentContext: NodeContext {
        var inside = inner
        inside.environment = surroundings
        inside.transactions = place
        return inside
    }

    override init(_ view: FocusableView<Content>, _ context: NodeContext) {
        super.init(view, context)
        connect()
    }

    /// Lets the handle give the view the focus.
    private func connect() {
        view.handle?.takeFocus = { [weak self] in
            guard let self, let item = focusItems.first(where: \.isOn) else { return }
            environment.focusKeeper?.focus(item)
        }
    }

    private var isOn: Bool { view.isOn && environment.isEnabled && !environment.isInControl }
    private var focusItems: [FocusItem] { outerItems.compactMap { $0 as? FocusItem } }

    /// The environment of the content.
    private var surroundings: EnvironmentValues {
        guard !environment.isInControl else { return environment }
        var inside = environment
        inside.isFocused = hasFocus
        inside.isInControl = view.isWhole
        return inside
    }

    override func wrap(_ item: ViewItem) -> ViewItem {
        let item = FocusItem(context)
        (item.page, item.keeper) = (environment.page, environment.focusKeeper)
        item.onFocus = { [weak self] in
            guard let self, !isRemoved else { return }
            graph.beginChange()
            graph.invalidate(self)
        }
        show(item)
        return item
    }

    private func show(_ item: FocusItem) {
        (item.onKey, item.isEntry, item.input) = (view.onKey, view.isEntry, view.input)
        (item.role, item.control) = (view.role, view.control)
        item.isArea = !view.isWhole && !view.isEntry
        (item.shortcut, item.isCommand) = (environment.keyboardShortcut, environment.isInCommands)
        item.isMenuRow = environment.isInMenu
        setOn(isOn, item)
    }

    private func setOn(_ isOn: Bool, _ item: FocusItem) {
        guard item.isOn != isOn else { return }
        item.isOn = isOn
        if !isOn, let focus = environment.focusKeeper, focus.has(item) {
            graph.act { [graph] in focus.drop(in: graph.root) }
        }
    }

    override func updateView(_ view: FocusableView<Content>) {
        let items = focusItems
        super.updateView(view)
        connect()
        for item in items { show(item) }
        child.update(view.content)
    }

    override func refreshView() {
        hasFocus = focusItems.contains {
            $0.isHighlighted || environment.focusKeeper?.has($0) ?? false
        }
        surround()
    }

    /// Passes the current environment to the content.
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

nonisolated extension EnvironmentValues {
    /// Whether the enclosing control has the keyboard focus; false by default.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// Whether the view is part of a control that has the focus as a whole.
    var isInControl: Bool {
        get { self[IsInControlKey.self] }
        set { self[IsInControlKey.self] = newValue }
    }
}

private nonisolated enum IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private nonisolated enum IsInControlKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private nonisolated enum IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
    /// Whether controls show a ring while they have the keyboard focus; true by default.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether the controls in the view show no ring while they have the keyboard focus.
    ///
    /// An inner view cannot enable the rings that an outer one disables.
    ///
    /// - Parameter disabled: Whether rings are disabled; true by default.
    /// - Returns: The view.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}

/// A ring around a control while it has the focus.
nonisolated struct FocusRing<S: InsettableShape>: View {
    var shape: S
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isFocusEffectEnabled) private var isEnabled

    init(shape: S) { self.shape = shape }

    var body: some View {
        if isFocused && isEnabled {
            shape.inset(by: -2.5)
                .stroke(Color.accentColor.opacity(0.55), lineWidth: 3)
                .allowsHitTesting(false)
        }
    }
}
