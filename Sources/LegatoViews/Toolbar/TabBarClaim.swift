import LegatoMotion

/// What a view sets in the bar of the tab view around it; nil for what it does not set.
struct TabBarClaim {
    var hidesBar: Bool?
    var background: AnyShapeStyle?
    /// Whether the background is shown.
    var showsBackground: Bool?
    var scheme: ColorScheme?

    var isEmpty: Bool {
        hidesBar == nil && background == nil && showsBackground == nil && scheme == nil
    }

    /// Adds what a view inside sets, which takes precedence.
    mutating func add(_ inner: TabBarClaim) {
        hidesBar = inner.hidesBar ?? hidesBar
        background = inner.background ?? background
        showsBackground = inner.showsBackground ?? showsBackground
        scheme = inner.scheme ?? scheme
    }
}
