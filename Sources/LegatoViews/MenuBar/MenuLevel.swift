import Foundation
import LegatoGraphics
import LegatoMotion

/// An open list of a menu bar.
final class MenuLevel: Identifiable {
    /// The rows of a list.
    enum Content {
        /// Those of a menu in the bar.
        case menu(MenuBarMenu.ID)
        /// Those of a menu in another list.
        case submenu(AnyView)
    }

    let content: Content
    /// The frame of the title or row to which the list is attached.
    let anchor: CGRect
    /// The position of the list.
    let list = ViewPlace()
    /// Whether the first row is highlighted when the list appears, as a key opened it.
    var startsWithRow = false
    private weak var highlighted: FocusItem?
    /// The actions that open the menus in the list, by their rows.
    private var submenus: [(row: ViewPlace, open: () -> Void)] = []

    init(_ content: Content, anchor: CGRect) { (self.content, self.anchor) = (content, anchor) }

    /// Whether it is the list of a menu in another list.
    var isSubmenu: Bool {
        if case .submenu = content { true } else { false }
    }

    /// The row that the next key acts on.
    var row: FocusItem? { highlighted?.isOn ?? false ? highlighted : nil }

    /// Highlights a row, or none.
    func highlight(_ row: FocusItem?) {
        guard row !== highlighted else { return }
        highlighted?.isHighlighted = false
        highlighted = row
        row?.isHighlighted = true
    }

    /// Moves the highlight by a number of rows, wrapping around.
    func move(by step: Int) {
        let rows = list.rows
        guard !rows.isEmpty else { return }
        let now = rows.firstIndex { $0 === row }
        let next = now.map { ($0 + step + rows.count) % rows.count }
        highlight(rows[next ?? (step > 0 ? 0 : rows.count - 1)])
        row?.reveal()
    }

    /// Highlights the last row, or the first one.
    func moveToEnd(_ isLast: Bool) {
        highlight(isLast ? list.rows.last : list.rows.first)
        row?.reveal()
    }

    /// Registers a menu in the list, which opens next to a row.
    func add(_ row: ViewPlace, open: @escaping () -> Void) {
        submenus.removeAll { $0.row === row }
        submenus.append((row, open))
    }

    /// Opens the menu of the highlighted row; returns false if it has none.
    func openSubmenu() -> Bool {
        guard let row, let submenu = submenus.first(where: { $0.row.row === row }) else {
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
