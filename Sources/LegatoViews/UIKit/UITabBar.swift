public import Foundation

/// The appearance of the bars of tab views.
///
/// A program that draws a tab bar of its own hides the bar of `TabView`:
///
/// ```swift
/// struct TabsWithoutBar: View {
///     init() { UITabBar.appearance().isHidden = true }
///
///     var body: some View {
///         TabView {
///             Text("Home").tabItem { Text("Home") }
///         }
///     }
/// }
/// ```
///
/// A tab view takes the values when it is inserted; later changes apply to the tab views that are
/// inserted after them. The modifiers of the views in a tab take precedence, such as
/// `toolbar(.visible, for: .tabBar)`.
@preconcurrency @MainActor public final class UITabBar: NSObject {
    private static let proxy = UITabBar()

    /// Returns the object whose properties apply to the bars of all tab views.
    public static func appearance() -> UITabBar { proxy }

    private override init() { super.init() }

    /// Whether the bars are hidden; false by default.
    public var isHidden = false
    /// The colour of the selected item; nil, the default, for the tint of the view.
    public var tintColor: UIColor?
    /// The colour of the items that are not selected; nil, the default, for grey.
    public var unselectedItemTintColor: UIColor?
    /// The colour of the background, over `barTintColor`; nil, the default, for none.
    public var backgroundColor: UIColor?
    /// The colour of the background; nil, the default, for the system's.
    public var barTintColor: UIColor?

    /// The settings of a bar.
    var claim: TabBarClaim {
        TabBarClaim(
            hidesBar: isHidden ? true : nil,
            background: (backgroundColor ?? barTintColor).map { AnyShapeStyle(Color(uiColor: $0)) },
            tint: tintColor.map { Color(uiColor: $0) },
            otherTint: unselectedItemTintColor.map { Color(uiColor: $0) }
        )
    }
}
