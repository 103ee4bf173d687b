public import Foundation
public import LegatoGraphics
public import LegatoLayers

/// The names of the modifiers before iOS 14.
nonisolated extension View {
    /// Sets the label of the view's accessibility elements; see `accessibilityLabel(_:)`.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the value of the view's accessibility elements; see `accessibilityValue(_:)`.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Describes what the view does; see `accessibilityHint(_:)`.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Hides the view from assistive technologies; see `accessibilityHidden(_:)`.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets a name by which tests find the view; see `accessibilityIdentifier(_:)`.
    public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Adds traits to the view's accessibility elements; see `accessibilityAddTraits(_:)`.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes traits from the view's accessibility elements; see `accessibilityRemoveTraits(_:)`.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the priority of the view among its siblings; see `accessibilitySortPriority(_:)`.
    public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// Sets the point at which a click activates the view's accessibility elements, in points; see
    /// `accessibilityActivationPoint(_:)`.
    public func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Sets the point at which a click activates the view's accessibility elements, as a part of
    /// their size; see `accessibilityActivationPoint(_:)`.
    public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Sets the names by which the view is found by voice; see `accessibilityInputLabels(_:)`.
    public func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }
}
