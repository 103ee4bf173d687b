public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Rows of values in columns with titles, which scroll vertically.
///
/// Rows exist only while they are in the visible part or near it, as those of a `List`. A click on
/// the title of a column with a comparator puts that column first in the sort order, or reverses it
/// if it is there already; the program sorts its data by it. The line between two titles can be
/// dragged.
///
/// The initialisers take a binding to a `TableColumnCustomization` as `columnCustomization`, with which
/// people can also move and hide columns; nil, the default, for a table in which they cannot.
///
/// ```swift
/// nonisolated struct Person: Identifiable {
///     let id = UUID()
///     var name: String
///     var age: Int
/// }
///
/// struct People: View {
///     @State private var people = [Person(name: "Ada", age: 36), Person(name: "Alan", age: 41)]
///     @State private var order = [KeyPathComparator(\Person.name)]
///
///     var body: some View {
///         Table(people, sortOrder: $order) {
///             TableColumn("Name", value: \.name)
///             TableColumn("Age", value: \.age) { Text("\($0.age)") }
///                 .width(80)
///         }
///         .onChange(of: order) { people.sort(using: order) }
///     }
/// }
/// ```
public nonisolated struct Table<Value: Identifiable, Rows: View, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
    private let columns: Columns
    private let selection: TableSelection<Value.ID>
    private let order: (any TableOrder)?
    private let customization: Binding<TableColumnCustomization<Value>>?
    private let rows: Rows
    /// The widths that the user has chosen, in points, by the ids of plans.
    @State private var widths: [AnyHashable: CGFloat] = [:]
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.hasTableBorder) private var hasBorder
    @Environment(\.disclosureGroupMaker) private var disclosure

    fileprivate init(
        _ columns: Columns, _ selection: TableSelection<Value.ID>, _ order: (any TableOrder)?,
        _ customization: Binding<TableColumnCustomization<Value>>?, _ rows: Rows
    ) {
        (self.columns, self.selection, self.order) = (columns, selection, order)
        (self.customization, self.rows) = (customization, rows)
    }

    /// The titles above a list of the rows.
    public var body: some View {
        let all = plans
        let columns = (customization?.wrappedValue ?? TableColumnCustomization()).columns(all)
        VStack(spacing: 0) {
            if headers != .hidden {
                TableHeader(
                    columns: columns.map { TableHeader.HeaderColumn($0, in: customization) },
                    order: order,
                    resize: { resize(columns[$0], to: $1) },
                    move: { customization?.wrappedValue.move(columns[$0], to: $1, in: all) }
                )
                .tableColumnMenu(all, customization)
                Divider()
            }
            list
                .listStyle(.plain)
                .environment(
                    \.tableCells,
                    TableCells(
                        columns: columns, isOutline: rows is any TableOutlineRows,
                        disclosure: disclosure
                    )
                )
                .disclosureGroupStyle(TableDisclosureStyle(outer: disclosure))
        }
        .overlay {
            if hasBorder { ListBorder() }
        }
        .accessibilityGroup(.table)
        .accessibility { table in
            // The rows are beside the titles, without a list around them.
            table.children = table.children.flatMap { $0.role == .list ? $0.children : [$0] }
        }
    }

    /// All columns, in the widths that have been set outside a customisation.
    @MainActor private var plans: [TableColumnPlan<Value>] {
        columns.tableColumnPlans.enumerated().map { index, plan in
            var plan = plan
            plan.index = index
            if let width = widths[plan.id] { plan.width.ideal = width }
            return plan
        }
    }

    @MainActor private func resize(_ column: TableColumnPlan<Value>, to width: CGFloat) {
        if let customization, let id = column.custom.id {
            customization.wrappedValue[width: id] = width
        } else {
            widths[column.id] = width
        }
    }

    @MainActor @ViewBuilder private var list: some View {
        switch selection {
        case .none: List { rows }
        case .one(let id): List(selection: id) { rows }
        case .several(let ids): List(selection: ids) { rows }
        }
    }
}

/// The selected rows of a table.
nonisolated enum TableSelection<ID: Hashable> {
    case none
    case one(Binding<ID?>)
    case several(Binding<Set<ID>>)

    init(_ binding: Binding<ID?>?) { self = binding.map { .one($0) } ?? .none }
    init(_ binding: Binding<Set<ID>>?) { self = binding.map { .several($0) } ?? .none }
}

nonisolated extension Table {
    /// Creates a table of columns and rows.
    public init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Columns == TableColumns<Value, Never> {
        self.init(columns(), .none, nil, columnCustomization, rows())
    }

    /// Creates a table with single selection.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Columns == TableColumns<Value, Never> {
        self.init(columns(), .one(selection), nil, columnCustomization, rows())
    }

    /// Creates a table with multiple selection.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    ) where Columns == TableColumns<Value, Never> {
        self.init(columns(), .several(selection), nil, columnCustomization, rows())
    }

    /// Creates a table that can be sorted.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    )
    where
        Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        self.init(columns(), .none, SortedOrder(sortOrder), columnCustomization, rows())
    }

    /// Creates a table that can be sorted, with single selection.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    )
    where
        Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        self.init(columns(), .one(selection), SortedOrder(sortOrder), columnCustomization, rows())
    }

    /// Creates a table that can be sorted, with multiple selection.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @ViewBuilder rows: () -> Rows
    )
    where
        Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        self.init(
            columns(), .several(selection), SortedOrder(sortOrder), columnCustomization, rows()
        )
    }

    /// Creates a table with a row for each value.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>,
        Columns == TableColumns<Value, Never>
    {
        self.init(columns(), .none, nil, columnCustomization, Self.rows(data))
    }

    /// Creates a table with a row for each value and single selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>,
        Columns == TableColumns<Value, Never>
    {
        self.init(columns(), .one(selection), nil, columnCustomization, Self.rows(data))
    }

    /// Creates a table with a row for each value and multiple selection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>,
        Columns == TableColumns<Value, Never>
    {
        self.init(columns(), .several(selection), nil, columnCustomization, Self.rows(data))
    }

    /// Creates a table that can be sorted, with a row for each value.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        self.init(columns(), .none, SortedOrder(sortOrder), columnCustomization, Self.rows(data))
    }

    /// Creates a table that can be sorted, with a row for each value and single selection.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        self.init(
            columns(), .one(selection), SortedOrder(sortOrder), columnCustomization, Self.rows(data)
        )
    }

    /// Creates a table that can be sorted, with a row for each value and multiple selection.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Data.Element == Value, Rows == TableForEachContent<Data>, Sort.Compared == Value,
        Columns == TableColumns<Value, Sort>
    {
        self.init(
            columns(), .several(selection), SortedOrder(sortOrder), columnCustomization,
            Self.rows(data)
        )
    }

    private static func rows<Data: RandomAccessCollection>(_ data: Data) -> TableForEachContent<
        Data
    >
    where Data.Element == Value { ForEach(data) { TableRow($0) } }
}

/// A row of a table for each element of a collection.
public typealias TableForEachContent<Data: RandomAccessCollection> = ForEach<
    Data, Data.Element.ID, TableRow<Data.Element>
> where Data.Element: Identifiable

/// A row of a table: the views of its columns for a value.
public nonisolated struct TableRow<Value: Identifiable>: View {
    private let value: Value
    @Environment(\.tableCells) private var cells

    /// Creates a row.
    public init(_ value: Value) { self.value = value }

    /// The views, in the widths of the columns; none outside tables of such values.
    public var body: some View {
        let cells = cells as? TableCells<Value>
        let columns = cells?.columns ?? []
        TableColumnsLayout(widths: columns.map(\.width)) {
            ForEach(Array(columns.enumerated()), id: \.element.id) { index, column in
                cell(index, column)
                    .frame(maxWidth: .infinity, alignment: Alignment(column.alignment))
                    .accessibilityCell()
            }
        }
        .tag(value.id)
    }

    @MainActor @ViewBuilder private func cell(
        _ index: Int, _ column: TableColumnPlan<Value>
    ) -> some View {
        let cells = cells as? TableCells<Value>
        // Groups in a cell are not rows of the table.
        let cell = column.cell(value)
            .environment(\.tableLevel, TableLevel())
            .environment(
                \.disclosureGroupMaker,
                cells?.disclosure ?? StyleMaker(CellDisclosureGroupStyle())
            )
        if index == 0 {
            TableFirstCell(cell: cell, isOutline: cells?.isOutline ?? false)
        } else {
            cell
        }
    }
}

extension TableRow: TableRowView {}

nonisolated extension View {
    /// Sets whether tables show the titles of their columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}

extension Alignment {
    /// The leading, middle or trailing part of a cell.
    fileprivate init(_ alignment: TableColumnAlignment) {
        self.init(horizontal: alignment.horizontal, vertical: .center)
    }
}

/// The columns of the table around its rows.
protocol TableCellSource {}

struct TableCells<Value: Identifiable>: TableCellSource {
    let columns: [TableColumnPlan<Value>]
    /// Whether the rows are those of a tree.
    let isOutline: Bool
    /// The style of disclosure groups around the table; nil for the default one.
    let disclosure: StyleMaker<DisclosureGroupStyleConfiguration>?
}

nonisolated extension EnvironmentValues {
    /// The columns of the enclosing table; nil outside.
    var tableCells: (any TableCellSource)? {
        get { self[TableCellsKey.self] }
        set { self[TableCellsKey.self] = newValue }
    }

    fileprivate var tableColumnHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

private nonisolated enum TableCellsKey: EnvironmentKey {
    static var defaultValue: (any TableCellSource)? { nil }
}

private nonisolated enum TableHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}
