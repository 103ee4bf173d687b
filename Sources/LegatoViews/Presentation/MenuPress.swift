import LegatoGraphics
import LegatoLayers

/// The effects of a press on the button of a menu.
///
/// The press opens the menu. Released on a row, it triggers the row; released on the button, it leaves
/// the menu open; released elsewhere, it closes the menu.
nonisolated struct MenuPress {
    /// Opens the menu.
    let began: () -> Void
    /// Called when the pointer is released, with whether that is on the button.
    let ended: (Bool) -> Void
}
