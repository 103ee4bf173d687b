import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The open menus in the menu bar of a window.
final class MenuBarState {
    let entries = MenuEntries()
    /// The position of the bar.
    let bar = ViewPlace()
    private let opened = StateLocation<[MenuLevel]>([])
    private var titles: [MenuBarMenu.MenuID: ViewPlace] = [:]
    /// The menu whose title is under the pointer.
    private var pointed: MenuBarMenu.MenuID?
    /// Whether the menu was open before the press on its title.
    private var wasOpen = false

    /// The open lists, each next to the previous one; the view that is being evaluated depends on
    /// them.
    var levels: [MenuLevel] { opened.get() }

    /// The menu that is open; nil for none.
    var menu: MenuBarMenu.MenuID? {
        guard case .menu(let id)? = levels.first?.content else { return nil }
        return id
    }

    /// The position of the title of a menu.
    func place(of menu: MenuBarMenu.MenuID) -> ViewPlace {
        if let place = titles[menu] { return place }
        let place = ViewPlace()
        titles[menu] = place
        return place
    }

    /// Opens a menu in place of another one.
    func open(_ menu: MenuBarMenu.MenuID) {
        guard menu != self.menu else { return }
        opened.set([MenuLevel(.menu(menu), anchor: place(of: menu).frame ?? .zero)])
    }

    /// Opens a menu in a list, next to its row.
    func open(_ content: AnyView, in level: MenuLevel, beside row: ViewPlace) {
        guard let index = levels.firstIndex(where: { $0 === level }) else { return }
        let list = MenuLevel(.submenu(content), anchor: row.frame ?? .zero)
        opened.set(Array(levels[...index]) + [list])
    }

    /// Closes all lists.
    func close() { opened.set([]) }

    /// Closes the lists of the menus in a list.
    func closeSubmenus(of level: MenuLevel) {
        guard let index = levels.firstIndex(where: { $0 === level }) else { return }
        opened.set(Array(levels[...index]))
    }
}

extension MenuBarState: KeyTaker {
    var takesAllKeys: Bool { !levels.isEmpty }

    func keyDown(_ event: KeyEvent) -> Bool {
        guard let last = levels.last else { return keyOpens(event) }
        let isPlain = event.modifiers.isDisjoint(with: [.command, .control, .option])
        guard isPlain else {
            _ = keyOpens(event)
            return true
        }
        switch event.key {
        case "up": last.move(by: -1)
        case "down": last.move(by: 1)
        case "home": last.moveToEnd(false)
        case "end": last.moveToEnd(true)
        case "left": if last.isSubmenu { closeLast() } else { step(by: -1) }
        case "right": if last.openSubmenu() { startWithRow() } else { step(by: 1) }
        case "escape": closeLast()
        case "f10": close()
        case "return", "space", "keypad enter": if !event.isRepeat { press(last) }
        default: break
        }
        return true
    }

    /// Opens a menu for F10 or for Alt and the first letter of its title.
    private func keyOpens(_ event: KeyEvent) -> Bool {
        guard bar.isReachable else { return false }
        let menus = entries.menus
        if event.key == "f10", event.modifiers.isEmpty, let first = menus.first {
            open(first.id)
            startWithRow()
            return true
        }
        guard event.modifiers == .option, let letter = event.key.first, event.key.count == 1,
            let menu = menus.first(where: {
                $0.id.title.first?.lowercased() == letter.lowercased()
            })
        else { return false }
        open(menu.id)
        startWithRow()
        return true
    }

    /// Lets the last list start with its first row highlighted.
    private func startWithRow() { levels.last?.startsWithRow = true }

    /// Closes the last list.
    private func closeLast() { opened.set(Array(levels.dropLast())) }

    /// Opens the menu next to the open one, wrapping around.
    private func step(by step: Int) {
        let menus = entries.menus
        guard let now = menus.firstIndex(where: { $0.id == menu }) else { return }
        open(menus[(now + step + menus.count) % menus.count].id)
        startWithRow()
    }

    /// Triggers the highlighted row; a list stays open if its row opens another one.
    private func press(_ level: MenuLevel) {
        if level.openSubmenu() {
            startWithRow()
        } else if level.highlight.trigger() {
            close()
        }
    }
}

/// Presses on the titles of menus.
extension MenuBarState {
    /// The effects of a press on the title of a menu.
    func press(on menu: MenuBarMenu.MenuID) -> MenuPress {
        MenuPress { [self] in
            wasOpen = self.menu == menu
            levels.last?.highlight.move(to: nil)
            open(menu)
        } ended: { [self] isInside in
            released(from: menu, isInside)
        }
    }

    /// Follows the pointer over the title of a menu; while another menu is open, it opens this one.
    func hover(_ isInside: Bool, over menu: MenuBarMenu.MenuID) {
        if isInside {
            pointed = menu
            if self.menu != nil { open(menu) }
        } else if pointed == menu {
            pointed = nil
        }
    }

    /// Triggers the row under the pointer, closes the menu if it was open already, or if the pointer is
    /// on no title and no row.
    private func released(from menu: MenuBarMenu.MenuID, _ isInside: Bool) {
        if let last = levels.last, last.highlight.row != nil { return press(last) }
        let title = pointed ?? (isInside ? menu : nil)
        let isOnTitle = title != nil && title == self.menu
        let isOnRow = levels.contains { $0.highlight.row != nil }
        if isOnTitle ? wasOpen && title == menu : !isOnRow { close() }
    }
}

private nonisolated enum MenuBarKey: EnvironmentKey {
    static var defaultValue: MenuBarState? { nil }
}

nonisolated extension EnvironmentValues {
    /// The menu bar that contains the view; nil outside of one.
    var menuBar: MenuBarState? {
        get { self[MenuBarKey.self] }
        set { self[MenuBarKey.self] = newValue }
    }
}
