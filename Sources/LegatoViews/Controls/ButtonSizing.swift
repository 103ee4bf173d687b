public import LegatoMotion

/// Whether buttons take the width of their label or all the width that is offered to them.
public nonisolated struct ButtonSizing: Hashable, Sendable {
    let isFlexible: Bool
    private let isAutomatic: Bool

    /// As the button's place decides: in Legato the width of the label.
    public static let automatic = ButtonSizing(isFlexible: false, isAutomatic: true)
    /// The width of the label.
    public static let fitted = ButtonSizing(isFlexible: false, isAutomatic: false)
    /// The width that is offered.
    public static let flexible = ButtonSizing(isFlexible: true, isAutomatic: false)
}

nonisolated extension EnvironmentValues {
    /// The width of buttons, as set by `buttonSizing(_:)`; automatic by default.
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

private nonisolated enum ButtonSizingKey: EnvironmentKey {
    static var defaultValue: ButtonSizing { .automatic }
}

nonisolated extension View {
    /// Sets whether buttons in the view take the width of their label or all the width that is
    /// offered to them.
    ///
    /// It applies to the built-in styles; the label is centred.
    ///
    /// ```swift
    /// Button("Continue") { step += 1 }
    ///     .buttonStyle(.borderedProminent)
    ///     .buttonSizing(.flexible)
    /// ```
    ///
    /// - Parameter sizing: The width.
    /// - Returns: The view.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        environment(\.buttonSizing, sizing)
    }
}
