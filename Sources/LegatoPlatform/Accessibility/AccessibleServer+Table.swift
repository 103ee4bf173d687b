import LegatoLayers

/// A table as AT-SPI reads it: rows of cells below column headers.
///
/// The index of a cell counts all cells row by row. A row that is far outside the visible part has
/// an index, but neither an element nor cells.
struct AccessibleTable {
    let columnHeaders: [AccessibleNode]
    let rowCount: Int
    let columnCount: Int
    /// The rows that have elements, by their indices.
    private let rows: [Int: AccessibleNode]

    init(_ node: AccessibleNode) {
        columnHeaders = node.children.filter { $0.role == .columnHeader }
        let found = node.children.filter { $0.role == .tableRow }
        rows = Dictionary(
            found.enumerated().map { ($1.element.row?.index ?? $0, $1) },
            uniquingKeysWith: { first, _ in first }
        )
        rowCount = found.first?.element.row?.count ?? found.count
        columnCount = found.reduce(columnHeaders.count) { max($0, $1.children.count) }
    }

    func row(_ index: Int) -> AccessibleNode? { rows[index] }

    func cell(_ row: Int, _ column: Int) -> AccessibleNode? {
        guard let cells = rows[row]?.children, cells.indices.contains(column) else { return nil }
        return cells[column]
    }

    func columnHeader(_ column: Int) -> AccessibleNode? {
        columnHeaders.indices.contains(column) ? columnHeaders[column] : nil
    }

    var selectedRows: [Int] { rows.filter { $1.isSelected }.keys.sorted() }

    func contains(_ row: Int, _ column: Int) -> Bool {
        (0..<rowCount).contains(row) && (0..<columnCount).contains(column)
    }

    /// The row and the column of a cell's index; nil outside the table.
    func position(of index: Int) -> (row: Int, column: Int)? {
        guard columnCount > 0, (0..<rowCount * columnCount).contains(index) else { return nil }
        return (index / columnCount, index % columnCount)
    }
}

extension AccessibleNode {
    /// The table, row and column of a cell; nil for other elements.
    var cellPosition: (table: AccessibleNode, row: Int, column: Int)? {
        guard role == .tableCell, let row = parent, let table = row.parent, table.role == .table,
            let column = row.children.firstIndex(where: { $0 === self })
        else { return nil }
        let rows = table.children.lazy.filter { $0.role == .tableRow }
        return (table, row.element.row?.index ?? rows.prefix { $0 !== row }.count, column)
    }

    /// The names of a row's cells.
    fileprivate var cellNames: String {
        children.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// AT-SPI's interfaces of tables and their cells.
extension AccessibleServer {
    func answerTable(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        var arguments = call.arguments
        let table = AccessibleTable(node)
        func next() -> Int { arguments.whole() ?? -1 }
        func reference(_ node: AccessibleNode?) -> Answer { { [self] in add(node, to: &$0) } }
        func number(_ number: Int?) -> Answer { { $0.add(Int32(clamping: number ?? -1)) } }
        func text(_ text: String) -> Answer { { $0.add(text) } }
        func truth(_ isTrue: Bool) -> Answer { { $0.add(isTrue) } }
        func list(_ numbers: [Int]) -> Answer {
            { $0.addArray(of: "i") { for number in numbers { $0.add(Int32(clamping: number)) } } }
        }
        switch call.member {
        case "GetAccessibleAt": return reference(table.cell(next(), next()))
        case "GetIndexAt":
            let (row, column) = (next(), next())
            return number(table.contains(row, column) ? row * table.columnCount + column : nil)
        case "GetRowAtIndex": return number(table.position(of: next())?.row)
        case "GetColumnAtIndex": return number(table.position(of: next())?.column)
        case "GetRowDescription": return text(table.row(next())?.cellNames ?? "")
        case "GetColumnDescription": return text(table.columnHeader(next())?.name ?? "")
        case "GetRowExtentAt", "GetColumnExtentAt":
            return number(table.contains(next(), next()) ? 1 : nil)
        case "GetRowHeader": return reference(nil)
        case "GetColumnHeader": return reference(table.columnHeader(next()))
        case "GetSelectedRows": return list(table.selectedRows)
        case "GetSelectedColumns": return list([])
        case "IsRowSelected", "IsSelected": return truth(table.row(next())?.isSelected ?? false)
        case "AddRowSelection": return truth(table.row(next()).map { select($0, true) } ?? false)
        case "RemoveRowSelection":
            return truth(table.row(next()).map { select($0, false) } ?? false)
        case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection":
            return truth(false)
        case "GetRowColumnExtentsAtIndex":
            let place = table.position(of: next())
            let isSelected = place.flatMap { table.row($0.row) }?.isSelected ?? false
            let extent = place == nil ? 0 : 1
            return {
                $0.add(place != nil)
                for number in [place?.row ?? -1, place?.column ?? -1, extent, extent] {
                    $0.add(Int32(clamping: number))
                }
                $0.add(isSelected)
            }
        default: return nil
        }
    }

    func answerTableCell(_ call: BusMessage, _ node: AccessibleNode) -> Answer? {
        guard let cell = node.cellPosition else { return nil }
        switch call.member {
        case "GetRowColumnSpan":
            return {
                $0.add(true)
                for number in [cell.row, cell.column, 1, 1] { $0.add(Int32(clamping: number)) }
            }
        case "GetColumnHeaderCells":
            let header = AccessibleTable(cell.table).columnHeader(cell.column)
            return { [self] in
                $0.addArray(of: "(so)") { if let header { add(header, to: &$0) } }
            }
        case "GetRowHeaderCells": return { $0.addArray(of: "(so)") { _ in } }
        default: return nil
        }
    }
}
