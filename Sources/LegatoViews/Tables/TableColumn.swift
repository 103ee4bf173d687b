public import Foundation
import LegatoGraphics
import LegatoMotion

/// Columns of a table.
@preconcurrency @MainActor
public protocol TableColumnContent<
    TableRowValue, TableColumnSortComparator
> {
    /// The type of the values of rows.
    associatedtype TableRowValue: Identifiable
    /// The type of the comparators by which rows are sorted; `Never` without.
    associatedtype TableColumnSortComparator: SortComparator
    /// The type of the columns that these are composed of.
    associatedtype TableColumnBody: TableColumnContent
    where
        TableColumnBody.TableRowValue == TableRowValue,
        TableColumnBody.TableColumnSortComparator == TableColumnSortComparator

    /// The columns that these are composed of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
    var tableColumnBody: TableColumnBody { get }
}

extension TableColumnContent {
    /// The columns, from the leading to the trailing edge.
    var tableColumnPlans: [TableColumnPlan<TableRowValue>] {
        if let own = self as? any PlannedColumns<TableRowValue> { return own.plans }
        return tableColumnBody.tableColumnPlans
    }
}

/// Columns of this library.
protocol PlannedColumns<Value> {
    associatedtype Value: Identifiable
    var plans: [TableColumnPlan<Value>] { get }
}

/// Columns whose plans are made when the table is.
private nonisolated struct LateColumns<Column: TableColumnContent>: PlannedColumns {
    let column: Column

    var plans: [TableColumnPlan<Column.TableRowValue>] { column.tableColumnPlans }
}

/// The type-erased description of a column.
nonisolated struct TableColumnPlan<Value: Identifiable>: PlannedColumns, Identifiable {
    var title: AnyView
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var comparator: (any SortComparator)?
    var custom = TableColumnCustom()
    /// The index among all columns of the code.
    var index = 0
    var cell: (Value) -> AnyView

    /// The customisation id, or the index without one.
    var id: AnyHashable { custom.id.map { AnyHashable($0) } ?? AnyHashable(index) }
    var plans: [Self] { [self] }
}

/// The width of a column, in points.
nonisolated struct TableColumnWidth: Equatable, Sendable {
    var minimum: CGFloat = 20
    /// The width where there is space; nil for a share of the space that is left.
    var ideal: CGFloat?
    var maximum = CGFloat.infinity
    var canResize = true
}

/// The alignment of the views of a column in its width.
nonisolated public struct TableColumnAlignment: Hashable, Sendable {
    private enum ColumnEdge { case automatic, leading, center, trailing }
    private let edge: ColumnEdge

    /// At the leading edge.
    public static let automatic = TableColumnAlignment(edge: .automatic)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(edge: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(edge: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(edge: .trailing)

    var horizontal: HorizontalAlignment {
        switch edge {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// A column of a table: a title, and a view for each row.
public nonisolated struct TableColumn<
    RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
    /// The type of the values of rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators by which rows are sorted.
    public typealias TableColumnSortComparator = Sort

    private var plan: TableColumnPlan<RowValue>

    /// The column itself.
    public var tableColumnBody: TableColumns<RowValue, Sort> { TableColumns(parts: [plan]) }

    private init(
        _ title: Label, _ comparator: (any SortComparator)?,
        _ content: @escaping (RowValue) -> Content
    ) {
        plan = TableColumnPlan(title: AnyView(title), comparator: comparator) {
            AnyView(content($0))
        }
    }

    /// Gives the column a fixed width, in points; nil for the default, a share of the space.
    ///
    /// The user cannot change a fixed width. A negative width counts as 0; one that is not finite
    /// is reported and ignored.
    public func width(_ width: CGFloat? = nil) -> Self {
        guard let width else { return change { $0.width = TableColumnWidth() } }
        guard let width = NumberCheck(Self.self, "width(_:)").length(width) else { return self }
        return change {
            $0.width = TableColumnWidth(
                minimum: width, ideal: width, maximum: width, canResize: false)
        }
    }

    /// Limits the width of the column, in points; without an ideal width, it has a share of the space
    /// within the limits.
    ///
    /// Negative widths count as 0, a maximum below the minimum as the minimum; NaN is reported and
    /// ignored. A maximum may be infinite.
    public func width(
        min minimum: CGFloat? = nil, ideal: CGFloat? = nil, max maximum: CGFloat? = nil
    ) -> Self {
        let check = NumberCheck(Self.self, "width(min:ideal:max:)")
        return change {
            if let minimum = check.length(minimum) { $0.width.minimum = minimum }
            if let maximum = check.limit(maximum) {
                $0.width.maximum = max(maximum, $0.width.minimum)
            }
            if let ideal = check.length(ideal) { $0.width.ideal = ideal }
        }
    }

    /// Sets where the views and the title are in the width of the column.
    public func alignment(_ alignment: TableColumnAlignment) -> Self {
        change { $0.alignment = alignment }
    }

    private func change(_ body: (inout TableColumnPlan<RowValue>) -> Void) -> Self {
        var copy = self
        body(&copy.plan)
        return copy
    }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a title that cannot be sorted.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), nil, content)
    }

    /// Creates a column with a text that cannot be sorted.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, nil, content)
    }

    /// Creates a column with a title that cannot be sorted.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), nil, content)
    }

    /// Creates a column of texts that cannot be sorted.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Content == Text {
        self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column of texts that cannot be sorted.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: KeyPath<RowValue, String>)
    where Content == Text {
        self.init(Text(title), nil) { Text($0[keyPath: value]) }
    }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column of texts, which are sorted by `KeyPathComparator`: on Linux in the order of
    /// their characters, without regard to the language.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable)
    where Content == Text {
        self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column of texts.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable)
    where Content == Text {
        self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that is sorted by a value.
    public init<Compared: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Compared> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value), content)
    }

    /// Creates a column that is sorted by a value.
    @_disfavoredOverload
    public init<Compared: Comparable>(
        _ title: some StringProtocol, value: any KeyPath<RowValue, Compared> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value), content)
    }
}

nonisolated extension TableColumn where Label == Text, Sort.Compared == RowValue {
    /// Creates a column that is sorted by a comparator.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator, content)
    }
}

/// Columns side by side, built by `TableColumnBuilder`.
public nonisolated struct TableColumns<RowValue: Identifiable, Sort: SortComparator>:
    TableColumnContent, PlannedColumns
{
    /// The type of the values of rows.
    public typealias TableRowValue = RowValue
    /// The type of the comparators by which rows are sorted.
    public typealias TableColumnSortComparator = Sort

    let parts: [any PlannedColumns<RowValue>]

    var plans: [TableColumnPlan<RowValue>] { parts.flatMap { $0.plans } }

    /// The columns themselves.
    public var tableColumnBody: Self { self }
}

/// Builds the columns of a table from statements.
@resultBuilder
public nonisolated struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column that can be sorted like the table.
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TableColumns(parts: [LateColumns(column: column)])
    }

    /// A column that cannot be sorted.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        TableColumns(parts: [LateColumns(column: column)])
    }

    /// Columns side by side.
    public static func buildBlock(
        _ columns: TableColumns<RowValue, Sort>...
    ) -> TableColumns<RowValue, Sort> { TableColumns(parts: columns.flatMap(\.parts)) }

    /// Columns of an `if` without `else`.
    public static func buildOptional(
        _ columns: TableColumns<RowValue, Sort>?
    ) -> TableColumns<RowValue, Sort> { TableColumns(parts: columns?.parts ?? []) }

    /// The columns of an `if`.
    public static func buildEither(
        first columns: TableColumns<RowValue, Sort>
    ) -> TableColumns<RowValue, Sort> { columns }

    /// The columns of an `else`.
    public static func buildEither(
        second columns: TableColumns<RowValue, Sort>
    ) -> TableColumns<RowValue, Sort> { columns }

    /// The columns of a check for availability.
    public static func buildLimitedAvailability(
        _ columns: TableColumns<RowValue, Sort>
    ) -> TableColumns<RowValue, Sort> { columns }
}
