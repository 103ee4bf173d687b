import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// The display mode of the title in a navigation bar.
    public nonisolated enum TitleDisplayMode: Sendable, Hashable {
        /// The mode of the page below in the stack; large for the root.
        case automatic
        /// In the bar.
        case inline
        /// In large type, below the buttons of the bar.
        case large
    }
}

/// The display mode of the page title in a toolbar.
nonisolated public struct ToolbarTitleDisplayMode: Sendable, Hashable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// The mode of the page below in the stack; large for the root.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// In large type, below the buttons of the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// In large type, in the row of the buttons; drawn as `large`.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}
