import LegatoGraphics
public import LegatoMotion
import Observation

/// Whether the rows of lists can be edited.
public nonisolated enum EditMode: Hashable, Sendable {
    /// Rows cannot be edited.
    case inactive
    /// Rows can be edited while a swipe shows their buttons.
    case transient
    /// Rows can be removed and moved.
    case active

    /// Whether it is not `inactive`.
    public var isEditing: Bool { self != .inactive }
}

/// The edit mode that the views of a tree share unless they set one.
@Observable final class SharedEditMode {
    var mode = EditMode.inactive

    var binding: Binding<EditMode> {
        Binding {
            self.mode
        } set: {
            self.mode = $0
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The edit mode of the lists inside; by default one that all views of a window share.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

private nonisolated enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}

/// A button that turns the edit mode of lists on and off.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// Creates a button.
    public init() {}

    /// The button.
    public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        }
    }
}
