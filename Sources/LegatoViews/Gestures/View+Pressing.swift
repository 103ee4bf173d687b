public import Foundation

nonisolated extension View {
    /// Calls `action` after a long press of the view, and `pressing` when the press starts and
    /// ends; the older form of `onLongPressGesture(perform:onPressingChanged:)`.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing
        )
    }

    /// Makes the view a button: calls `pressing` when a press starts or ends, and when it leaves the
    /// view or returns, and `action` when it ends.
    ///
    /// A press counts up to 20 points outside the view; one that ends farther away does not call
    /// `action`.
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        modifier(ButtonGestureModifier(pressing: pressing, action: action))
    }
}

/// Calls closures during a press of a view.
private nonisolated struct ButtonGestureModifier: ViewModifier {
    let pressing: ((Bool) -> Void)?
    let action: () -> Void
    @State private var isPressed = false

    func body(content: Content) -> some View {
        content.gesture(
            PressGesture().following { press in
                follow(press.isInside)
            } ended: { _ in
                follow(false)
                action()
            } failed: {
                follow(false)
            }
        )
    }

    @MainActor private func follow(_ isInside: Bool) {
        guard isInside != isPressed else { return }
        isPressed = isInside
        pressing?(isInside)
    }
}
