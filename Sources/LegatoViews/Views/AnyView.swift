import LegatoGraphics

/// A type-erased view.
///
/// Changing the type of the wrapped view replaces the old view with a new one.
public nonisolated struct AnyView: View {
    let held: HeldView
    @MainActor var content: any View { held.view }

    /// Erases the type of a view.
    nonisolated public init(_ view: some View) {
        held = (view as? AnyView)?.held ?? HeldView(view)
    }

    /// Erases the type of a view.
    nonisolated public init(erasing view: some View) { self.init(view) }

    /// Erases the type of a value that is a view; nil for other values.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

/// The content of an `AnyView`.
///
/// Nested type-erased views are released level by level.
final class HeldView {
    private nonisolated(unsafe) var content: (any View)?

    nonisolated init(_ view: any View) { content = view }

    deinit { releaseWithStackRoom { content.take() } }

    var view: any View { content ?? EmptyView() }
}
