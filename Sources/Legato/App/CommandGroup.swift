public import LegatoViews

/// The place of a group of standard commands in the menu bar.
///
/// As on other Linux desktops, commands for documents and the application are in the File menu, and
/// `appInfo` is in the Help menu.
public nonisolated struct CommandGroupPlacement: Sendable {
    let place: MenuPlace

    /// Information about the app.
    public static let appInfo = CommandGroupPlacement(place: .appInfo)
    /// The app's settings.
    public static let appSettings = CommandGroupPlacement(place: .appSettings)
    /// Services of other apps.
    public static let systemServices = CommandGroupPlacement(place: .systemServices)
    /// Hiding the app.
    public static let appVisibility = CommandGroupPlacement(place: .appVisibility)
    /// Quitting the app.
    public static let appTermination = CommandGroupPlacement(place: .appTermination)
    /// Creating and opening documents.
    public static let newItem = CommandGroupPlacement(place: .newItem)
    /// Saving documents.
    public static let saveItem = CommandGroupPlacement(place: .saveItem)
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(place: .importExport)
    /// Printing.
    public static let printItem = CommandGroupPlacement(place: .printItem)
    /// Undoing and redoing.
    public static let undoRedo = CommandGroupPlacement(place: .undoRedo)
    /// Cutting, copying and pasting.
    public static let pasteboard = CommandGroupPlacement(place: .pasteboard)
    /// Searching and replacing text.
    public static let textEditing = CommandGroupPlacement(place: .textEditing)
    /// Text formatting.
    public static let textFormatting = CommandGroupPlacement(place: .textFormatting)
    /// The tool bar.
    public static let toolbar = CommandGroupPlacement(place: .toolbar)
    /// The side bar.
    public static let sidebar = CommandGroupPlacement(place: .sidebar)
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement(place: .windowSize)
    /// The list of windows.
    public static let windowList = CommandGroupPlacement(place: .windowList)
    /// The list of single-instance windows.
    public static let singleWindowList = CommandGroupPlacement(place: .singleWindowList)
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(place: .windowArrangement)
    /// Help.
    public static let help = CommandGroupPlacement(place: .help)
}

/// Commands added to, or replacing, a group of standard commands.
///
/// Legato provides commands in the groups `newItem`, `saveItem`, `appSettings`, `appTermination`,
/// `undoRedo`, `pasteboard`, `windowSize` and `windowList`. To remove a group's commands, replace
/// them with nothing:
///
/// ```swift
/// WindowGroup { Editor() }
///     .commands {
///         CommandGroup(replacing: .newItem) {}
///     }
/// ```
public struct CommandGroup<Content: View>: Commands {
    /// The commands are primitive and have no body.
    public typealias Body = Never
    private let entry: CommandEntry<Content>

    /// Creates commands before a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = CommandEntry(.before(group.place), content: addition)
    }

    /// Creates commands after a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = CommandEntry(.after(group.place), content: addition)
    }

    /// Creates commands in place of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = CommandEntry(.replacing(group.place), content: addition)
    }
}

extension CommandGroup: PrimitiveCommands {
    var controls: AnyView { AnyView(entry) }
}
