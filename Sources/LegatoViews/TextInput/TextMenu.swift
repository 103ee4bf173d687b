import LegatoMotion

/// The context menu of a text that is edited.
struct TextMenu: View {
    let session: TextInputSession

    var body: some View {
        Button("Cut") { session.cut() }.disabled(!session.canCopy)
        Button("Copy") { session.copy() }.disabled(!session.canCopy)
        Button("Paste") { session.paste() }.disabled(!session.canPaste)
        Button("Select All") { session.selectAll() }.disabled(session.editing.count == 0)
    }
}
