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
}
