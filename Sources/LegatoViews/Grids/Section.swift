import Foundation
import LegatoGraphics
import LegatoMotion

/// Views with a header and a footer, for lists, forms and lazy containers.
///
/// ```swift
/// List {
///     Section("Fruit") {
///         Text("Apple")
///         Text("Pear")
///     }
/// }
/// ```
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer
    private let isExpanded: Binding<Bool>?
    @Namespace private var id
    @Environment(\.pinnedViews) private var pinned

    init(
        _ header: Parent, _ footer: Footer, _ content: Content, _ isExpanded: Binding<Bool>? = nil
    ) {
        (self.header, self.footer, self.content) = (header, footer, content)
        self.isExpanded = isExpanded
    }

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header(), footer(), content())
    }

    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header, footer, content())
    }

    /// The header, the content and the footer.
    public var body: some View {
        PinnedView(
            content: SectionHeader(
                content: header.modifier(SectionTitleLook(role: .header)), isExpanded: isExpanded
            ),
            edge: pinned.contains(.sectionHeaders) ? .top : nil
        )
        .sectionMark(id, .header)
        if isExpanded?.wrappedValue ?? true { content.sectionMark(id, .row) }
        PinnedView(
            content: footer.modifier(SectionTitleLook(role: .footer)),
            edge: pinned.contains(.sectionFooters) ? .bottom : nil
        )
        .sectionMark(id, .footer)
    }
}

nonisolated extension Section where Parent == EmptyView {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), footer(), content())
    }

    /// Creates a section with a footer.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(EmptyView(), footer, content())
    }
}

nonisolated extension Section where Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), EmptyView(), content())
    }

    /// Creates a section with a header.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header, EmptyView(), content())
    }
}

nonisolated extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section without header and footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(EmptyView(), EmptyView(), content())
    }
}

nonisolated extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section with a localised title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), EmptyView(), content())
    }

    /// Creates a section with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(String(title)), EmptyView(), content())
    }
}

/// The appearance of the header and the footer of a section in a list.
private nonisolated struct SectionTitleLook: ViewModifier {
    let role: SectionMark.Role
    @Environment(\.listLook) private var look
    @Environment(\.headerProminence) private var prominence
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.menuLevel) private var menuLevel

    func body(content: Content) -> some View {
        switch look {
        case _ where isInMenu:
            if menuLevel == nil { content.modifier(MenuTitleLook()) } else { content }
        case nil: content
        case _ where role == .header && prominence == .increased:
            content.font(.title3.weight(.semibold)).titleStyle(.primary)
        case .plain:
            content.font(role == .header ? .headline : .subheadline).titleStyle(.secondary)
        case .grouped, .insetGrouped:
            content.font(.footnote).titleStyle(.secondary)
                .textCase(role == .header ? .uppercase : nil)
        }
    }
}

nonisolated extension View {
    /// Sets the foreground style of the texts in the title of a section, where controls keep the
    /// tint.
    fileprivate func titleStyle(_ style: HierarchicalShapeStyle) -> some View {
        environment(\.isSectionTitle, true).foregroundStyle(style)
    }
}

/// The appearance of the header and the footer of a section in a menu.
private nonisolated struct MenuTitleLook: ViewModifier {
    func body(content: Content) -> some View {
        content.font(.footnote).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, 8)
    }
}
