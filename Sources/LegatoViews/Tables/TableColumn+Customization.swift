import LegatoGraphics
import LegatoMotion

extension TableColumnContent {
    /// Sets the id by which a `TableColumnCustomization` shows, moves and sizes the column.
    ///
    /// - Parameter id: An id that no other column of the table has.
    /// - Returns: The column.
    public nonisolated func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        customized { $0.id = id }
    }

    /// Sets whether the column is shown unless a customisation says otherwise.
    ///
    /// - Parameter visibility: `hidden` hides the column, which needs an id to be shown.
    /// - Returns: The column.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        customized { $0.visibility = visibility }
    }

    /// Prevents people from customising the column in some ways.
    ///
    /// - Parameter behavior: The ways; the program can still change the customisation.
    /// - Returns: The column.
    public nonisolated func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        customized { $0.disabled = behavior }
    }

    private nonisolated func customized(
        _ change: @escaping (inout TableColumnCustom) -> Void
    ) -> CustomTableColumn<Self> { CustomTableColumn(base: self, change: change) }
}

/// Columns with changed customisation.
private nonisolated struct CustomTableColumn<Base: TableColumnContent>: TableColumnContent,
    PlannedColumns
{
    typealias TableRowValue = Base.TableRowValue
    typealias TableColumnSortComparator = Base.TableColumnSortComparator
    typealias Value = Base.TableRowValue
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let change: (inout TableColumnCustom) -> Void

    var plans: [TableColumnPlan<Value>] {
        base.tableColumnPlans.map { plan in
            var plan = plan
            change(&plan.custom)
            return plan
        }
    }

    var tableColumnBody: TableColumns<TableRowValue, TableColumnSortComparator> {
        TableColumns(parts: plans)
    }
}

extension TableColumnCustomization {
    /// Returns the shown columns in their order, with the widths that people have set.
    func columns(_ plans: [TableColumnPlan<RowValue>]) -> [TableColumnPlan<RowValue>] {
        let shown = plans.filter { isShown($0.custom) }
        // Moved columns take each other's places.
        let places = shown.indices.filter { place(of: shown[$0]) != nil }
        let moved = places.sorted {
            (place(of: shown[$0]) ?? 0, $0) < (place(of: shown[$1]) ?? 0, $1)
        }
        var result = shown
        for (place, index) in zip(places, moved) { result[place] = shown[index] }
        return result.map { plan in
            var plan = plan
            if let id = plan.custom.id, let width = self[width: id] { plan.width.ideal = width }
            return plan
        }
    }

    /// Moves one of the shown columns to the place of another one.
    mutating func move(_ index: Int, to place: Int, in columns: [TableColumnPlan<RowValue>]) {
        guard index != place, columns.indices.contains(place) else { return }
        var columns = columns
        columns.insert(columns.remove(at: index), at: place)
        let ids = columns.compactMap { $0.custom.allows(.reorder) ? $0.custom.id : nil }
        // Hidden columns keep their places behind those that are shown.
        arrange(ids + order.filter { !ids.contains($0) })
    }

    private func place(of plan: TableColumnPlan<RowValue>) -> Int? {
        plan.custom.id.flatMap(order.firstIndex)
    }

    /// Whether a column is shown.
    func isShown(_ custom: TableColumnCustom) -> Bool {
        let own = custom.id.map { self[visibility: $0] } ?? .automatic
        return (own == .automatic ? custom.visibility : own) != .hidden
    }
}
