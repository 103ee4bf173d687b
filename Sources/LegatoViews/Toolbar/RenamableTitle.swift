import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension View {
    /// Sets the title of the page, which can be renamed in the navigation bar.
    ///
    /// An inline title opens a menu: that of `toolbarTitleMenu(content:)`, or one with a
    /// `RenameButton`. Such a button, there or in another item of the page's bars, puts the title
    /// into a text field. Return or a click elsewhere sets `title` to the typed text, unless that is
    /// empty; Escape keeps the old title.
    ///
    /// ```swift
    /// NoteView(note)
    ///     .navigationTitle($note.title)
    ///     .navigationBarTitleDisplayMode(.inline)
    ///     .toolbarTitleMenu {
    ///         RenameButton()
    ///         Button("Duplicate", action: duplicate)
    ///     }
    /// ```
    ///
    /// A large title has no menu, but is renamed by buttons in other items. If several views set the
    /// title, the innermost one takes precedence.
    ///
    /// - Parameter title: The title, which also names the window, as that of
    ///   `navigationTitle(_:)` for strings does.
    /// - Returns: The view.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        RenamableTitleView(content: self, title: title)
    }
}

/// A view with a title that follows a binding.
private nonisolated struct RenamableTitleView<Content: View>: View {
    let content: Content
    let title: Binding<String>

    var body: some View {
        BarClaimView(
            content: content.navigationTitle(title.wrappedValue), claim: BarClaim(name: title)
        )
    }
}

/// A title in a text field, which renames it.
struct TitleField: View {
    let name: Binding<String>
    let renaming: TitleRenaming
    @FocusState private var isFocused: Bool

    init(name: Binding<String>, renaming: TitleRenaming) {
        (self.name, self.renaming) = (name, renaming)
    }

    var body: some View {
        TextField(
            "Title", text: Binding(location: renaming.draft),
            selection: Binding(location: renaming.selection)
        )
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .onSubmit { end(renames: true) }
        .submitScope()
        .onExitCommand { end(renames: false) }
        .onChange(of: isFocused) { _, isOn in if !isOn { end(renames: true) } }
        .onAppear { isFocused = true }
    }

    /// Shows the title again, renamed unless the text is empty.
    private func end(renames: Bool) {
        guard renaming.isOn else { return }
        renaming.end()
        let draft = renaming.draft.get()
        if renames, !draft.isEmpty { name.wrappedValue = draft }
    }
}
