import Foundation

/// A line on the terminal that shows how far the work is; nothing where there is no terminal.
public struct ProgressBar: Sendable {
    private static let width = 30
    private let isShown: Bool

    /// Makes a bar on the standard error output, if that is a terminal.
    public init() { isShown = isatty(STDERR_FILENO) == 1 }

    /// Whether the bar can be seen.
    public var isVisible: Bool { isShown }

    /// Shows a share of the work, 0 to 1, and what goes on.
    public func show(_ share: Double, _ text: String) {
        guard isShown else { return }
        FileHandle.standardError.write(Data(("\r\u{1B}[K" + Self.line(share, text)).utf8))
    }

    /// Takes the bar away.
    public func clear() {
        guard isShown else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }

    /// The line for a share of the work.
    static func line(_ share: Double, _ text: String) -> String {
        let share = share.isFinite ? min(1, max(0, share)) : 0
        let full = Int((share * Double(width)).rounded())
        let bar =
            String(repeating: "=", count: full) + String(repeating: " ", count: width - full)
        return "[\(bar)] \(Int((share * 100).rounded())) % \(text)"
    }
}
