/// The settings of the bars of all tab views, which `UITabBar.appearance()` changes.
///
/// A tab view takes them when it is inserted. The modifiers of the views in a tab take precedence.
package enum TabBarDefaults {
    /// Whether the bars are hidden; false by default.
    package static var isHidden = false
    /// The colour of the selected item; nil, the default, for the tint of the view.
    package static var tint: UIColor?
    /// The colour of the items that are not selected; nil, the default, for grey.
    package static var otherTint: UIColor?
    /// The colour of the background; nil, the default, for the system's.
    package static var background: UIColor?

    static var claim: TabBarClaim {
        TabBarClaim(
            hidesBar: isHidden ? true : nil,
            background: background.map { AnyShapeStyle(Color(uiColor: $0)) },
            tint: tint.map { Color(uiColor: $0) },
            otherTint: otherTint.map { Color(uiColor: $0) }
        )
    }
}
