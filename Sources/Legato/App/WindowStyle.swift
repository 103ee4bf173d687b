import LegatoGraphics

/// The style of a scene's windows.
@preconcurrency @MainActor public protocol WindowStyle {}

/// The default style: a title bar.
public nonisolated struct DefaultWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

/// A window with a title bar.
public nonisolated struct TitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

/// A window whose title bar is hidden on Apple's platforms; in Legato the window system draws it.
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

/// A window without a title bar and borders.
public nonisolated struct PlainWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// A title bar.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A title bar, as in `titleBar`: the window system draws it.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// Neither a title bar nor borders.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of the navigation bars in a scene's windows.
@preconcurrency @MainActor public protocol WindowToolbarStyle {}

/// A toolbar style of this library.
private protocol BarLookSource { nonisolated var look: BarLook { get } }

/// The default look: that of `UnifiedWindowToolbarStyle`.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

/// Titles between the items of navigation bars, which are 44 points high.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle, BarLookSource {
    fileprivate let look: BarLook

    /// Creates the style.
    /// - Parameter showsTitle: Whether navigation bars show titles; true by default.
    public init(showsTitle: Bool = true) { look = BarLook(showsTitle: showsTitle) }
}

/// Titles between the items of navigation bars, which are 32 points high.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, BarLookSource {
    fileprivate let look: BarLook

    /// Creates the style.
    /// - Parameter showsTitle: Whether navigation bars show titles; true by default.
    public init(showsTitle: Bool = true) {
        look = BarLook(isCompact: true, showsTitle: showsTitle)
    }
}

/// Navigation bars without titles, below the title bar of the window, which shows them.
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle, BarLookSource {
    fileprivate var look: BarLook { BarLook(showsTitle: false) }

    /// Creates the style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Titles between the items of navigation bars.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Returns the style with or without titles in navigation bars.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Lower navigation bars.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// Returns the style of lower navigation bars, with or without titles.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Navigation bars without titles.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
    /// Sets the style of the scene's windows.
    ///
    /// `plain` removes the title bar and the borders, with which the user moves, resizes and closes
    /// a window.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        SetScene(content: self) { $0.isBordered = !(style is PlainWindowStyle) }
    }

    /// Sets the look of the navigation bars in the scene's windows.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        SetScene(content: self) { $0.barLook = (style as? any BarLookSource)?.look ?? BarLook() }
    }
}
