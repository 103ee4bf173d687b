import Foundation

/// A progress line in the terminal; without a terminal it does nothing.
public struct ProgressBar: Sendable {
    private static let width = 30
    private let isShown: Bool

    /// Creates a bar on standard error, if that is a terminal.
    public init() { isShown = isatty(STDERR_FILENO) == 1 }

    /// Whether the bar is visible.
    public var isVisible: Bool { isShown }

    /// Shows a fraction of the work, 0 to 1, and the current activity.
    public func show(_ share: Double, _ text: String) {
        guard isShown else { return }
        FileHandle.standardError.write(Data(("\r\u{1B}[K" + Self.line(share, text)).utf8))
    }

    /// Clears the bar.
    public func clear() {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }

    /// Returns the line for a fraction of the work.
    static func line(_ share: Double, _ text: String) -> String {
        let share = share.isFinite ? min(1, max(0, share)) : 0
        let full = Int((share * Double(width)).rounded())
        let bar =
            String(repeating: "=", count: full) + String(repeating: " ", count: width - full)
        return "[\(bar)] \(Int((share * 100).rounded())) % \(text)"
    }
}
