import Foundation
import LegatoGraphics
public import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Sets the label of the view's accessibility elements.
    public func accessibilityLabel(_ label: Text) -> some View {
        let string = label.spokenString
        return accessibility { $0.label = string }
    }

    /// Sets the label of the view's accessibility elements.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the label of the view's accessibility elements.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Sets the value of the view's accessibility elements.
    public func accessibilityValue(_ value: Text) -> some View {
        let string = value.spokenString
        return accessibility { $0.value = string }
    }

    /// Sets the value of the view's accessibility elements.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value of the view's accessibility elements.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Sets the hint of the view's accessibility elements: the result of using the view.
    public func accessibilityHint(_ hint: Text) -> some View {
        let string = hint.spokenString
        return accessibility { $0.hint = string }
    }

    /// Sets the hint of the view's accessibility elements: the result of using the view.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the hint of the view's accessibility elements: the result of using the view.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(verbatim: String(hint)))
    }

    /// Sets a name by which tests find the view's accessibility elements.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Hides the view from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        AccessibilityView(content: self, change: AccessibilityChange(isHidden: hidden))
    }

    /// Adds traits to the view's accessibility elements.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.traits.formUnion(traits) }
    }

    /// Removes traits from the view's accessibility elements.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.traits.remove(traits) }
    }

    /// Makes the view one accessibility element.
    ///
    /// - Parameter children: The treatment of the elements inside; they are ignored by default.
    /// - Returns: The view.
    public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        AccessibilityView(content: self, change: AccessibilityChange(behavior: children))
    }

    /// Makes the view a container of accessibility elements made from other views.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let content = children()
        return accessibilityHidden(true)
            .overlay { content.hidden() }
            .accessibilityElement(children: .contain)
    }

    /// Replaces the view's accessibility elements by those of another view.
    public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        let content = representation()
        return accessibilityHidden(true).overlay { content.hidden() }
    }

    /// Sets the order of the view among its siblings for assistive technologies; higher values come
    /// first, and the default is 0.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        let priority = NumberCheck(Self.self, "accessibilitySortPriority(_:)").order(sortPriority)
        return accessibility { $0.sortPriority = priority }
    }

    /// Sets the names by which voice control finds the view.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        let strings = inputLabels.map(\.spokenString)
        return accessibility { $0.inputLabels = strings }
    }

    /// Sets the names by which voice control finds the view.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets the names by which voice control finds the view.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
    }

    /// Makes the view a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility {
            $0.headingLevel = level
            $0.traits.formUnion(.isHeader)
        }
    }

    /// Adds an action of a kind that assistive technologies perform.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibility { $0.actions.append(.init(kind: actionKind, handler: handler)) }
    }

    /// Adds an action with a name that assistive technologies perform.
    public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> some View {
        let name = name.spokenString
        return accessibility {
            $0.actions.append(.init(kind: nil, name: name, handler: handler))
        }
    }

    /// Adds an action with a name that assistive technologies perform.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

    /// Adds an action with a name that assistive technologies perform.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(verbatim: String(name)), handler) }

    /// Sets how assistive technologies adjust the view's value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { accessibility { $0.adjustment = handler } }
}
