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

extension CALayer {
    /// The accessibility properties for writing; created on first access.
    var accessibility: AccessibilityContent {
        if let own = rarities?.accessibility { return own }
        let own = AccessibilityContent()
        self[rare: \.accessibility] = own
        return own
    }

    /// The accessibility properties; nil if none was set.
    var knownAccessibility: AccessibilityContent? { rarities?.accessibility }
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
