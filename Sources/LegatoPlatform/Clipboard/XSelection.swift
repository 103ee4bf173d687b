import Foundation

/// A selection of the X server.
nonisolated enum XSelection: String, Sendable {
    /// What was cut or copied.
    case clipboard = "CLIPBOARD"
    /// What was selected last.
    case primary = "PRIMARY"
    /// The items being dragged.
    case drag = "XdndSelection"
}
