import Foundation
import LegatoGraphics
import LegatoMotion

/// An open list of a menu bar.
final class MenuLevel: Identifiable {
    /// The rows of a list.
    enum LevelContent {
        /// Those of a menu in the bar.
        case menu(MenuBarMenu.MenuID)
        /// Those of a menu in another list.
        case submenu(AnyView)
    }

    let content: LevelContent
    /// The frame of the title or row to which the list is attached.
    let anchor: CGRect
    /// The row that the next key acts on.
    let highlight = RowHighlight()
    /// The position of the list.
    let list = ViewPlace()
    /// Whether the first row is highlighted when the list appears, as a key opened it.
    var startsWithRow = false
    /// The actions that open the menus in the list, by their rows.
    private var submenus: [(row: ViewPlace, open: () -> Void)] = []

    init(_ content: LevelContent, anchor: CGRect) {
        (self.content, self.anchor) = (content, anchor)
    }

    /// Whether it is the list of a menu in another list.
    var isSubmenu: Bool {
        if case .submenu = content { true } else { false }
    }

    /// Moves the highlight by a number of rows, wrapping around.
    func move(by step: Int) {
        let rows = list.rows
        guard !rows.isEmpty else { return }
        let now = rows.firstIndex { $0 === highlight.row }
        let next = now.map { ($0 + step + rows.count) % rows.count }
        highlight.move(to: rows[next ?? (step > 0 ? 0 : rows.count - 1)])
        highlight.row?.reveal()
    }

    /// Highlights the last row, or the first one.
    func moveToEnd(_ isLast: Bool) {
        highlight.move(to: isLast ? list.rows.last : list.rows.first)
        highlight.row?.reveal()
    }

    /// Registers a menu in the list, which opens next to a row.
    func add(_ row: ViewPlace, open: @escaping () -> Void) {
        submenus.removeAll { $0.row === row }
        submenus.append((row, open))
    }

    /// Opens the menu of the highlighted row; returns false if it has none.
    func openSubmenu() -> Bool {
        guard let row = highlight.row, let submenu = submenus.first(where: { $0.row.row === row })
        else {
            return false
        }
        submenu.open()
        return true
    }
}

private nonisolated enum MenuLevelKey: EnvironmentKey {
    static var defaultValue: MenuLevel? { nil }
}

nonisolated extension EnvironmentValues {
    /// The list of a menu bar that contains the view; nil outside of menu bars.
    var menuLevel: MenuLevel? {
        get { self[MenuLevelKey.self] }
        set { self[MenuLevelKey.self] = newValue }
    }
}
