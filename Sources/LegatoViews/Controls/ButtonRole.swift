/// The semantic role of a button.
public nonisolated enum ButtonRole: Sendable, Hashable {
    /// The button deletes something.
    case destructive
    /// The button cancels an operation.
    case cancel
    /// The button closes something, such as a sheet.
    case close
    /// The button accepts something, such as the entries of a form.
    case confirm
}
