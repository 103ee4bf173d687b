import LegatoMotion

/// The settings of a view for the bar of its tab view; nil for settings that it does not set.
struct TabBarClaim {
    var hidesBar: Bool?
    var background: AnyShapeStyle?
    /// Whether the background is shown.
    var showsBackground: Bool?
    var scheme: ColorScheme?
    /// The colour of the selected item.
    var tint: Color?
    /// The colour of the items that are not selected.
    var otherTint: Color?

    var isEmpty: Bool {
        hidesBar == nil && background == nil && showsBackground == nil && scheme == nil
    }

    /// Merges the settings of an inner view, which take precedence.
    mutating func add(_ inner: TabBarClaim) {
        hidesBar = inner.hidesBar ?? hidesBar
        background = inner.background ?? background
        showsBackground = inner.showsBackground ?? showsBackground
        scheme = inner.scheme ?? scheme
    }
}
