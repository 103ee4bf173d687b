import Foundation

/// A selection of the X server.
nonisolated enum XSelection: String, Sendable, CaseIterable {
    /// What was cut or copied.
    case clipboard = "CLIPBOARD"
    /// What was selected last.
    case primary = "PRIMARY"
    /// What is dragged.
    case drag = "XdndSelection"
}
