import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// What a focusable view uses the keyboard focus for, which decides how it can receive the focus.
public nonisolated struct FocusInteractions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates interactions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view has an action that keys trigger, as that of a button: Tab and the arrow keys give it
    /// the focus, and a click does not.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view takes input from the keyboard: Tab, the arrow keys, and a click that no view inside
    /// takes, give it the focus.
    public static let edit = FocusInteractions(rawValue: 2)
    /// Both.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated extension View {
    /// Sets whether the view itself can have the keyboard focus, which Tab and a click give it.
    ///
    /// - Parameter isFocusable: Whether it can have the focus; true by default.
    /// - Returns: The view.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, interactions: .automatic)
    }

    /// Sets whether and how the view itself can have the keyboard focus.
    ///
    /// ```swift
    /// Canvas { context, size in draw(in: &context, size) }
    ///     .focusable(interactions: .edit)
    ///     .onMoveCommand { direction in move(direction) }
    /// ```
    ///
    /// - Parameters:
    ///   - isFocusable: Whether it can have the focus; true by default.
    ///   - interactions: What it uses the focus for. Without interactions it cannot have the focus.
    /// - Returns: The view.
    public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        PressFocusView(
            content: self, isOn: isFocusable && !interactions.isEmpty,
            takesPress: interactions.contains(.edit)
        )
    }
}

/// A focusable view that takes the focus when it is clicked, unless a view inside takes the click.
private nonisolated struct PressFocusView<Content: View>: View {
    let content: Content
    let isOn: Bool
    let takesPress: Bool
    @State private var handle = FocusHandle()

    init(content: Content, isOn: Bool, takesPress: Bool) {
        (self.content, self.isOn, self.takesPress) = (content, isOn, takesPress)
    }

    var body: some View {
        FocusableView(
            content: content.gesture(
                TapGesture().onEnded { handle.takeFocus() }, isEnabled: isOn && takesPress
            ),
            isOn: isOn, isWhole: false, handle: handle
        ) { _ in false }
    }
}
