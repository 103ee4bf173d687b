import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Rows in a column that scrolls vertically, optionally grouped into sections.
///
/// The rows of a `ForEach` exist only while they are in the visible part or near it, as the views of
/// a `LazyVStack`.
///
/// ```swift
/// List(["Ada", "Grace"], id: \.self) { name in
///     Text(name)
/// }
/// .listStyle(.plain)
/// ```
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection?
    private let content: Content
    @State private var swipe = OpenSwipe()
    @State private var finder = RowFinder()
    @State private var index = SectionIndex()
    /// The rows whose menu is open.
    @State private var chosen: Set<AnyHashable> = []
    @Environment(\.selectionMenu) private var menu
    @Environment(\.splitSelection) private var splitSelection
    @Environment(\.listSettings) private var settings
    @Environment(\.colorScheme) private var scheme

    fileprivate init(_ selection: ListSelection?, _ content: Content) {
        (self.selection, self.content) = (selection, content)
    }

    /// Creates a list with single selection by tapping or, while the list has the focus, with the
    /// arrow keys.
    ///
    /// A row is identified by its tag or, without one, by the id of its element.
    public init(
        selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { ListSelection(one: $0) }, content())
    }

    /// Creates a list with multiple selection.
    ///
    /// A click selects a row alone. With Control or Command held, it adds or removes the row, and with
    /// Shift it selects the rows from the last one clicked. In the edit mode, each click adds or
    /// removes a row. While the list has the focus, which a click gives it, the arrow keys move the
    /// selection, with Shift they extend it, and Control-A selects all rows.
    public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { ListSelection(several: $0) }, content())
    }

    /// The rows in a scroll view.
    public var body: some View {
        if let menu {
            ContextMenu(
                rows, menu.items(chosen), opensByLongPress: false,
                canOpen: { place in
                    chosen = finder.rows(place)
                    return !chosen.isEmpty
                }
            )
        } else {
            rows
        }
    }

    /// Whether the index of the sections is shown.
    @MainActor private var hasIndex: Bool { settings.showsIndex && !index.entries.isEmpty }

    @MainActor private var scroller: some View {
        var settings = settings
        if hasIndex { settings.indexWidth = SectionIndexBar.width }
        return ScrollView {
            LazyView(
                rule: LazyRule(name: "List", axis: .vertical, kind: .list(settings)),
                content: ListRows(
                    content: content, selection: selection, swipe: swipe, finder: finder,
                    index: index
                )
            )
        }
    }

    /// The rows, which take the focus with a click if they can be selected.
    @MainActor private var rows: some View {
        FocusableView(
            content: scroller, isOn: selection != nil, isEntry: false, isWhole: false,
            onKey: { [finder] in finder.onKey($0) }
        )
        .overlay(alignment: .trailing) { if hasIndex { SectionIndexBar(index: index) } }
        .onScrollPhaseChange { _, phase in if phase.isScrolling { swipe.close() } }
        .onChange(of: splitSelection == nil ? [] : selection?.all() ?? [], initial: true) {
            follow(from: $0, to: $1)
        }
        .environment(\.linkSelection, splitSelection == nil ? nil : selection)
        .environment(\.listLook, settings.look)
        .environment(\.selectionType, selection?.type)
        .accessibilityGroup(.list)
        .background(
            settings.hidesBackground
                ? Color.clear : ListColors.background(settings.look, scheme == .dark)
        )
        .overlay { if settings.isBordered { ListBorder() } }
    }
}

nonisolated extension List {
    /// Shows the next column of a split view for a selection.
    @MainActor private func follow(from old: Set<AnyHashable>, to new: Set<AnyHashable>) {
        guard let selection, !selection.isMultiple else { return }
        if !new.isEmpty {
            splitSelection?.select { selection.clear() }
        } else if !old.isEmpty {
            splitSelection?.deselect()
        }
    }
}

nonisolated extension List where SelectionValue == Never {
    /// Creates a list.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

    /// Creates a list with a row for each element.
    ///
    /// The form for bindings takes precedence.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
    {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a property of the element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each integer in a range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }
}

nonisolated extension List {
    /// Creates a list with a row for each element and single selection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element and multiple selection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent>
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with a row for each element and single selection.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with a row for each element and multiple selection.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}
