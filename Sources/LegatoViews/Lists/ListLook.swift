import Foundation
import LegatoGraphics
import LegatoMotion

/// The arrangement of the rows of a list.
nonisolated enum ListLook: Sendable {
    case plain, grouped, insetGrouped
}

nonisolated extension EnvironmentValues {
    /// The look of the enclosing list; nil outside lists.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

nonisolated extension EnvironmentValues {
    /// Whether each view becomes a row of a list: false inside a view that lays out others in it.
    private(set) var isListRow: Bool {
        get { self[ListRowKey.self] }
        set { self[ListRowKey.self] = newValue }
    }

    /// Makes each view a row of a list, or part of a view that lays it out.
    mutating func setListRow(_ isRow: Bool) { if isListRow != isRow { isListRow = isRow } }

    /// Leaves the list around a page that is presented from it.
    mutating func leaveList() {
        if listLook != nil { listLook = nil }
        setListRow(false)
    }
}

private nonisolated enum ListRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private nonisolated enum ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook? { nil }
}

/// The line around a list or a table.
struct ListBorder: View {
    var body: some View {
        Rectangle().strokeBorder(Color.gray.opacity(0.5), lineWidth: 1).allowsHitTesting(false)
    }
}
