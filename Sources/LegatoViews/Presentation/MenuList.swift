import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The rows of a menu, with lines between them; they scroll if there is no room for all.
struct MenuList<Content: View>: View {
    let content: Content
    let highlight: RowHighlight
    /// Whether the first row is at the bottom.
    let isReversed: Bool
    let close: () -> Void

    /// The width of a menu, in points.
    private static var width: CGFloat { 250 }

    var body: some View {
        ScrollView {
            VariadicView(content) { rows in
                let rows = isReversed ? rows.reversed() : rows
                VStack(spacing: 0) {
                    ForEach(rows) { row in
                        if row.id != rows.first?.id { MenuLine() }
                        MenuListRow(row: row, highlight: highlight)
                    }
                }
            }
        }
        .scrollBounceBehavior(.basedOnSize)
        .defaultScrollAnchor(isReversed ? .bottom : .top)
        // A menu that turns out to be above its control begins at the other end.
        .id(isReversed)
        .frame(width: Self.width)
        .menuControls(close: close)
        .environment(\.isInMenu, true)
    }
}

/// A row, which is highlighted while the pointer is on it.
private struct MenuListRow: View {
    let row: VariadicChild
    let highlight: RowHighlight
    @State private var place = ViewPlace()

    var body: some View {
        LayoutView(layout: MenuRowLayout(), content: AnchorView(content: row, anchor: place))
            // Each move counts, because keys move the highlight as well.
            .onContinuousHover { phase in
                if case .active = phase {
                    highlight.hover(true, over: place.rows.first)
                } else {
                    highlight.hover(false, over: place.rows.first)
                }
            }
    }
}

/// A line between rows.
private struct MenuLine: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Rectangle()
            .fill(Color(white: scheme == .dark ? 1 : 0, opacity: 0.14))
            .frame(height: 0.5)
    }
}

nonisolated extension EnvironmentValues {
    /// Whether the view is in the list of a menu.
    var isInMenu: Bool {
        get { self[IsInMenuKey.self] }
        set { self[IsInMenuKey.self] = newValue }
    }
}

private nonisolated enum IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// A view that presents a menu next to itself while a value is true.
struct MenuPresentation<Base: View, Content: View>: View {
    let base: Base
    let isPresented: Binding<Bool>
    let highlight: RowHighlight
    let content: Content
    /// The preview shown above the menu; nil for none.
    let preview: AnyView?
    /// The location at which the menu is presented; nil for next to the view.
    let pointer: CGPoint?
    /// Called when a control in the menu is used, after the menu is closed.
    let onChoice: () -> Void
    @State private var anchor = ViewPlace()
    /// Whether the menu is above the view.
    @State private var isAbove = false
    @Environment(\.menuOrder) private var order

    init(
        _ base: Base, _ isPresented: Binding<Bool>, _ highlight: RowHighlight, _ content: Content,
        preview: AnyView? = nil, pointer: CGPoint? = nil, onChoice: @escaping () -> Void = {}
    ) {
        (self.base, self.isPresented, self.content) = (base, isPresented, content)
        (self.highlight, self.preview, self.pointer) = (highlight, preview, pointer)
        self.onChoice = onChoice
    }

    var body: some View {
        let isOn = isPresented.wrappedValue
        let close = { isPresented.wrappedValue = false }
        PresentationView(
            base: AnchorView(content: base, anchor: anchor), style: .popover,
            id: isOn ? AnyHashable(true) : nil,
            presented: isOn
                ? BesideCard({ place }, card, close: close) : nil,
            close: close, onDismiss: nil
        )
    }

    private var place: CGRect? {
        pointer.map { CGRect(origin: $0, size: .zero) } ?? anchor.frame
    }

    private var card: some View {
        VStack(spacing: 0) {
            if let preview {
                preview
                MenuLine()
            }
            MenuList(
                content: content, highlight: highlight, isReversed: order.isByPriority && isAbove
            ) {
                isPresented.wrappedValue = false
                onChoice()
            }
        }
        .fixedSize(horizontal: true, vertical: false)
        .onGeometryChange(for: Bool.self) {
            $0.frame(in: .global).midY < (place?.midY ?? 0)
        } action: {
            isAbove = $0
        }
    }
}
