import LegatoGraphics

/// Opens the menu of a button by a press of half a second.
private final class MenuLongPress: UILongPressGestureRecognizer {}

extension UIButton {
    /// Opens the menu, if a tap does; returns whether it does.
    func opensMenu() -> Bool {
        guard showsMenuAsPrimaryAction, let menu else { return false }
        MenuCover.open(menu, beside: bounds, of: self)
        return true
    }

    /// Adds or removes the press that opens the menu.
    func menuChanged() {
        let old = recognizers.first { $0 is MenuLongPress }
        if menu == nil, let old { removeGestureRecognizer(old) }
        guard menu != nil, old == nil else { return }
        let press = MenuLongPress()
        press.addAction { [weak self] press in
            guard press.state == .began, let self, let menu, isEnabled else { return }
            MenuCover.open(menu, beside: bounds, of: self)
        }
        addGestureRecognizer(press)
    }
}
