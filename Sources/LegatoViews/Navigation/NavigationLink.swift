import Foundation
import LegatoGraphics
import LegatoMotion

/// A control that pushes a page onto the enclosing navigation stack when clicked, or when the space
/// bar or Return is pressed.
///
/// It shows only its label unless a button style is set around it.
///
/// ```swift
/// NavigationStack {
///     NavigationLink("Details", value: item)
///         .navigationDestination(for: Item.self) { ItemDetails(item: $0) }
/// }
/// ```
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let value: AnyHashable?
    private let destination: (() -> Destination)?
    /// Whether the page is pushed; nil if the link manages this state itself.
    private let isActive: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.navigator) private var navigator
    @Environment(\.buttonMaker) private var maker
    @Environment(\.listLook) private var listLook
    @Environment(\.isSectionTitle) private var isSectionTitle
    @Environment(\.linkSelection) private var selection
    @Environment(\.editMode) private var editMode

    /// Creates a link that appends a value to the path of the stack; it is disabled if the value is
    /// nil.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
    where Destination == Never {
        self.label = label()
        self.value = value.map { AnyHashable($0) }
        (destination, isActive) = (nil, nil)
    }

    /// Creates a link that pushes a view.
    public init(
        @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), isActive: nil, destination)
    }

    /// Creates a link that pushes a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label(), isActive: nil) { destination }
    }

    /// Creates a link that pushes a view; with a binding, the page is pushed while it is true.
    init(_ label: Label, isActive: Binding<Bool>?, _ destination: @escaping () -> Destination) {
        (self.label, self.isActive, self.destination) = (label, isActive, destination)
        value = nil
    }

    /// The label, as a button.
    public var body: some View {
        let isRow = listLook != nil && !isSectionTitle
        let usual = StyleMaker(NavigationLinkButtonStyle(isTinted: !isRow), fillsRow: true)
        let link = (maker ?? usual).make(
            PrimitiveButtonStyleConfiguration(
                role: nil,
                label: ButtonStyleConfiguration.Label(
                    content: isRow
                        ? AnyView(RowLink(label: label.inRow)) : AnyView(label.inRow)
                ),
                action: follow
            )
        )
        .disabled(value == nil && destination == nil)
        let open = isActive ?? $isOpen
        let isShown = navigator?.next.map { next in value.map(next.shows) ?? open.wrappedValue }
        LinkView(
            content: EditedRowLink(link: link, isRow: listLook != nil, isIdle: isIdle)
                .environment(\.isShownLink, isShown ?? false),
            isPresented: open, isOpen: open.wrappedValue
        ) {
            destination.map { AnyView($0()) } ?? AnyView(EmptyView())
        }
        .layoutValue(key: TagKey.self, value: selects ? value : nil)
    }

    /// Whether it selects its value in a list in a column of a split view.
    @MainActor private var selects: Bool {
        value.flatMap { selection?.accepts($0) } ?? false
    }

    /// Whether it is in a list that is edited, where it does not navigate.
    @MainActor private var isIdle: Bool {
        listLook != nil && editMode?.wrappedValue.isEditing ?? false
    }

    @MainActor private func follow() {
        guard !isIdle else { return }
        if let value {
            if selects { selection?.set(value, true) } else { navigator?.push(value) }
        } else {
            (isActive ?? $isOpen).wrappedValue = true
        }
    }
}

/// A link that, in a row of a list that is edited, leaves all presses to the row.
private struct EditedRowLink<Link: View>: View {
    let link: Link
    /// Whether it is in a list.
    let isRow: Bool
    /// Whether that list is edited.
    let isIdle: Bool

    var body: some View {
        if isRow {
            link.allowsHitTesting(!isIdle).environment(\.isIdleLink, isIdle)
        } else {
            link
        }
    }
}

private nonisolated enum IdleLinkKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// Whether the view is a link in a list that is edited, which takes no presses of its row.
    var isIdleLink: Bool {
        get { self[IdleLinkKey.self] }
        set { self[IdleLinkKey.self] = newValue }
    }
}

private nonisolated enum ShownLinkKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
    /// Whether the view is a link whose page is shown in the next column of a split view, which
    /// highlights its row.
    var isShownLink: Bool {
        get { self[ShownLinkKey.self] }
        set { self[ShownLinkKey.self] = newValue }
    }
}

/// A label with a disclosure indicator.
private struct RowLink<Label: View>: View {
    let label: Label
    @Environment(\.navigationLinkIndicatorVisibility) private var visibility

    init(label: Label) { self.label = label }

    var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            if visibility != .hidden {
                Image(systemName: "chevron.right")
                    .font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(Color(.tertiaryLabel))
            }
        }
    }
}

/// Draws the label only; outside lists, in the tint unless a foreground style is set.
private nonisolated struct NavigationLinkButtonStyle: ButtonStyle {
    let isTinted: Bool

    func makeBody(configuration: Configuration) -> some View {
        LinkFace(label: configuration.label, isTinted: isTinted)
    }
}

private struct LinkFace: View {
    let label: ButtonStyleConfiguration.Label
    let isTinted: Bool
    @Environment(\.foregroundStyle) private var foregroundStyle
    @Environment(\.isSectionTitle) private var isSectionTitle
    @Environment(\.isEnabled) private var isEnabled

    /// The foreground style of the label; nil for the surrounding one, in which icons in lists have
    /// the tint.
    private var ink: AnyShapeStyle? {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        let isFree = foregroundStyle == nil || isSectionTitle
        return isTinted && isFree ? AnyShapeStyle(.tint) : nil
    }

    var body: some View {
        EnvironmentView(content: label, value: ink) {
            if let ink = $1 { $0.setForegroundStyle(ink) }
        }
        .overlay { FocusRing(shape: RoundedRectangle(cornerRadius: 5)) }
    }
}

nonisolated extension NavigationLink where Label == Text {
    /// Creates a link with a localised title that appends a value to the path of the stack.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Destination == Never {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title that appends a value to the path of the stack.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Destination == Never {
        self.init(value: value) { Text(title) }
    }

    /// Creates a link with a localised title that pushes a view.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that pushes a view.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A view that pushes a page onto the enclosing stack.
nonisolated struct LinkView<Content: View>: View {
    var content: Content
    var isPresented: Binding<Bool>
    var isOpen: Bool
    /// What the page shows; nil if it is always the same.
    var item: AnyHashable?
    var destination: () -> AnyView

    init(
        content: Content, isPresented: Binding<Bool>, isOpen: Bool, item: AnyHashable? = nil,
        destination: @escaping () -> AnyView
    ) {
        (self.content, self.isPresented, self.isOpen) = (content, isPresented, isOpen)
        (self.item, self.destination) = (item, destination)
    }
}

extension LinkView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LinkNode(view, context)
    }
}

private final class LinkNode<Content: View>: HoldingNode<LinkView<Content>> {
    private var child: TypedNode<Content>?
    /// The page that it pushes, or has pushed.
    private var link: NavigationPageLink?
    private var isOpen = false

    override init(_ view: LinkView<Content>, _ context: NodeContext) {
        super.init(view, context)
        child = inner.makeNode(view.content)
        if view.isOpen { follow() }
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: LinkView<Content>) {
        self.view = view
        child?.update(view.content)
        follow()
    }

    private func follow() {
        guard let navigator = environment.navigator else { return }
        if view.isOpen {
            // A page that is pushed again is the same one, unless it shows something else.
            let known = link.flatMap { isOpen || $0.item == view.item ? $0 : nil }
            let link = known ?? NavigationPageLink(for: view.item, content: view.destination)
            isOpen = true
            (link.item, link.content) = (view.item, view.destination)
            link.close = { [weak self] in self?.view.isPresented.wrappedValue = false }
            self.link = link
            navigator.open(link)
        } else {
            close()
        }
    }

    private func close() {
        if let link, isOpen { environment.navigator?.remove(link) }
        isOpen = false
    }

    override func willRemove() { if let link { environment.navigator?.abandon(link) } }
}

nonisolated extension View {
    /// Pushes a view onto the enclosing stack while a value is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        PresentedDestination(content: self, isPresented: isPresented, destination: destination)
    }

    /// Pushes a view for a value onto the enclosing stack while there is one; going back sets it to
    /// nil.
    public func navigationDestination<D: Hashable, V: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> V
    ) -> some View {
        ItemDestination(content: self, item: item, destination: destination)
    }

    /// Sets the view that the enclosing stack shows for values of a type.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        DestinationView(content: self, type: ObjectIdentifier(data)) { value in
            (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
        }
    }
}

private nonisolated struct PresentedDestination<Content: View, V: View>: View {
    var content: Content
    var isPresented: Binding<Bool>
    var item: AnyHashable?
    var destination: () -> V

    var body: some View {
        LinkView(
            content: content, isPresented: isPresented, isOpen: isPresented.wrappedValue, item: item
        ) {
            AnyView(destination())
        }
    }
}

/// A view that pushes a view for an item while there is one.
private nonisolated struct ItemDestination<Content: View, D: Hashable, V: View>: View {
    var content: Content
    var item: Binding<D?>
    var destination: (D) -> V

    var body: some View {
        // The page that leaves keeps its item.
        let value = item.wrappedValue
        PresentedDestination(
            content: content, isPresented: item.isSome(), item: value.map { AnyHashable($0) }
        ) {
            value.map(destination)
        }
    }
}

/// A view that registers a destination.
private nonisolated struct DestinationView<Content: View>: View {
    var content: Content
    var type: ObjectIdentifier
    var make: (AnyHashable) -> AnyView
}

extension DestinationView: PrimitiveView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        DestinationNode(view, context)
    }
}

private final class DestinationNode<Content: View>: HoldingNode<DestinationView<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: DestinationView<Content>, _ context: NodeContext) {
        super.init(view, context)
        register()
        child = inner.makeNode(view.content)
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }

    override func updateView(_ view: DestinationView<Content>) {
        self.view = view
        child?.update(view.content)
        register()
    }

    private func register() {
        environment.navigator?.register(view.type, ObjectIdentifier(self), view.make)
    }

    override func willRemove() {
        environment.navigator?.unregister(view.type, ObjectIdentifier(self))
    }
}
