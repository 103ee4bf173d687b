import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A bar of the user interface.
nonisolated public struct ToolbarPlacement: Sendable, Hashable {
    enum Bar { case automatic, navigation, bottom, tab }

    let bar: Bar

    /// The bar that the view is in.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The navigation bar at the top.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(bar: .tab)
    /// The bar of a window, which is the navigation bar.
    public static let windowToolbar = ToolbarPlacement(bar: .navigation)
}

/// The placement of an item in a toolbar.
nonisolated public struct ToolbarItemPlacement: Sendable, Hashable {
    enum BarPosition {
        case leading, trailing, confirmation, principal, bottom, keyboard, titleMenu
        case subtitle, largeTitle, largeSubtitle
        /// Below the titles of the navigation bar.
        case drawer
    }

    let place: BarPosition

    /// At the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle of the navigation bar, in place of its title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// In the middle of the navigation bar, in place of its title.
    public static let title = ToolbarItemPlacement(place: .principal)
    /// Below the title in the row of the navigation bar, in place of the subtitle.
    public static let subtitle = ToolbarItemPlacement(place: .subtitle)
    /// In place of the large title.
    public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
    /// Below the large title, in place of the subtitle.
    public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)
    /// At the leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// At the trailing end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    /// In the middle of the bottom bar.
    public static let status = ToolbarItemPlacement(place: .bottom)
    /// At the trailing end of the navigation bar, in semibold.
    public static let confirmationAction = ToolbarItemPlacement(place: .confirmation)
    /// At the leading end of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// At the bottom of the page while a text field has the focus, since there is no on-screen
    /// keyboard.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
    /// In the bottom bar.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// At the leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the leading end of the navigation bar; the older name of `topBarLeading`.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing end of the navigation bar; the older name of `topBarTrailing`.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
}
