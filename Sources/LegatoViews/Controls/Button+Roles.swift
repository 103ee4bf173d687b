import LegatoGraphics
import LegatoMotion

/// The label of a button that is created with a role only: a symbol or a title for the role.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole

    /// A cross or a check mark, or the title for the role.
    public var body: some View {
        switch role {
        case .close: Image(systemName: "xmark").accessibilityLabel("Close")
        case .confirm: Image(systemName: "checkmark").accessibilityLabel("Done")
        case .cancel: Text("Cancel")
        case .destructive: Text("Delete")
        }
    }
}

nonisolated extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the default label of its role: a cross for `close`, a check mark for
    /// `confirm`, otherwise a title.
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}
