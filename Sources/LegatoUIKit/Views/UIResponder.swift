public import Foundation
public import LegatoLayers

/// An object that responds to events: a view, a controller, a window or the application.
///
/// An event that a responder does not handle goes to its `next` one.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() { super.init() }

    /// What observes changes of traits.
    final var traitObservers: [TraitObserver] = []

    deinit { AssociatedObjects.removeAll(of: ObjectIdentifier(self)) }

    /// The observers of properties.
    final var propertyObservers: [PropertyObserver] = []

    /// Reports differences of observed properties from their last values.
    final func valuesChanged() {
        guard !propertyObservers.isEmpty else { return }
        propertyObservers.removeAll { !$0.isValid }
        for observer in propertyObservers { observer.check() }
    }

    /// Called when a property has changed that the responder observes by `addObserver`; does nothing
    /// by default.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The next responder of the chain; nil ends it.
    open var next: UIResponder? { nil }

    /// Called when a touch begins; passes it to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when a touch moves; passes it to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when a touch ends; passes it to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system or a gesture cancels a touch; passes it to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys

    /// Called when a key is pressed while the responder, or one before it in the chain, is the
    /// first responder; passes it to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesBegan(presses, with: event) } else { event?.isUnhandled = true }
    }

    /// Called when a key is held and repeats; passes it to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesChanged(presses, with: event) } else { event?.isUnhandled = true }
    }

    /// Called when a key is released; passes it to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesEnded(presses, with: event) } else { event?.isUnhandled = true }
    }

    /// Called when the system cancels a press; passes it to the next responder.
    ///
    /// A press is cancelled if the first responder changes while the key is held.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The keys that call methods while the responder, or one before it in the chain, is the first
    /// responder; nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The commands of `keyCommands` and those that were added.
    var allKeyCommands: [UIKeyCommand] { keyCommands ?? [] }

    /// The display that shows the responder; nil if none does.
    var display: LayerHost? { nil }

    private var keys: KeyFocus? { display.flatMap(UIWindowScene.of)?.keyFocus }

    /// Whether the responder receives the keys of its display.
    open var isFirstResponder: Bool { keys?.responder === self }

    /// Whether the responder can become the first one; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can stop being the first one; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes the responder the one that receives the keys of its display.
    ///
    /// A control of SwiftUI that has the focus in the same display receives them first.
    /// - Returns: Whether it is the first responder now. False if it is not in a display, if
    ///   `canBecomeFirstResponder` is false, or if the present first responder does not resign.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let keys, canBecomeFirstResponder else { return false }
        guard keys.responder !== self else { return true }
        guard keys.responder?.resignFirstResponder() ?? true else { return false }
        keys.responder = self
        return true
    }

    /// Stops receiving the keys of the display.
    /// - Returns: Whether the responder is not the first one now. False if
    ///   `canResignFirstResponder` is false.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard let keys, keys.responder === self else { return true }
        guard canResignFirstResponder else { return false }
        keys.responder = nil
        return true
    }

    // MARK: Assistive technologies

    /// The accessibility properties that were set; nil if none were.
    private var ownAccessibility: AccessibilityContent?
    /// The accessibility properties for writing; created on first access.
    private var accessibility: AccessibilityContent {
        if let ownAccessibility { return ownAccessibility }
        let new = AccessibilityContent()
        ownAccessibility = new
        return new
    }
    /// The default accessibility of a label or a control.
    private var usual: ControlAccessibility? {
        (self as? any AccessibleControl)?.controlAccessibility
    }

    /// Whether the view is an accessibility element, which hides those of its subviews; true by
    /// default for labels and controls.
    open var isAccessibilityElement: Bool {
        get { ownAccessibility?.isElement ?? usual?.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// The text that identifies the view: by default a label's text or a button's title.
    open var accessibilityLabel: String? {
        get { ownAccessibility?.label ?? usual?.label }
        set { accessibility.label = newValue }
    }
    /// The value as text: by default, for example, `1` or `0` for a switch and `50%` for a slider.
    open var accessibilityValue: String? {
        get { ownAccessibility?.value ?? usual?.value }
        set { accessibility.value = newValue }
    }
    /// A description of what activating the view does; nil by default.
    open var accessibilityHint: String? {
        get { ownAccessibility?.hint }
        set { accessibility.hint = newValue }
    }
    /// A name that identifies the view in tests; nil by default.
    open var accessibilityIdentifier: String? {
        get { ownAccessibility?.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The traits of the element; by default those of the label or control.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { ownAccessibility?.traits ?? usual?.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// Whether the view and its subviews have no elements; false by default.
    open var accessibilityElementsHidden: Bool {
        get { ownAccessibility?.hidesElements ?? false }
        set { accessibility.hidesElements = newValue }
    }
    /// Whether assistive technologies see only the elements of the view, not those of its siblings;
    /// false by default.
    open var accessibilityViewIsModal = false
    /// The named actions of the element; nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The views, layers and elements (`UIAccessibilityElement`) whose elements are inside, in order;
    /// nil, the default, for those of the subviews.
    ///
    /// Other objects are ignored.
    open var accessibilityElements: [Any]? {
        get { ownAccessibility?.elements }
        set { accessibility.elements = newValue }
    }

    /// Returns the number of elements of a container; that of `accessibilityElements` by default.
    ///
    /// A container whose elements change overrides it and the two functions that follow; they apply
    /// while `accessibilityElements` is nil.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// Returns an element of a container, nil beyond the last one; one of `accessibilityElements` by
    /// default.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }

    /// Returns the index of an element of a container; `NSNotFound` for any other object.
    open func index(ofAccessibilityElement element: Any) -> Int {
        (0..<accessibilityElementCount()).first {
            accessibilityElement(at: $0) as AnyObject? === element as AnyObject
        } ?? NSNotFound
    }

    /// The elements of a container; nil for those of the subviews.
    final var containedElements: [Any]? {
        if let accessibilityElements { return accessibilityElements }
        let count = accessibilityElementCount()
        return count > 0 ? (0..<count).compactMap(accessibilityElement) : nil
    }

    /// Activates the view for an assistive technology; returns whether it did.
    ///
    /// By default, buttons are triggered and switches are turned.
    open func accessibilityActivate() -> Bool {
        guard let activate = usual?.activate else { return false }
        activate()
        return true
    }

    /// Increases the value by a step for an assistive technology: a slider's by default.
    open func accessibilityIncrement() { usual?.adjust?(.increment) }

    /// Decreases the value by a step for an assistive technology: a slider's by default.
    open func accessibilityDecrement() { usual?.adjust?(.decrement) }
}

/// The default accessibility of a label or a control.
struct ControlAccessibility {
    var isElement = true
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var role: AccessibilityRole?
    var number: AccessibilityNumber?
    var activate: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

/// A view with default accessibility.
protocol AccessibleControl: UIResponder {
    var controlAccessibility: ControlAccessibility { get }
}

extension UIResponder: SelectorTarget {
    package var nextTarget: AnyObject? { next }
}
