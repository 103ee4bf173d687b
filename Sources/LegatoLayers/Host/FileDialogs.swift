public import Foundation

/// A dialog in which the user chooses files, or where to put them.
public nonisolated struct FileDialogRequest: Sendable, Hashable {
    /// What can be chosen together under a name.
    public struct Filter: Sendable, Hashable {
        /// The name, such as `png`.
        public var name: String
        /// Media types such as `image/png`.
        public var mediaTypes: [String]
        /// Patterns of file names such as `*.png`.
        public var patterns: [String]

        /// Creates a filter.
        public init(name: String, mediaTypes: [String], patterns: [String]) {
            (self.name, self.mediaTypes, self.patterns) = (name, mediaTypes, patterns)
        }
    }

    /// What the dialog is for.
    public enum Purpose: Sendable, Hashable {
        /// Existing files are chosen.
        case open
        /// A place for a file is chosen, at first with a name.
        case save(name: String)
        /// A folder for files with names is chosen.
        case saveAll(names: [String])
    }

    /// What the dialog is for; existing files by default.
    public var purpose = Purpose.open
    /// The title; empty, the default, leaves it to the desktop.
    public var title = ""
    /// The label of the button that confirms; nil, the default, leaves it to the desktop.
    public var confirmationLabel: String?
    /// Whether several files can be chosen; false by default.
    public var allowsMultipleSelection = false
    /// Whether folders are chosen in place of files; false by default.
    public var choosesFolders = false
    /// What can be chosen; empty, the default, for all files.
    public var filters: [Filter] = []
    /// The folder that is shown first; nil, the default, leaves it to the desktop.
    public var folder: URL?

    /// Creates a dialog for one file of any kind.
    public init() {}
}

/// A dialog that could not be shown.
public nonisolated struct FileDialogError: Error, Sendable, CustomStringConvertible {
    /// The system's reason.
    public let reason: String
    /// What can be done about it.
    public let remedy: String

    /// Creates an error.
    package init(reason: String, remedy: String) { (self.reason, self.remedy) = (reason, remedy) }

    /// Creates the error of a display that shows no dialogs.
    package init() {
        self.init(
            reason: "the display has none",
            remedy: "Set HeadlessDisplay.onFileDialog to answer it in a test."
        )
    }

    /// What failed, why, and what to do.
    public var description: String { "Could not show a file dialog: \(reason). \(remedy)" }
}

/// The file dialogs of a display.
package final class FileDialogs {
    /// Receives the chosen files, none if the user cancelled.
    package typealias Completion = (Result<[URL], FileDialogError>) -> Void

    /// Shows a dialog and calls back once, on the main actor.
    package var show: (FileDialogRequest, @escaping Completion) -> Void = { $1(.failure(.init())) }

    /// Creates the dialogs of a display that shows none.
    package init() {}
}
