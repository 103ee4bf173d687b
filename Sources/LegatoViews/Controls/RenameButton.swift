import LegatoGraphics
public import LegatoMotion

/// A button that starts renaming, as set by `renameAction(_:)` around it.
///
/// ```swift
/// TextField("Name", text: $name)
///     .focused($isFocused)
///     .contextMenu { RenameButton() }
///     .renameAction($isFocused)
/// ```
///
/// Without such an action it is disabled.
public nonisolated struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    fileprivate init(label: Label) { self.label = label }

    /// The button.
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

nonisolated extension RenameButton where Label == LegatoViews.Label<Text, Image> {
    /// Creates a button with the title "Rename" and a pencil.
    public init() { self.init(label: LegatoViews.Label("Rename", systemImage: "pencil")) }
}

/// Starts renaming.
///
/// Get it from the environment, as in `@Environment(\.rename) private var rename`, and call it like
/// a function.
@preconcurrency @MainActor public struct RenameAction {
    fileprivate let action: @MainActor () -> Void

    fileprivate nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Starts renaming.
    public func callAsFunction() { action() }
}

private nonisolated enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

nonisolated extension EnvironmentValues {
    /// Starts renaming, as set by `renameAction(_:)` around the view; nil for none.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets what a `RenameButton` in the view, or in its context menu, does: it moves the focus.
    ///
    /// - Parameter isFocused: The focus of the field with the name.
    /// - Returns: The view.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }

    /// Sets what a `RenameButton` in the view, or in its context menu, does.
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        nonisolated(unsafe) let action = action
        return environment(\.rename, RenameAction { action() })
    }
}

/// The items of a bar, in which a `RenameButton` renames the title of the page.
nonisolated struct RenamingItems<Content: View>: View {
    let content: Content
    /// The page; nil outside pages.
    let page: PageHandle?
    @Environment(\.rename) private var rename
    @Environment(\.barLook) private var look

    var body: some View {
        let start = page.flatMap { page in
            page.showsTitle(in: look)
                ? page.bars.sum.name.map { name in
                    RenameAction { page.renaming.start(with: name.wrappedValue) }
                } : nil
        }
        content.environment(\.rename, rename ?? start)
    }
}
