import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The open lists of a menu bar; a tap outside closes them.
struct OpenMenus: View {
    @Environment(\.menuBar) private var bar

    var body: some View {
        if let bar, case let levels = bar.levels, !levels.isEmpty {
            LayoutView(
                layout: OpenMenusLayout(levels: levels.map { ($0.anchor, $0.isSubmenu) }),
                content: Group {
                    Color.clear.contentShape(Rectangle()).onTapGesture { bar.close() }
                    ForEach(levels) { MenuCard(level: $0, bar: bar) }
                }
            )
        }
    }
}

/// The layout of open lists: the first one below its title, the others next to their rows.
///
/// A list is on the side with more room. The first subview is the area below the bar.
private nonisolated struct OpenMenusLayout: Layout {
    var levels: [(anchor: CGRect, isSubmenu: Bool)]
    /// The smallest distance to the edges of the window, in points.
    private static let margin: CGFloat = 4
    /// The overlap of a list with its parent list, in points.
    private static let overlap: CGFloat = 3

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {
        guard let first = levels.first, subviews.count == levels.count + 1 else { return }
        var area = bounds
        area.size.height = max(bounds.maxY - first.anchor.maxY, 0)
        area.origin.y = bounds.maxY - area.height
        subviews[0].place(
            at: area.origin, anchor: .topLeading, proposal: ProposedViewSize(area.size)
        )
        let inner = CGRect(
            x: area.minX + Self.margin, y: area.minY, width: max(area.width - 2 * Self.margin, 0),
            height: max(area.height - Self.margin, 0)
        )
        for (subview, level) in zip(subviews.dropFirst(), levels) {
            let ideal = subview.sizeThatFits(.unspecified)
            let size = CGSize(
                width: min(ideal.width, inner.width), height: min(ideal.height, inner.height)
            )
            subview.place(
                at: origin(of: size, at: level.anchor, level.isSubmenu, in: inner),
                anchor: .topLeading, proposal: ProposedViewSize(size)
            )
        }
    }

    private func origin(
        of size: CGSize, at anchor: CGRect, _ isSubmenu: Bool, in inner: CGRect
    ) -> CGPoint {
        var origin = CGPoint(x: anchor.minX, y: anchor.maxY)
        if isSubmenu {
            let right = anchor.maxX + MenuCardMetrics.padding - Self.overlap
            let left = anchor.minX - MenuCardMetrics.padding + Self.overlap - size.width
            origin.x = right + size.width <= inner.maxX || left < inner.minX ? right : left
            origin.y = anchor.minY - MenuCardMetrics.padding
        }
        return CGPoint(
            x: max(min(origin.x, inner.maxX - size.width), inner.minX),
            y: max(min(origin.y, inner.maxY - size.height), inner.minY)
        )
    }
}

private nonisolated enum MenuCardMetrics {
    /// The distance between the rows of a list and its edge, in points.
    static let padding: CGFloat = 5
}

/// A list with the rows of a menu.
private struct MenuCard: View {
    let level: MenuLevel
    let bar: MenuBarState
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        return AnchorView(content: list, anchor: level.list)
            .background(Color(white: scheme == .dark ? 0.17 : 0.99), in: shape)
            .clipShape(shape)
            .overlay {
                shape.stroke(Color(white: scheme == .dark ? 1 : 0, opacity: 0.14), lineWidth: 0.5)
            }
            .shadow(color: Color(white: 0, opacity: 0.25), radius: 12, y: 5)
            .onAppear { if level.startsWithRow { level.moveToEnd(false) } }
    }

    private var list: some View {
        ScrollView {
            rows.padding(MenuCardMetrics.padding)
        }
        .scrollBounceBehavior(.basedOnSize)
        .menuRows(in: level, of: bar)
    }

    @ViewBuilder private var rows: some View {
        switch level.content {
        case .menu(let id):
            if let menu = bar.entries.menus.first(where: { $0.id == id }) {
                MenuRows(content: MenuGroups(menu: menu))
            }
        case .submenu(let content): MenuRows(content: content)
        }
    }
}

/// The groups of a menu.
private struct MenuGroups: View {
    let menu: MenuBarMenu

    var body: some View {
        ForEach(menu.groups) { group in
            ForEach(group.entries) { $0.view }
                .layoutValue(key: MenuGroupKey.self, value: group.id)
        }
    }
}

/// The group of a row; nil for rows of menus in menus.
private nonisolated enum MenuGroupKey: LayoutValueKey {
    static var defaultValue: Int? { nil }
}

/// Vertically stacked rows, with lines between groups and sections.
private struct MenuRows<Content: View>: View {
    let content: Content

    /// The group and the section of a row.
    private struct Mark: Equatable {
        let group: Int?
        let section: SectionMark?

        init(_ row: VariadicChild) {
            group = row.item.layoutValue(MenuGroupKey.self)
            section = row.item.layoutValue(SectionMarkKey.self)
        }

        /// Whether a line separates the rows.
        func isApart(from other: Mark) -> Bool {
            group != other.group || section?.id != other.section?.id
        }
    }

    var body: some View {
        VariadicView(content) { rows in
            let marks = rows.map { Mark($0) }
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows.indices, id: \.self) { index in
                    if index > 0, marks[index].isApart(from: marks[index - 1]) { Divider() }
                    let isTitle = marks[index].section?.role ?? .row != .row
                    rows[index]
                        .padding(.leading, isTitle ? 29 : 0)
                        .padding(.vertical, isTitle ? 3 : 0)
                }
            }
        }
    }
}
