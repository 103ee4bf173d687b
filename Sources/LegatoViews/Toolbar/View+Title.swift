import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

nonisolated extension View {
    /// Sets the title of the page, localised.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page to the characters of a text.
    public func navigationTitle(_ title: Text) -> some View {
        navigationTitle(title.plainText)
    }

    /// Sets the subtitle of the page, a second line below its title in the navigation bar.
    ///
    /// It is in a secondary style, and beside the title in the bars of
    /// `windowToolbarStyle(.unifiedCompact)`. The title of the window does not contain it. If several
    /// views set a subtitle, the innermost one takes precedence; an empty one shows none.
    ///
    /// ```swift
    /// Inbox()
    ///     .navigationTitle("Inbox")
    ///     .navigationSubtitle("3 unread messages")
    /// ```
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationSubtitle(subtitle.plainText)
    }

    /// Sets the subtitle of the page, a second line below its title in the navigation bar.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the subtitle of the page, a second line below its title in the navigation bar.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
        BarClaimView(content: self, claim: BarClaim(subtitle: String(subtitle)))
    }

    /// Sets the display mode of the page title in the navigation bar.
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        BarClaimView(content: self, claim: BarClaim(titleMode: displayMode))
    }

    /// Sets the display mode of the page title in the toolbar.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    /// Sets the purpose of the page's toolbar, which determines the place of its title.
    ///
    /// In the roles `browser` and `editor` the title follows the items at the leading end of the
    /// bar, unless its display mode is `large`. In the role `editor` the back button shows only its
    /// arrow.
    ///
    /// ```swift
    /// DocumentView(document)
    ///     .navigationTitle(document.name)
    ///     .toolbarRole(.editor)
    /// ```
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        BarClaimView(content: self, claim: BarClaim(role: role))
    }

    /// Sets the title of the page; the older form of `navigationTitle(_:)`.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page; the older form of `navigationTitle(_:)`.
    @_disfavoredOverload
    public func navigationBarTitle(_ title: some StringProtocol) -> some View {
        navigationTitle(String(title))
    }

    /// Sets the title of the page; the older form of `navigationTitle(_:)`.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page and its display mode.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the page and its display mode.
    @_disfavoredOverload
    public func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the page and its display mode.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Hides the navigation bar of the page.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        BarClaimView(content: self, claim: BarClaim(hidesBar: hidden))
    }

    /// Hides the back button of the page.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        BarClaimView(content: self, claim: BarClaim(hidesBackButton: hidesBackButton))
    }

    /// Shows views at both ends of the navigation bar; the older form of `toolbar(content:)`.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        BarClaimView(
            content: self,
            claim: BarClaim(entries: [
                ToolbarEntry(place: .leading, view: AnyView(leading)),
                ToolbarEntry(place: .trailing, view: AnyView(trailing)),
            ])
        )
    }

    /// Shows a view at the leading end of the navigation bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        navigationBarItems(leading: leading, trailing: EmptyView())
    }

    /// Shows a view at the trailing end of the navigation bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        navigationBarItems(leading: EmptyView(), trailing: trailing)
    }
}
