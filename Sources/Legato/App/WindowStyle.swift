import LegatoGraphics

/// The look of a scene's windows.
@preconcurrency @MainActor public protocol WindowStyle {}

/// The default look: a title bar.
public nonisolated struct DefaultWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

/// A window with a title bar.
public nonisolated struct TitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public init() {}
}

/// A window whose content reaches below the title bar on Apple's platforms; in Legato the window
/// system shows its title bar.
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
    /// A title bar, too, which the window system draws.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// Neither a title bar nor borders.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The look of the tool bars of a scene's windows, which are parts of their pages in Legato.
@preconcurrency @MainActor public protocol WindowToolbarStyle {}

/// The default tool bar.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public init() {}
}

/// A tool bar beside the title.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style; `showsTitle` has no effect.
    public init(showsTitle: Bool = true) {}
}

/// A flat tool bar beside the title.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style; `showsTitle` has no effect.
    public init(showsTitle: Bool = true) {}
}

/// A tool bar below the title.
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
    /// Flat, beside the title.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// Returns the flat style beside the title; `showsTitle` has no effect.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
    /// Sets the look of the scene's windows.
    ///
    /// `plain` removes the title bar and the borders, with which a person moves and closes a window.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
        SetScene(content: self) { $0.isBordered = !(style is PlainWindowStyle) }
    }

    /// Has no effect: tool bars are parts of the pages.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
        SetScene(content: self) { _ in }
    }
}
