/// A group of the commands that every program has, in the order of the menu bar.
package nonisolated enum MenuPlace: Int, Sendable, CaseIterable {
    case newItem, saveItem, importExport, printItem, appSettings, systemServices, appVisibility
    case appTermination
    case undoRedo, pasteboard, textEditing
    case textFormatting
    case toolbar, sidebar
    case windowSize, windowArrangement, singleWindowList, windowList
    case help, appInfo

    /// The title of the menu that contains the group.
    var menu: String {
        switch self {
        case .newItem, .saveItem, .importExport, .printItem: "File"
        case .appSettings, .systemServices, .appVisibility, .appTermination: "File"
        case .undoRedo, .pasteboard, .textEditing: "Edit"
        case .textFormatting: "Format"
        case .toolbar, .sidebar: "View"
        case .windowSize, .windowArrangement, .singleWindowList, .windowList: "Window"
        case .help, .appInfo: "Help"
        }
    }

    /// Whether its menu follows the menus of the program.
    var isAfterMenus: Bool { rawValue >= Self.windowSize.rawValue }
}

/// The position of commands in the menu bar.
package nonisolated enum MenuPosition: Sendable, Hashable {
    /// In a separate menu with a title.
    case menu(String)
    /// Before a group.
    case before(MenuPlace)
    /// After a group.
    case after(MenuPlace)
    /// In place of a group.
    case replacing(MenuPlace)
    /// Legato's default commands in a group.
    case standard(MenuPlace)

    /// Whether they are the program's.
    var isOwn: Bool {
        if case .standard = self { false } else { true }
    }
}
