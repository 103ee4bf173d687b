import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The navigation bar of a page: its title, a back button and the items of its views.
///
/// A root page without a title and items has no bar.
struct PageBar: View {
    let handle: PageHandle
    @Environment(\.colorScheme) private var scheme
    @Environment(\.barLook) private var look

    var body: some View {
        let claim = handle.bars.sum
        let (title, subtitle, height) = handle.showTitles(in: look)
        let goesBack = handle.canGoBack && claim.hidesBackButton != true
        let top = claim.views(
            .leading, .trailing, .confirmation, .principal, .subtitle, .largeTitle, .largeSubtitle,
            .drawer
        )
        let hasTitle = !title.isEmpty || !subtitle.isEmpty
        if !handle.hidesBar(in: look), handle.canGoBack || hasTitle || top.hasItems {
            let isLarge = height > 0 && !handle.fold.isFolded.get()
            let field = handle.renaming.isOn ? claim.name.map(titleField) : nil
            VStack(alignment: .leading, spacing: 0) {
                row(
                    claim,
                    title: BarTitle(
                        title: isLarge ? "" : title, subtitle: isLarge ? "" : subtitle,
                        subtitleViews: isLarge ? [] : claim.views(.subtitle),
                        alignment: claim.role?.leadsWithTitle == true ? .leading : .center
                    ),
                    field: isLarge ? nil : field, goesBack: goesBack
                )
                if isLarge {
                    FoldingTitle(
                        title: LargeTitle(
                            title: title, subtitle: subtitle,
                            titleViews: claim.views(.largeTitle),
                            subtitleViews: claim.views(.largeSubtitle), field: field
                        ),
                        fold: handle.fold, height: height
                    )
                    .allowsHitTesting(field != nil)
                } else {
                    // The space of the large title stays reserved, so that the content scrolls
                    // behind it.
                    Color.clear.frame(height: height).allowsHitTesting(false)
                }
                let drawer = claim.views(.drawer)
                if !drawer.isEmpty {
                    BarDrawer(
                        content: SearchDrawer(content: BarViews(entries: drawer)), fold: handle.fold
                    )
                }
            }
            .background {
                FoldingBackground(
                    style: claim.background, isShown: claim.showsBackground, fold: handle.fold
                )
            }
            .colorScheme(claim.scheme ?? scheme)
            .environment(\.barScheme, claim.scheme)
            .onChange(of: claim.name == nil) { if claim.name == nil { handle.renaming.end() } }
            .onDisappear { handle.renaming.end() }
        }
    }

    private func titleField(_ name: Binding<String>) -> TitleField {
        TitleField(name: name, renaming: handle.renaming)
    }

    private func row(
        _ claim: BarClaim, title: BarTitle, field: TitleField?, goesBack: Bool
    ) -> some View {
        let (leading, trailing) = (claim.views(.leading), claim.views(.trailing))
        var flexible: HorizontalEdge.Set = []
        if leading.isFlexible { flexible.insert(.leading) }
        if trailing.isFlexible || claim.views(.confirmation).isFlexible {
            flexible.insert(.trailing)
        }
        return LayoutView(
            layout: BarRowLayout(
                height: look.height, leadsWithTitle: claim.role?.leadsWithTitle ?? false,
                flexibleEdges: flexible
            ),
            content: ViewBuilder.buildBlock(
                HStack(spacing: 16) {
                    if goesBack { BackButton(handle: handle, hasTitle: claim.role != .editor) }
                    BarViews(entries: leading)
                },
                ZStack {
                    let principal = claim.views(.principal)
                    let menu = claim.views(.titleMenu)
                    if let field {
                        field.font(.headline).frame(maxWidth: 240)
                    } else if principal.isEmpty, !menu.isEmpty || claim.name != nil,
                        !title.title.isEmpty
                    {
                        Menu {
                            if menu.isEmpty {
                                RenamingItems(content: RenameButton(), page: handle)
                            } else {
                                BarViews(entries: menu)
                            }
                        } label: {
                            title
                        }
                        .menuIndicator(.visible)
                        .foregroundStyle(.primary)
                    } else if principal.isEmpty {
                        title
                    } else {
                        HStack { BarViews(entries: principal) }
                    }
                },
                HStack(spacing: 16) {
                    BarViews(entries: trailing)
                    BarViews(entries: claim.views(.confirmation)).font(.headline)
                }
            )
        )
        .padding(.leading, goesBack ? 8 : 16)
        .padding(.trailing, 16)
    }
}

/// A large title that moves up with the content, behind the row of the bar.
private struct FoldingTitle: View {
    let title: LargeTitle
    let fold: BarFold
    let height: CGFloat

    var body: some View {
        let distance = fold.distance.get()
        title
            .frame(height: height - distance, alignment: .bottom)
            .clipped()
            .padding(.bottom, distance)
    }
}

/// What is below the titles of a navigation bar, and moves up with a large title.
private struct BarDrawer<Content: View>: View {
    let content: Content
    let fold: BarFold

    var body: some View { content.offset(y: -fold.distance.get()) }
}

/// The background of a navigation bar, without the space that a large title has left.
private struct FoldingBackground: View {
    let style: AnyShapeStyle?
    let isShown: Bool?
    let fold: BarFold

    var body: some View {
        BarBackground(
            style: style, isShown: isShown ?? (fold.hasContentBehind.get() ? true : nil)
        )
        .padding(.bottom, max(fold.distance.get(), 0))
    }
}

/// The title below the row of a navigation bar, with a subtitle below it.
private struct LargeTitle: View {
    let title: String
    let subtitle: String
    /// The items in place of the title and the subtitle.
    let titleViews: [ToolbarEntry]
    let subtitleViews: [ToolbarEntry]
    /// The field in which the title is renamed; nil while it is not.
    let field: TitleField?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Group {
                if let field {
                    field
                } else if titleViews.isEmpty {
                    Text(title).lineLimit(1)
                } else {
                    HStack { BarViews(entries: titleViews) }
                }
            }
            .font(.largeTitle.bold())
            .frame(height: PageHandle.titleHeight)
            if !subtitle.isEmpty || !subtitleViews.isEmpty {
                Group {
                    if subtitleViews.isEmpty {
                        Text(subtitle).lineLimit(1)
                    } else {
                        HStack { BarViews(entries: subtitleViews) }
                    }
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .frame(height: PageHandle.subtitleHeight, alignment: .top)
            }
        }
        .padding(.horizontal, 16)
    }
}

/// The title in the row of a navigation bar, with a subtitle below it, or beside it in a low bar.
private struct BarTitle: View {
    let title: String
    let subtitle: String
    /// The items in place of the subtitle.
    var subtitleViews: [ToolbarEntry] = []
    /// The alignment of the lines.
    var alignment = HorizontalAlignment.center
    @Environment(\.barLook) private var look

    var body: some View {
        if subtitle.isEmpty && subtitleViews.isEmpty {
            heading
        } else if look.isCompact {
            HStack(alignment: .firstTextBaseline, spacing: 6) { lines }
        } else {
            VStack(alignment: alignment, spacing: 0) { lines }
        }
    }

    private var heading: some View { Text(title).font(.headline).lineLimit(1) }

    @ViewBuilder private var lines: some View {
        if !title.isEmpty { heading }
        Group {
            if subtitleViews.isEmpty {
                Text(subtitle).lineLimit(1)
            } else {
                HStack { BarViews(entries: subtitleViews) }
            }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}

/// The bar at the bottom of a page: the items for a keyboard while a text has the focus, otherwise
/// those for the bottom; absent if there are none.
struct PageBottomBar: View {
    let handle: PageHandle
    @Environment(\.colorScheme) private var scheme
    @Environment(\.focusKeeper) private var focus

    var body: some View {
        let claim = handle.bars.sum
        let entries = claim.views(.bottom)
        let keys = claim.views(.keyboard)
        if keys.hasItems, let focus, focus.isInText(of: handle) {
            HStack(spacing: 16) { BarViews(entries: keys) }
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, minHeight: 44)
                .background { BarBackground(style: nil, isShown: true) }
                .overlay(alignment: .top) { Divider() }
        } else if claim.hidesBottomBar != true, entries.hasItems {
            HStack(spacing: 16) { BarViews(entries: entries) }
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, minHeight: 49)
                .background {
                    BarBackground(
                        style: claim.bottomBackground,
                        isShown: claim.showsBottomBackground ?? true
                    )
                }
                .overlay(alignment: .top) { if claim.showsBottomBackground != false { Divider() } }
                .colorScheme(claim.bottomScheme ?? scheme)
                .environment(\.barScheme, claim.bottomScheme)
        }
    }
}

/// The views of items, in order.
private struct BarViews: View {
    let entries: [ToolbarEntry]

    var body: some View {
        ForEach(entries.indices, id: \.self) { index in
            switch entries[index].spacer {
            case nil: entries[index].view
            case .some(let sizing) where sizing == .flexible: Spacer(minLength: 0)
            case .some: Color.clear.frame(width: 0, height: 0)
            }
        }
    }
}

/// The background of a bar.
struct BarBackground: View {
    let style: AnyShapeStyle?
    let isShown: Bool?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if isShown ?? (style != nil) {
            Rectangle().fill(style ?? AnyShapeStyle(Color(white: scheme == .dark ? 0.11 : 0.976)))
        }
    }
}

/// The button that goes back: an arrow and the title of the page below.
private struct BackButton: View {
    let handle: PageHandle
    /// Whether it shows the title.
    let hasTitle: Bool

    var body: some View {
        PressableButton(
            style: BackButtonStyle(),
            configuration: PrimitiveButtonStyleConfiguration(
                role: nil,
                label: ButtonStyleConfiguration.Label(
                    content: AnyView(BackLabel(title: hasTitle ? handle.backTitle : ""))
                ),
                action: handle.close
            ),
            isEntry: false
        )
    }
}

/// The label of a back button, with a large hit-test area.
private struct BackLabel: View {
    let title: String
    @Environment(\.barLook) private var look

    var body: some View {
        let middle = look.height / 2
        HStack(spacing: 6) {
            Path { path in
                path.move(to: CGPoint(x: 10, y: middle - 8))
                path.addLine(to: CGPoint(x: 2, y: middle))
                path.addLine(to: CGPoint(x: 10, y: middle + 8))
            }
            .stroke(
                Color.accentColor,
                style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 12, height: look.height)
            .flipsForRightToLeftLayoutDirection(true)
            Text(title).foregroundStyle(Color.accentColor).lineLimit(1)
        }
        .frame(minWidth: 44, alignment: .leading)
    }
}

/// Draws the label only.
private nonisolated struct BackButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isPressed ? 0.4 : 1)
            .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 8)).padding(6) }
    }
}
