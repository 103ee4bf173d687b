import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Shows items in the bars of the page.
    ///
    /// ```swift
    /// NavigationStack {
    ///     Editor()
    ///         .toolbar {
    ///             ToolbarItem(placement: .topBarTrailing) {
    ///                 Button("Save") { save() }
    ///             }
    ///         }
    /// }
    /// ```
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        ToolbarView(content: self, items: content())
    }

    /// Shows items with ids in the bars of the page, in the order of the code.
    ///
    /// ```swift
    /// Editor()
    ///     .toolbar(id: "editor") {
    ///         ToolbarItem(id: "bold") { BoldButton() }
    ///         ToolbarItem(id: "debug", showsByDefault: isDebugging) { DebugButton() }
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the toolbar, which has no effect: people cannot rearrange toolbars.
    ///   - content: The items.
    /// - Returns: The view.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        ToolbarView(content: self, items: content())
    }

    /// Shows views at the trailing end of the navigation bar of the page.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(place: .trailing, view: AnyView(content()))
        return BarClaimView(content: self, claim: BarClaim(entries: [entry]))
    }

    /// Shows or hides bars of the page, all of them by default.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Shows or hides bars of the page, all of them by default.
    public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarVisibility(visibility, bars)
    }

    private func toolbarVisibility(
        _ visibility: Visibility, _ bars: [ToolbarPlacement]
    ) -> BarClaimView<Self> {
        var claim = BarClaim()
        let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
        for bar in bars.isEmpty ? [.navigationBar, .bottomBar] : bars {
            switch bar.bar {
            case .automatic, .navigation: claim.hidesBar = isHidden
            case .bottom: claim.hidesBottomBar = isHidden
            case .tab: claim.tab.hidesBar = isHidden
            }
        }
        return BarClaimView(content: self, claim: claim)
    }

    /// Shows a menu when the title in the navigation bar is clicked; an arrow next to the title
    /// indicates it.
    ///
    /// ```swift
    /// NoteView(note)
    ///     .navigationTitle(note.title)
    ///     .navigationBarTitleDisplayMode(.inline)
    ///     .toolbarTitleMenu {
    ///         Button("Duplicate", action: duplicate)
    ///     }
    /// ```
    ///
    /// A large title has no menu.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarTitleMenu(content: content) }
    }

    /// Sets the background of bars of the page.
    public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        var claim = BarClaim()
        for bar in bars.isEmpty ? [.navigationBar] : bars {
            switch bar.bar {
            case .automatic, .navigation: claim.background = AnyShapeStyle(style)
            case .bottom: claim.bottomBackground = AnyShapeStyle(style)
            case .tab: claim.tab.background = AnyShapeStyle(style)
            }
        }
        return BarClaimView(content: self, claim: claim)
    }

    /// Shows or hides the background of bars of the page.
    public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    /// Shows or hides the background of bars of the page.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarBackgroundVisibility(visibility, bars)
    }

    private func toolbarBackgroundVisibility(
        _ visibility: Visibility, _ bars: [ToolbarPlacement]
    ) -> BarClaimView<Self> {
        var claim = BarClaim()
        let isShown: Bool? = visibility == .automatic ? nil : visibility == .visible
        for bar in bars.isEmpty ? [.navigationBar] : bars {
            switch bar.bar {
            case .automatic, .navigation: claim.showsBackground = isShown
            case .bottom: claim.showsBottomBackground = isShown
            case .tab: claim.tab.showsBackground = isShown
            }
        }
        return BarClaimView(content: self, claim: claim)
    }

    /// Sets the colour scheme of bars of the page, by default of the navigation bar.
    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        var claim = BarClaim()
        for bar in bars.isEmpty ? [.navigationBar] : bars {
            switch bar.bar {
            case .automatic, .navigation: claim.scheme = colorScheme
            case .bottom: claim.bottomScheme = colorScheme
            case .tab: claim.tab.scheme = colorScheme
            }
        }
        return BarClaimView(content: self, claim: claim)
    }
}

/// A view with the items of toolbar content.
private nonisolated struct ToolbarView<Content: View, Items: ToolbarContent>: View {
    let content: Content
    let items: Items

    var body: some View {
        BarClaimView(content: content, claim: BarClaim(entries: items.allEntries))
    }
}
