import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Hides the view from assistive technologies under a condition.
    ///
    /// - Parameters:
    ///   - hidden: Whether the view is hidden.
    ///   - isEnabled: Whether the modifier has an effect.
    /// - Returns: The view.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// Sets the identifier of the view's accessibility elements under a condition.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - isEnabled: Whether the modifier has an effect.
    /// - Returns: The view.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibility { if isEnabled { $0.identifier = identifier } }
    }

    /// Sets the label of the view's accessibility elements under a condition.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isEnabled: Whether the modifier has an effect.
    /// - Returns: The view.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        let string = label.spokenString
        return accessibility { if isEnabled { $0.label = string } }
    }

    /// Sets the label of the view's accessibility elements under a condition.
    ///
    /// - Parameters:
    ///   - labelKey: The label.
    ///   - isEnabled: Whether the modifier has an effect.
    /// - Returns: The view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the label of the view's accessibility elements under a condition.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isEnabled: Whether the modifier has an effect.
    /// - Returns: The view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
    }

    /// Sets the value of the view's accessibility elements under a condition.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isEnabled: Whether the modifier has an effect.
    /// - Returns: The view.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        let string = value.spokenString
        return accessibility { if isEnabled { $0.value = string } }
    }

    /// Adds an action whose name is a label that assistive technologies perform.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - label: The name of the action, a `Text`.
    /// - Returns: The view.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityAction(named: Text(verbatim: spokenLabel(label())), action)
    }

    /// Returns the view: no desktop inverts colours by itself.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
