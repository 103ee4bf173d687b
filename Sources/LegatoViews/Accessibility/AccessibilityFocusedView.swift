nonisolated extension View {
    /// Binds the focus of assistive technologies to state: the first accessibility element of the
    /// view has it while the state equals `value`.
    ///
    /// - Parameters:
    ///   - binding: The state.
    ///   - value: Its value while the view has the focus.
    /// - Returns: The view.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        AccessibilityFocusedView(content: self, binding: binding, value: value)
    }

    /// Binds the focus of assistive technologies to state: the first accessibility element of the
    /// view has it while the state is true.
    public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}

/// A view that connects accessibility focus state to an element.
private nonisolated struct AccessibilityFocusedView<Content: View, Value: Hashable>: View {
    var content: Content
    var binding: AccessibilityFocusState<Value>.Binding
    var value: Value

    var body: some View {
        SpokenFocusView(content: content, isWanted: binding.wrappedValue == value) { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = binding.none
            }
        }
    }
}
