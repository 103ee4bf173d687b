import Foundation

/// Tables in a terminal.
public enum TextTable {
    /// Returns a line: a name on the left, and right-aligned columns.
    public static func line(
        _ name: String, width: Int, _ columns: [String], columnWidth: Int
    ) -> String {
        columns.reduce(name.padding(toLength: width, withPad: " ", startingAt: 0)) {
            $0 + String(repeating: " ", count: max(1, columnWidth - $1.count)) + $1
        }
    }
}
