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
    /// - Parameter visibility: `hidden` hides the column; without an id it is reported and ignored,
    ///   because the column could not be shown again.
    /// - Returns: The column.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        customized { $0.visibility = visibility }
    }

    /// Prevents some customisations of the column by people.
    ///
    /// - Parameter behavior: The customisations that people cannot make; the program can still make
    ///   them.
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
    nonisolated(unsafe) let base: Base
    nonisolated(unsafe) let change: (inout TableColumnCustom) -> Void

    var plans: [TableColumnPlan<Base.TableRowValue>] {
        base.tableColumnPlans.map { plan in
            var plan = plan
            change(&plan.custom)
            return plan
        }
    }

    var tableColumnBody: TableColumns<Base.TableRowValue, Base.TableColumnSortComparator> {
        TableColumns(parts: plans)
    }
}

extension TableColumnCustomization {
    /// Returns the shown columns in their order, with the widths that people have set.
    func columns(_ plans: [TableColumnPlan<RowValue>]) -> [TableColumnPlan<RowValue>] {
        arranged(plans).filter { isShown($0.custom) }.map { plan in
            var plan = plan
            if let id = plan.custom.id, let width = self[width: id] { plan.width.ideal = width }
            return plan
        }
    }

    /// Returns all columns in their order: moved columns take each other's places.
    private func arranged(_ plans: [TableColumnPlan<RowValue>]) -> [TableColumnPlan<RowValue>] {
        let places = plans.indices.filter { place(of: plans[$0]) != nil }
        let moved = places.sorted {
            (place(of: plans[$0]) ?? 0, $0) < (place(of: plans[$1]) ?? 0, $1)
        }
        var result = plans
        for (place, index) in zip(places, moved) { result[place] = plans[index] }
        return result
    }

    /// Moves a column to a place among those that are shown; hidden ones keep their neighbours.
    mutating func move(
        _ column: TableColumnPlan<RowValue>, to place: Int, in plans: [TableColumnPlan<RowValue>]
    ) {
        var all = arranged(plans)
        let shown = all.filter { isShown($0.custom) }
        guard let from = shown.firstIndex(where: { $0.index == column.index }), from != place,
            shown.indices.contains(place)
        else { return }
        all.removeAll { $0.index == column.index }
        guard let target = all.firstIndex(where: { $0.index == shown[place].index }) else { return }
        all.insert(column, at: place > from ? target + 1 : target)
        let ids = all.compactMap { $0.custom.allows(.reorder) ? $0.custom.id : nil }
        // Columns that the table does not have at present come last.
        let known = Set(all.compactMap(\.custom.id))
        arrange(ids + order.filter { !known.contains($0) })
    }

    private func place(of plan: TableColumnPlan<RowValue>) -> Int? {
        plan.custom.id.flatMap(order.firstIndex)
    }

    /// Whether a column is shown; always without an id.
    func isShown(_ custom: TableColumnCustom) -> Bool {
        guard let id = custom.id else {
            if custom.visibility == .hidden {
                ViewWarning.print(
                    WarningSubject("A TableColumn", in: nil),
                    "ignores defaultVisibility(.hidden), because it has no id by which it can be "
                        + "shown. Set one with customizationID(_:)."
                )
            }
            return true
        }
        let own = self[visibility: id]
        return (own == .automatic ? custom.visibility : own) != .hidden
    }
}
