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

private nonisolated enum ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook? { nil }
}

/// The line around a list or a table.
struct ListBorder: View {
    var body: some View {
        Rectangle().strokeBorder(Color.gray.opacity(0.5), lineWidth: 1).allowsHitTesting(false)
    }
}
