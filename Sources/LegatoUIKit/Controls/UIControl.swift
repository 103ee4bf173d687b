public import Foundation
import LegatoGraphics
public import LegatoLayers

/// A view that follows a touch and calls actions for it.
///
/// ```swift
/// let toggle = UISwitch()
/// toggle.addAction(UIAction { _ in print("on or off") }, for: .valueChanged)
/// ```
@preconcurrency @MainActor open class UIControl: UIView {
    /// An event of a control.
    nonisolated public struct Event: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch begins.
        public static let touchDown = Event(rawValue: 1)
        /// A further touch of a double tap begins.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// The touch moves inside.
        public static let touchDragInside = Event(rawValue: 4)
        /// The touch moves outside.
        public static let touchDragOutside = Event(rawValue: 8)
        /// The touch comes back in.
        public static let touchDragEnter = Event(rawValue: 16)
        /// The touch leaves.
        public static let touchDragExit = Event(rawValue: 32)
        /// The touch ends inside.
        public static let touchUpInside = Event(rawValue: 64)
        /// The touch ends outside.
        public static let touchUpOutside = Event(rawValue: 128)
        /// The touch is cancelled.
        public static let touchCancel = Event(rawValue: 256)
        /// The value has changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// A button was tapped, or the value has changed.
        public static let primaryActionTriggered = Event(rawValue: 8192)
        /// The user begins to edit a text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed a text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// The user has finished editing a text.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user has pressed return.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF << 16)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    nonisolated public struct State: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state: none of the others applies.
        public static let normal: State = []
        /// A touch is inside.
        public static let highlighted = State(rawValue: 1)
        /// It takes no touches.
        public static let disabled = State(rawValue: 2)
        /// The program has selected it.
        public static let selected = State(rawValue: 4)
        /// It has the focus of a remote control; never the case, because windows have none.
        public static let focused = State(rawValue: 8)
        /// The bits for states of the program.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits for states of the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The horizontal alignment of the content.
    nonisolated public enum ContentHorizontalAlignment: Int, Sendable, Hashable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Over the whole width; in the middle for a button.
        case fill = 3
        /// At the left.
        case leading = 4
        /// At the right.
        case trailing = 5
    }

    /// The vertical alignment of the content.
    nonisolated public enum ContentVerticalAlignment: Int, Sendable, Hashable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Over the whole height; in the middle for a button.
        case fill = 3
    }

    private struct TargetAction {
        var events: Event
        var action: UIAction?
        weak var target: AnyObject?
        var selector: Selector?
        /// Whether the target is searched for in the responder chain, starting at the control.
        var isOpen = false
    }

    private var entries: [TargetAction] = []
    /// Whether the control takes touches; true by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
    /// Whether the program has selected the control; false by default.
    open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
    /// Whether the control is drawn as pressed; false by default.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changed() } } }
    /// The horizontal alignment of the content; in the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// The vertical alignment of the content; in the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// Whether a tap opens the menu of a button instead of calling its actions; false by default.
    open var showsMenuAsPrimaryAction = false
    /// Whether the control tracks a touch.
    open private(set) var isTracking = false
    /// Whether the touch is inside, with a margin of 70 points once it has begun.
    open private(set) var isTouchInside = false

    /// Creates a control.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that calls an action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Returns nil with a warning, because there are no storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The state: the union of all that apply.
    open var state: State {
        var state: State = isHighlighted ? .highlighted : .normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    override var keepsTaps: Bool { isEnabled }

    /// Updates the appearance for the current state.
    func stateChanged() {}

    private func changed() {
        stateChanged()
        valuesChanged()
    }

    // MARK: Actions

    /// Calls an action for events; it replaces one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        entries.append(TargetAction(events: controlEvents, action: action))
    }

    /// Removes the action for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action of an identifier for these events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        remove(events) { $0.action?.identifier == identifier }
    }

    /// Calls a method of a target for events.
    ///
    /// The target is not kept alive. Without one, the target is the first object in the responder
    /// chain, from the control on, that has the method. A target and selector added twice are
    /// called once for an event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target as AnyObject?
        let known = entries.firstIndex {
            $0.selector == action && $0.target === object && $0.isOpen == (object == nil)
        }
        if let known { return entries[known].events.formUnion(controlEvents) }
        entries.append(
            TargetAction(
                events: controlEvents, target: object, selector: action,
                isOpen: object == nil
            )
        )
    }

    /// Removes the methods of a target for these events; nil matches any target or selector.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target as AnyObject?
        remove(controlEvents) { entry in
            entry.selector != nil && (target == nil || entry.target === target)
                && (action == nil || entry.selector == action)
        }
    }

    private func remove(_ events: Event, _ matches: (TargetAction) -> Bool) {
        entries = entries.compactMap { entry in
            guard matches(entry) else { return entry }
            let rest = entry.events.subtracting(events)
            guard !rest.isEmpty else { return nil }
            return TargetAction(
                events: rest, action: entry.action, target: entry.target,
                selector: entry.selector, isOpen: entry.isOpen
            )
        }
    }

    /// The targets of the control.
    open var allTargets: Set<AnyHashable> {
        Set(entries.compactMap { $0.target as? NSObject })
    }

    /// The events for which the control has actions and methods.
    open var allControlEvents: Event { entries.reduce([]) { $0.union($1.events) } }

    /// Calls the actions and methods of events.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    private func send(_ events: Event, _ event: UIEvent?) {
        for entry in entries where !entry.events.isDisjoint(with: events) {
            if let action = entry.action {
                sendAction(action)
            } else if let selector = entry.selector, entry.isOpen || entry.target != nil {
                sendAction(selector, to: entry.target, for: event)
            }
        }
    }

    /// Calls a method of a target; without one, of the first object in the responder chain that has
    /// it.
    ///
    /// Every call of a target's method for an event goes through this method.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        action.perform(on: target as AnyObject? ?? self, self, event)
    }

    /// Calls an action.
    ///
    /// Every call of an action for an event goes through this method.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    // MARK: Tracking

    /// Called when a touch begins; returns whether to track it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moves; returns whether to keep tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch is cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else {
            return
        }
        (isTracking, isTouchInside, isHighlighted) = (true, true, true)
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    /// Follows the touch.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else { return endTouch(nil) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
        if isTouchInside != wasInside {
            send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
        }
    }

    /// Ends the touch.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        let isInside = isTouchInside
        endTracking(touches.first, with: event)
        endTouch(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside { triggered() }
    }

    /// Cancels the touch.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        endTouch(.touchCancel, event)
    }

    private func endTouch(_ events: Event?, _ event: UIEvent? = nil) {
        (isTracking, isTouchInside, isHighlighted) = (false, false, false)
        if let events { send(events, event) }
    }

    /// Called after a touch has ended inside, or a screen reader has pressed the control.
    func triggered() {}

    /// Tells the targets that the user has changed the value.
    func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}
