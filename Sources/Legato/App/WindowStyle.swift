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

/// The toolbar style of a scene's windows; has no effect in Legato, where toolbars belong to pages.
@preconcurrency @MainActor public protocol WindowToolbarStyle {}

/// The default toolbar.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

/// A toolbar beside the title.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style; `showsTitle` has no effect.
    public init(showsTitle: Bool = true) {}
}

/// A compact toolbar beside the title.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style; `showsTitle` has no effect.
    public init(showsTitle: Bool = true) {}
}

/// A toolbar below the title.
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Returns the style beside the title; `showsTitle` has no effect.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle()
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Compact, beside the title.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// Returns the compact style beside the title; `showsTitle` has no effect.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
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

    /// Has no effect: toolbars belong to pages.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        SetScene(content: self) { _ in }
    }
}
