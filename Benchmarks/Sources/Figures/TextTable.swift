import Foundation

/// Tables on a terminal.
public enum TextTable {
    /// A line: a name on the left, and columns that end below one another.
    public static func line(
        _ name: String, width: Int, _ columns: [String], columnWidth: Int
    ) -> String {
        columns.reduce(name.padding(toLength: width, withPad: " ", startingAt: 0)) {
            $0 + String(repeating: " ", count: max(1, columnWidth - $1.count)) + $1
        }
    }
}
