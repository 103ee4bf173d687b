import Foundation
import Legato
import Testing

/// The order of menus.
struct MenuOrderTests {
    private struct Page: View {
        let isAtTop: Bool
        let order: MenuOrder

        var body: some View {
            VStack {
                if !isAtTop { Spacer() }
                Menu("Edit") {
                    Button("First") {}
                    Button("Second") {}
                    Button("Third") {}
                }
                .menuOrder(order)
                if isAtTop { Spacer() }
            }
        }
    }

    /// The rows of the open menu, from the top.
    private func rows(isAtTop: Bool, _ order: MenuOrder) throws -> [String] {
        let it = ViewDisplay(
            Page(isAtTop: isAtTop, order: order), size: CGSize(width: 300, height: 400))
        let label = try #require(it.middle(ofText: "Edit"))
        it.tap(label.x, label.y)
        it.display.advance(by: 1)
        let found = ["First", "Second", "Third"].compactMap { text in
            it.middle(ofText: text).map { (text, $0.y) }
        }
        #expect(found.allSatisfy { ($0.1 > label.y) == isAtTop })
        return found.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test("By priority, the first row is the one next to the control; otherwise it is at the top")
    func order() throws {
        let rows = ["First", "Second", "Third"]
        #expect(try self.rows(isAtTop: true, .priority) == rows)
        #expect(try self.rows(isAtTop: false, .priority) == rows.reversed())
        for order in [MenuOrder.automatic, .fixed] {
            #expect(try self.rows(isAtTop: true, order) == rows)
            #expect(try self.rows(isAtTop: false, order) == rows)
        }
    }

    private struct Long: View {
        let order: MenuOrder

        var body: some View {
            VStack {
                Spacer()
                Menu("Edit") { ForEach(0..<40) { number in Button("Row \(number)") {} } }
                    .menuOrder(order)
            }
        }
    }

    @Test("A menu without room for all rows begins with the first one", arguments: [true, false])
    func long(isByPriority: Bool) throws {
        let it = ViewDisplay(
            Long(order: isByPriority ? .priority : .fixed), size: CGSize(width: 300, height: 400))
        let label = try #require(it.middle(ofText: "Edit"))
        it.tap(label.x, label.y)
        it.display.advance(by: 1)
        let first = try #require(it.middle(ofText: "Row 0"))
        #expect(first.y > 0 && first.y < label.y)
        #expect((first.y > 200) == isByPriority)
        let last = try #require(it.middle(ofText: "Row 39"))
        #expect(last.y < 0 || last.y > 400)
    }
}
