import Foundation
import LegatoGraphics

/// An object that describes its layer to assistive technologies.
package protocol AccessibilitySource: AnyObject {
    /// The layer whose frame the element has.
    var accessibilityLayer: CALayer { get }
    /// The layer's element; nil if the layer itself is not an element.
    var ownAccessibilityElement: AccessibilityElement? { get }
    /// Whether the layer and its sublayers are hidden from assistive technologies.
    var hidesAccessibilityElements: Bool { get }
    /// The sources of the elements inside, in order; nil for those of the sublayers.
    var accessibilitySources: [Any]? { get }
}

extension AccessibilityElement {
    /// Creates an element from UIKit's accessibility properties.
    package init(
        of owner: AnyObject, label: String?, value: String?, hint: String?, identifier: String?,
        traits: UIAccessibilityTraits, activate: @escaping () -> Void,
        adjust: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) {
        self.init()
        identity = Identity(owner)
        (self.label, self.value) = (label ?? "", value ?? "")
        (self.hint, self.identifier) = (hint ?? "", identifier ?? "")
        self.traits = traits.elementTraits
        isEnabled = !traits.contains(.notEnabled)
        guard isEnabled else { return }
        if !traits.isDisjoint(with: [.button, .link, .toggleButton]) {
            actions = [Action(kind: .default, handler: activate)]
        }
        if traits.contains(.adjustable) { adjustment = adjust }
    }
}

/// The accessibility properties of layers, with UIKit's names.
///
/// A layer with `isAccessibilityElement` is one element, and its sublayers are left out:
///
/// ```swift
/// dial.isAccessibilityElement = true
/// dial.accessibilityLabel = "Volume"
/// dial.accessibilityValue = "7"
/// ```
extension CALayer {
    private var accessibility: AccessibilityContent {
        if let own = rarities?.accessibility { return own }
        let own = AccessibilityContent()
        self[rare: \.accessibility] = own
        return own
    }

    private var knownAccessibility: AccessibilityContent? { rarities?.accessibility }

    /// Whether the layer is an element; false by default.
    ///
    /// The sublayers of an element do not become elements.
    public var isAccessibilityElement: Bool {
        get { knownAccessibility?.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// The text that identifies the layer; nil by default.
    public var accessibilityLabel: String? {
        get { knownAccessibility?.label }
        set { accessibility.label = newValue }
    }
    /// The value as text; nil by default.
    public var accessibilityValue: String? {
        get { knownAccessibility?.value }
        set { accessibility.value = newValue }
    }
    /// A description of the result of using the layer; nil by default.
    public var accessibilityHint: String? {
        get { knownAccessibility?.hint }
        set { accessibility.hint = newValue }
    }
    /// The identifier for tests; nil by default.
    public var accessibilityIdentifier: String? {
        get { knownAccessibility?.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The layer's role and behaviour; none by default.
    ///
    /// A button, a link or a switch is activated with `accessibilityActivate()`, and an adjustable
    /// layer is adjusted with `accessibilityIncrement()` and `accessibilityDecrement()`.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { knownAccessibility?.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// Whether the layer and its sublayers are hidden from assistive technologies; false by
    /// default.
    public var accessibilityElementsHidden: Bool {
        get { knownAccessibility?.hidesElements ?? false }
        set { accessibility.hidesElements = newValue }
    }
    /// The layers and UIKit's views whose elements are inside, in order; nil, the default, for those
    /// of the sublayers.
    ///
    /// Other objects are left out.
    public var accessibilityElements: [Any]? {
        get { knownAccessibility?.elements }
        set { accessibility.elements = newValue }
    }
}

extension CALayer: AccessibilitySource {
    package var accessibilityLayer: CALayer { self }
    package var hidesAccessibilityElements: Bool { accessibilityElementsHidden }
    package var accessibilitySources: [Any]? { accessibilityElements }

    package var ownAccessibilityElement: AccessibilityElement? {
        guard isAccessibilityElement else { return nil }
        return AccessibilityElement(
            of: self, label: accessibilityLabel, value: accessibilityValue,
            hint: accessibilityHint, identifier: accessibilityIdentifier,
            traits: accessibilityTraits,
            activate: { [weak self] in _ = self?.accessibilityActivate() },
            adjust: { [weak self] in
                if $0 == .increment {
                    self?.accessibilityIncrement()
                } else {
                    self?.accessibilityDecrement()
                }
            }
        )
    }
}
