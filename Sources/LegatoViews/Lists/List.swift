import LegatoGraphics
import LegatoMotion

/// Rows that scroll vertically, in sections with a common look.
///
/// All rows exist from the start.
///
/// ```swift
/// List(["Ada", "Grace"], id: \.self) { name in
///     Text(name)
/// }
/// .listStyle(.plain)
/// ```
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection?
    private let content: Content
    @Environment(\.listSettings) private var settings
    @Environment(\.colorScheme) private var scheme

    fileprivate init(_ selection: ListSelection?, _ content: Content) {
        (self.selection, self.content) = (selection, content)
    }

    /// Creates a list of which one row can be selected by a tap; a row is identified by its tag, or
    /// by the id of its element.
    public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { ListSelection(one: $0) }, content())
    }

    /// Creates a list of which rows can be selected and deselected by taps.
    public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { ListSelection(several: $0) }, content())
    }

    /// The rows in a scroll view.
    public var body: some View {
        ScrollView {
            LayoutView(
                layout: ListLayout(settings: settings),
                content: ListRows(content: content, selection: selection)
            )
        }
        .environment(\.listLook, settings.look)
        .background(
            settings.hidesBackground
                ? Color.clear : ListColors.background(settings.look, scheme == .dark)
        )
    }
}

extension List where SelectionValue == Never {
    /// Creates a list.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

    /// Creates a list of a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
    {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list of a row for each element, identified by a property of it.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list of a row for each integer of a range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list of a row for each element of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        C.Element: Identifiable, Content == ForEach<BoundElements<C>, C.Element.ID, RowContent>
    {
        self.init(nil, ForEach(data, content: rowContent))
    }
}

extension List {
    /// Creates a list of a row for each element, of which one can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list of a row for each element, of which several can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list of a row for each element, of which one can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list of a row for each element, of which several can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

/// Controls in groups, with the look of a grouped list.
///
/// ```swift
/// Form {
///     Section("Sound") { Toggle("Mute", isOn: .constant(true)) }
/// }
/// ```
public struct Form<Content: View>: View {
    private let content: Content

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in a list.
    public var body: some View { List { content } }
}

/// The selected rows of a list.
struct ListSelection {
    let contains: (AnyHashable) -> Bool
    let tap: (AnyHashable) -> Void

    init<ID: Hashable>(one selection: Binding<ID?>) {
        contains = { id in
            guard let selected = selection.wrappedValue else { return false }
            return AnyHashable(selected) == id
        }
        tap = { id in if let id = id.base as? ID { selection.wrappedValue = id } }
    }

    init<ID: Hashable>(several selection: Binding<Set<ID>>) {
        contains = { id in (id.base as? ID).map(selection.wrappedValue.contains) ?? false }
        tap = { id in
            guard let id = id.base as? ID else { return }
            if selection.wrappedValue.remove(id) == nil { selection.wrappedValue.insert(id) }
        }
    }
}

/// The rows of a list around its content.
struct ListRows<Content: View>: View {
    typealias Body = Never
    var content: Content
    var selection: ListSelection?
}

extension ListRows: WrappingView {
    static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ListRowsNode(view, context)
    }
}

private final class ListRowsNode<Content: View>: WrappingNode<ListRows<Content>> {
    override func wrap(_ item: ViewItem) -> ViewItem { ListRowItem(context) }

    override func gatherItems() {
        super.gatherItems()
        showRows()
    }

    override func updateView(_ view: ListRows<Content>) {
        _ = outerItems
        super.updateView(view)
        child.update(view.content)
        showRows()
    }

    override func refreshView() { showRows() }

    override func environmentChanged() {
        super.environmentChanged()
        showRows()
    }

    /// Tells each row its place in its section.
    private func showRows() {
        let rows = outerItems.compactMap { $0 as? ListRowItem }
        let marks = rows.map { $0.layoutValue(SectionMarkKey.self) }
        let ids = view.selection == nil ? [:] : rowIDs
        for (index, row) in rows.enumerated() {
            let mark = marks[index]
            func isSame(_ other: Int) -> Bool {
                marks.indices.contains(other) && marks[other] == mark
            }
            let id = row.layoutValue(TagKey.self) ?? row.first { ids[ObjectIdentifier($0)] }
            var setting = ListRowItem.Setting()
            setting.settings = environment.listSettings
            setting.isDark = environment.colorScheme == .dark
            setting.role = mark?.role ?? .row
            (setting.isFirst, setting.isLast) = (!isSame(index - 1), !isSame(index + 1))
            if let selection = view.selection, let id, setting.role == .row {
                graph.watch(self) { setting.isSelected = selection.contains(id) }
                row.onTap = { selection.tap(id) }
            } else {
                row.onTap = nil
            }
            row.setting = setting
        }
    }

    /// The ids of elements, by the items of their views.
    private var rowIDs: [ObjectIdentifier: AnyHashable] {
        var ids: [ObjectIdentifier: AnyHashable] = [:]
        for (id, node) in child.outerIdentities {
            for item in node.items { ids[ObjectIdentifier(item)] = id }
        }
        return ids
    }
}
