import Foundation
import Legato
import Testing

@testable import LegatoPlatform

/// Tables on the bus.
///
/// Tables and their cells, without a bus.
final class AccessibleTableTests {
    private let owners = (0..<12).map { _ in NSObject() }
    private var chosen: Set<Int> = [8]
    private lazy var desk = AccessibilityDesk([])

    /// Shows a table of two columns, of whose ten rows the last three have elements.
    private func table() throws -> AccessibleNode {
        var count = 0
        func element(
            _ label: String, _ role: AccessibilityRole, _ children: [AccessibilityElement] = []
        ) -> AccessibilityElement {
            defer { count += 1 }
            return .of(owners[count], label, role: role).with { $0.children = children }
        }
        let headers = ["Name", "Year"].map { element($0, .columnHeader) }
        let rows = (7..<10).map { index in
            element("", .tableRow, [element("n\(index)", .cell), element("y\(index)", .cell)])
                .with {
                    $0.row = AccessibilityRow(index: index, count: 10)
                    if chosen.contains(index) { $0.traits = .isSelected }
                    $0.selection = AccessibilitySelection(isMultiple: true) { [unowned self] in
                        if $0 { chosen.insert(index) } else { chosen.remove(index) }
                    }
                }
        }
        desk.elements = [element("", .table, headers + rows)]
        return try #require(desk.windowNode?.children.first)
    }

    private func numbers(_ method: String, _ arguments: Int32...) throws -> [Double]? {
        var answer = try desk.call(table(), .table, method) {
            for argument in arguments { $0.add(argument) }
        }
        var found: [Double] = []
        while let number = answer?.number() { found.append(number) }
        return found
    }

    private func list(_ method: String) throws -> [Double]? {
        var answer = try desk.call(table(), .table, method)
        return answer?.numbers()
    }

    private func texts(_ method: String, _ arguments: Int32...) throws -> [String]? {
        var answer = try desk.call(table(), .table, method) {
            for argument in arguments { $0.add(argument) }
        }
        return answer?.texts()
    }

    private let none = ["", "/org/a11y/atspi/null"]

    @Test("A table has all rows and columns, and those cells that have elements")
    func cells() throws {
        let table = try table()
        for (name, number) in [("NRows", 10.0), ("NColumns", 2), ("NSelectedRows", 1)] {
            var value = try desk.property(table, .table, name)
            #expect(value?.numbers() == [number])
        }
        let row = table.children[3]
        #expect(try texts("GetAccessibleAt", 8, 1) == [":1.7", row.children[1].path])
        for (row, column) in [(6, 0), (10, 0), (-1, 0), (8, 2), (8, -1)] as [(Int32, Int32)] {
            #expect(try texts("GetAccessibleAt", row, column) == none)
        }
        #expect(try texts("GetColumnHeader", 1) == [":1.7", table.children[1].path])
        #expect(try texts("GetColumnHeader", 2) == none && texts("GetRowHeader", 8) == none)
        #expect(try texts("GetRowDescription", 8) == ["n8, y8"])
        #expect(try texts("GetRowDescription", 3) == [""])
        #expect(try texts("GetColumnDescription", 0) == ["Name"])
    }

    @Test("The index of a cell counts all cells row by row, and leads back to row and column")
    func indices() throws {
        for row in 0..<10 as Range<Int32> {
            for column in 0..<2 as Range<Int32> {
                let index = try #require(numbers("GetIndexAt", row, column)?.first)
                #expect(index == Double(row * 2 + column))
                #expect(try numbers("GetRowAtIndex", Int32(index)) == [Double(row)])
                #expect(try numbers("GetColumnAtIndex", Int32(index)) == [Double(column)])
                #expect(try numbers("GetRowExtentAt", row, column) == [1])
                let found = try numbers("GetRowColumnExtentsAtIndex", Int32(index))
                #expect(found == [1, Double(row), Double(column), 1, 1, row == 8 ? 1 : 0])
            }
        }
        #expect(try numbers("GetIndexAt", 10, 0) == [-1] && numbers("GetIndexAt", 0, 2) == [-1])
        #expect(try numbers("GetRowAtIndex", 20) == [-1] && numbers("GetRowAtIndex", -1) == [-1])
        #expect(try numbers("GetRowColumnExtentsAtIndex", 20) == [0, -1, -1, 0, 0, 0])
    }

    @Test("Rows are selected and deselected, columns are not")
    func selection() throws {
        #expect(try numbers("AddRowSelection", 9) == [1] && chosen == [8, 9])
        #expect(try list("GetSelectedRows") == [8, 9])
        #expect(try numbers("IsRowSelected", 9) == [1] && numbers("IsSelected", 7, 0) == [0])
        #expect(try numbers("RemoveRowSelection", 8) == [1] && chosen == [9])
        #expect(try numbers("AddRowSelection", 3) == [0] && numbers("AddColumnSelection", 0) == [0])
        #expect(try list("GetSelectedColumns") == [] && chosen == [9])
    }

    @Test("A cell has its table, its position and its header")
    func cell() throws {
        let table = try table()
        let cell = table.children[2].children[1]
        var position = try desk.property(cell, .tableCell, "Position")
        #expect(position?.numbers() == [7, 1])
        var own = try desk.property(cell, .tableCell, "Table")
        #expect(own?.texts() == [":1.7", table.path])
        var span = try desk.call(cell, .tableCell, "GetRowColumnSpan")
        #expect((0..<5).map { _ in span?.whole() } == [1, 7, 1, 1, 1])
        var header = try desk.call(cell, .tableCell, "GetColumnHeaderCells")
        #expect(header?.texts() == [":1.7", table.children[1].path])
        #expect(table.children[2].cellPosition == nil)
        #expect(try desk.call(table.children[2], .tableCell, "GetRowColumnSpan") == nil)
        desk.elements = [.of(owners[0], role: .list)]
        let list = desk.windowNode?.children.first
        #expect(try desk.call(list, .table, "GetSelectedRows") == nil)
    }
}
