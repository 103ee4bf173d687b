public import Foundation

/// A request for a dialog in which the user chooses files, or where to save them.
public nonisolated struct FileDialogRequest: Sendable, Hashable {
    /// A named set of file types that can be chosen.
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

    /// The purpose of the dialog.
    public enum Purpose: Sendable, Hashable {
        /// The user chooses existing files.
        case open
        /// The user chooses where to save a file; `name` is the suggested name.
        case save(name: String)
        /// The user chooses a folder in which to save files with the given names.
        case saveAll(names: [String])
    }

    /// The purpose of the dialog; existing files by default.
    public var purpose = Purpose.open
    /// The title; empty, the default, leaves it to the desktop.
    public var title = ""
    /// The label of the button that confirms; nil, the default, leaves it to the desktop.
    public var confirmationLabel: String?
    /// Whether several files can be chosen; false by default.
    public var allowsMultipleSelection = false
    /// Whether the user chooses folders instead of files; false by default.
    public var choosesFolders = false
    /// The file types that can be chosen; empty, the default, allows all files.
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
    /// The suggested remedy.
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

    /// The failed operation, the reason and the remedy, in one line.
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
