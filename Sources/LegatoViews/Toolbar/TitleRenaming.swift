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
    let page: PageHandle
    @State private var draft: String
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    init(name: Binding<String>, page: PageHandle) {
        (self.name, self.page) = (name, page)
        let title = name.wrappedValue
        _draft = State(initialValue: title)
        _selection = State(
            initialValue: TextSelection(range: title.startIndex..<title.endIndex)
        )
    }

    var body: some View {
        TextField("Title", text: $draft, selection: $selection)
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
        guard page.isRenaming.get() else { return }
        page.isRenaming.set(false)
        if renames, !draft.isEmpty { name.wrappedValue = draft }
    }
}
