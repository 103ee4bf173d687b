import Foundation
package import LegatoLayers

extension UIView: AccessibilitySource {
    package var accessibilityLayer: CALayer { layer }
    package var hidesAccessibilityElements: Bool {
        accessibilityElementsHidden || alpha < 0.01 || isBehindModal
    }

    /// Whether a visible sibling keeps assistive technologies to itself.
    private var isBehindModal: Bool {
        guard !accessibilityViewIsModal, let parent else { return false }
        return parent.subviewList.contains { $0.accessibilityViewIsModal && !$0.isHidden }
    }
    package var accessibilitySources: [Any]? { containedElements }

    package var ownAccessibilityElement: AccessibilityElement? {
        guard isAccessibilityElement else { return nil }
        var element = describedElement
        guard let usual = (self as? any AccessibleControl)?.controlAccessibility else {
            return element
        }
        (element.role, element.number) = (usual.role, usual.number)
        if !element.isEnabled { element.number?.set = nil }
        return element
    }
}

extension UIResponder {
    /// The element with the accessibility properties of the responder.
    var describedElement: AccessibilityElement {
        var element = AccessibilityElement(
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
        element.actions += (accessibilityCustomActions ?? []).map { action in
            .init(kind: nil, name: action.name) { action.perform() }
        }
        return element
    }
}
