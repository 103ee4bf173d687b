import Foundation
import Legato
import Testing

@testable import LegatoPlatform

/// Selection on the bus.
///
/// What is selected in lists, without a bus.
final class AccessibleSelectionTests {
    private let owners = (0..<4).map { _ in NSObject() }
    private var chosen: Set<Int> = [1]
    private lazy var desk = AccessibilityDesk([])

    /// Shows a list of three rows and a label below them.
    private func list(isMultiple: Bool) throws -> AccessibleNode {
        let rows = (0..<3).map { index in
            AccessibilityElement.of(
                owners[index], "\(index)", traits: chosen.contains(index) ? .isSelected : [],
                role: .row
            )
            .with {
                $0.selection = AccessibilitySelection(isMultiple: isMultiple) { [unowned self] in
                    if !isMultiple { chosen = [] }
                    if $0 { chosen.insert(index) } else { chosen.remove(index) }
                }
            }
        }
        let label = AccessibilityElement.of(owners[3], "end", traits: .isStaticText)
        desk.elements = [.of(self.owners[3], role: .list).with { $0.children = rows + [label] }]
        return try #require(desk.windowNode?.children.first)
    }

    private func call(_ isMultiple: Bool, _ method: String, _ index: Int32? = nil) throws -> Bool {
        let list = try list(isMultiple: isMultiple)
        var answer = try desk.call(list, .selection, method) { if let index { $0.add(index) } }
        return try #require(answer?.numbers().first) == 1
    }

    @Test("A list has its selected rows", arguments: [Set<Int>(), [1], [0, 2]])
    func selected(rows: Set<Int>) throws {
        chosen = rows
        let list = try list(isMultiple: true)
        var count = try desk.property(list, .selection, "NSelectedChildren")
        #expect(count?.numbers() == [Double(rows.count)])
        for (place, row) in rows.sorted().enumerated() {
            var child = try desk.call(list, .selection, "GetSelectedChild") { $0.add(Int32(place)) }
            #expect(child?.texts() == [":1.7", list.children[row].path])
        }
        var none = try desk.call(list, .selection, "GetSelectedChild") { $0.add(Int32(rows.count)) }
        #expect(none?.texts() == ["", "/org/a11y/atspi/null"])
        for index in 0..<4 {
            #expect(try call(true, "IsChildSelected", Int32(index)) == rows.contains(index))
        }
    }

    @Test("A row is selected and deselected, beside others or instead of them")
    func select() throws {
        #expect(try call(true, "SelectChild", 2))
        #expect(chosen == [1, 2])
        #expect(try call(true, "DeselectSelectedChild", 0))
        #expect(chosen == [2])
        #expect(try call(false, "SelectChild", 0))
        #expect(chosen == [0])
        #expect(try call(false, "DeselectChild", 0))
        #expect(chosen == [])
        for index in [3, 4, -1] as [Int32] { #expect(try !call(true, "SelectChild", index)) }
        #expect(chosen == [])
    }

    @Test("All rows are selected if several can be, and all are deselected")
    func all() throws {
        #expect(try !call(false, "SelectAll"))
        #expect(chosen == [1])
        #expect(try call(true, "SelectAll"))
        #expect(chosen == [0, 1, 2])
        #expect(try call(true, "ClearSelection"))
        #expect(chosen == [])
    }

    @Test("A change of the selection is reported")
    func events() throws {
        desk.server.subscriptions.add("object:selection-changed", by: ":1.1")
        _ = try list(isMultiple: true)
        _ = desk.events()
        chosen = [2]
        _ = try list(isMultiple: true)
        #expect(desk.events().filter { $0.hasPrefix("SelectionChanged") }.count == 2)
    }

    @Test("An element without selectable ones has no selection")
    func none() throws {
        desk.elements = [.of(owners[0], role: .list)]
        let list = try #require(desk.windowNode?.children.first)
        #expect(try desk.call(list, .selection, "SelectAll") == nil)
    }
}
