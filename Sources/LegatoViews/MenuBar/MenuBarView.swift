import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The content of a window below a menu bar with its commands.
///
/// The bar is absent without visible commands. Shortcuts always work.
package struct MenuBarView<Content: View, Controls: View>: View {
    private let content: Content
    private let commands: Controls
    private let showsBar: Bool
    @State private var bar = MenuBarState()
    @Environment(\.focusKeeper) private var focus

    /// Creates the content with commands, which are `CommandEntry` views.
    package init(_ content: Content, commands: Controls, showsBar: Bool) {
        (self.content, self.commands, self.showsBar) = (content, commands, showsBar)
    }

    /// The content and the bar.
    package var body: some View {
        LayoutView(
            layout: MenuBarLayout(),
            content: Group {
                ZStack { content.inColumn }
                ZStack { commands.onlyForShortcuts.environment(\.menuEntries, bar.entries) }
                ZStack { if showsBar { MenuBarRow() } }
                ZStack { if showsBar { OpenMenus() } }
            }
        )
        .environment(\.menuBar, bar)
        .onAppear { if showsBar { focus?.menuBar = bar } }
    }
}

/// The layout of a window with a menu bar: the content is below the bar, and open menus are in
/// front of both.
private nonisolated struct MenuBarLayout: Layout {
    private func rest(_ size: ProposedViewSize, below bar: CGSize) -> ProposedViewSize {
        ProposedViewSize(width: size.width, height: size.height.map { max($0 - bar.height, 0) })
    }

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        guard subviews.count == 4 else { return .zero }
        let bar = subviews[2].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        let content = subviews[0].sizeThatFits(rest(proposal, below: bar))
        return CGSize(width: content.width, height: content.height + bar.height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard subviews.count == 4 else { return }
        let row = ProposedViewSize(width: bounds.width, height: nil)
        let bar = subviews[2].sizeThatFits(row)
        let offer = rest(ProposedViewSize(bounds.size), below: bar)
        subviews[0].place(
            at: CGPoint(x: bounds.midX, y: (bounds.minY + bar.height + bounds.maxY) / 2),
            anchor: .center, proposal: offer
        )
        subviews[1].place(at: bounds.origin, anchor: .topLeading, proposal: .zero)
        subviews[2].place(at: bounds.origin, anchor: .topLeading, proposal: row)
        subviews[3].place(
            at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size)
        )
    }
}

/// The titles of the menus.
private struct MenuBarRow: View {
    @Environment(\.menuBar) private var bar
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let bar, case let menus = bar.entries.menus, !menus.isEmpty {
            HStack(spacing: 0) {
                ForEach(menus) { MenuTitle(menu: $0.id, bar: bar) }
            }
            .font(.subheadline)
            .padding(.horizontal, 6)
            .padding(.vertical, 3)
            .fixedSize()
            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            .clipped()
            .background {
                Color(white: scheme == .dark ? 0.13 : 0.95).onTapGesture { bar.close() }
            }
            .overlay(alignment: .bottom) { Divider() }
            .environment(\.isInCommands, true)
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .anchored(at: bar.bar)
        }
    }
}

/// The title of a menu, which opens it.
private struct MenuTitle: View {
    let menu: MenuBarMenu.MenuID
    let bar: MenuBarState

    var body: some View {
        let isOpen = bar.menu == menu
        Button(press: bar.press(on: menu)) {
            if bar.menu == menu { bar.close() } else { bar.open(menu) }
        } label: {
            Text(menu.title)
        }
        .buttonStyle(MenuTitleStyle(isOpen: isOpen))
        .onHover { bar.hover($0, over: menu) }
        .anchored(at: bar.place(of: menu))
    }
}

private nonisolated struct MenuTitleStyle: ButtonStyle {
    let isOpen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.primary)
            .padding(.horizontal, 9)
            .padding(.vertical, 3)
            .background {
                if isOpen || configuration.isPressed {
                    RoundedRectangle(cornerRadius: 5).fill(Color(white: 0.5, opacity: 0.25))
                }
            }
    }
}

nonisolated extension View {
    /// Records the position of the view.
    fileprivate func anchored(at place: ViewPlace) -> some View {
        AnchorView(content: self, anchor: place)
    }
}
