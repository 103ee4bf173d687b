import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// Moves and widths of the columns of tables.
struct TableColumnMoveTests {
    nonisolated struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @Observable final class Model {
        var columns = TableColumnCustomization<Item>()
        var order = [KeyPathComparator(\Item.name)]
        var direction = LayoutDirection.leftToRight
        var showsFirst = false
    }

    /// A table whose columns can be sorted and moved.
    private struct Sorted: View {
        @Bindable var model: Model

        var body: some View {
            Table(
                [Item(id: 1, name: "Pear")], sortOrder: $model.order,
                columnCustomization: $model.columns
            ) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Id", value: \.id) { Text("#\($0.id)") }
                    .width(min: 50, max: 100).customizationID("id")
                TableColumn("Rest") { _ in Text("rest") }.customizationID("rest")
            }
            .environment(\.layoutDirection, model.direction)
        }
    }

    /// A table without a customisation, before whose columns another one can appear.
    private struct Growing: View {
        let model: Model

        var body: some View {
            Table(of: Item.self) {
                if model.showsFirst { TableColumn("First") { _ in Text("first") } }
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Rest") { _ in Text("rest") }
            } rows: {
                TableRow(Item(id: 1, name: "Pear"))
            }
        }
    }

    private let model = Model()

    private func display<Content: View>(_ view: Content) -> ViewDisplay<Content> {
        ViewDisplay(view, size: CGSize(width: 500, height: 300), frames: 2)
    }

    /// The frame of a text in the view.
    private func frame<Content: View>(
        _ text: String, _ it: ViewDisplay<Content>
    ) throws -> CGRect {
        let layer = try #require(it.layer(ofText: text))
        return layer.convert(layer.bounds, to: it.hosting)
    }

    private func drag<Content: View>(
        _ it: ViewDisplay<Content>, from place: CGPoint, by distance: CGFloat
    ) {
        it.down(place.x, place.y)
        for step in 1...8 {
            it.move(place.x + distance * CGFloat(step) / 8, place.y)
            it.display.advance(frames: 1)
        }
        it.up(place.x + distance, place.y)
        it.display.advance(by: 1)
    }

    private func plans(_ ids: [String]) -> [TableColumnPlan<Item>] {
        ids.enumerated().map { index, id in
            TableColumnPlan(
                title: AnyView(Text(id)), custom: TableColumnCustom(id: id), index: index
            ) { _ in AnyView(EmptyView()) }
        }
    }

    @Test("Hidden columns keep their places when others move")
    func hidden() {
        var value = TableColumnCustomization<Item>()
        let plans = plans(["a", "b", "c", "d", "e"])
        func move(_ id: String, to place: Int) -> String {
            value[visibility: "b"] = .hidden
            for plan in plans where plan.custom.id == id { value.move(plan, to: place, in: plans) }
            value[visibility: "b"] = .visible
            return value.columns(plans).compactMap(\.custom.id).joined()
        }
        #expect(move("d", to: 1) == "abdce")
        #expect(move("d", to: 2) == "abcde")
        #expect(move("e", to: 0) == "eabcd")
        #expect(move("a", to: 0) == "aebcd")
        #expect(move("a", to: 3) == "ebcda")
        #expect(move("b", to: 0) == "ebcda")
        #expect(move("c", to: 9) == "ebcda")
    }

    @Test("A column without an id is shown, though it is hidden by default, with a warning")
    func hiddenForGood() {
        var plans = plans(["a", "b"])
        plans[0].custom = TableColumnCustom(id: nil, visibility: .hidden)
        var count = 0
        let found = warnings { count = TableColumnCustomization().columns(plans).count }
        #expect(count == 2)
        #expect(
            found == [
                "A TableColumn ignores defaultVisibility(.hidden), because it has no id by which it "
                    + "can be shown. Set one with customizationID(_:)."
            ]
        )
    }

    @Test("A drag of a title that sorts moves its column, and does not sort; a click sorts")
    func sorting() throws {
        let it = display(Sorted(model: model))
        let before = model.order
        let id = try frame("Id", it)
        drag(it, from: CGPoint(x: id.midX, y: id.midY), by: -150)
        #expect(model.columns.order == ["id", "name", "rest"])
        #expect(model.order == before)
        let place = try frame("Id", it)
        it.tap(place.midX, place.midY)
        #expect(model.order != before)
    }

    @Test("From right to left, titles follow the pointer, and columns move and grow to the left")
    func rightToLeft() throws {
        model.direction = .rightToLeft
        let it = display(Sorted(model: model))
        let (name, id) = (try frame("Name", it), try frame("Id", it))
        #expect(name.minX > id.maxX)
        it.down(name.midX, name.midY)
        for x in [20, 40, 60] as [CGFloat] { it.move(name.midX - x, name.midY) }
        it.display.advance(by: 1)
        #expect(try abs(frame("Name", it).midX - (name.midX - 60)) < 0.5)
        it.move(id.midX - 20, name.midY)
        it.up(id.midX - 20, name.midY)
        it.display.advance(by: 1)
        #expect(model.columns.order == ["id", "name", "rest"])
        // The line after the column is at its left end.
        model.columns.resetOrder()
        model.columns[width: "name"] = 150
        it.display.advance(by: 1)
        let line = CGPoint(x: 500 - 16 - 150 + 5, y: name.midY)
        drag(it, from: line, by: -40)
        #expect(model.columns[width: "name"] == 190)
    }

    @Test("A stored width is clamped to the limits of its column")
    func limits() throws {
        let it = display(Sorted(model: model))
        for (stored, shown) in [(500.0, 100.0), (3, 50), (80, 80)] {
            model.columns[width: "id"] = stored
            it.display.advance(by: 1)
            #expect(try abs(frame("rest", it).minX - frame("#1", it).minX - shown - 8) < 0.5)
        }
    }

    @Test("The width that the user has set stays with its column")
    func identity() throws {
        let it = display(Growing(model: model))
        let name = try frame("Name", it)
        drag(it, from: CGPoint(x: 16 + (468 - 8) / 2 - 5, y: name.midY), by: -100)
        let width = try frame("Rest", it).minX - frame("Name", it).minX
        #expect(abs(width - ((468 - 8) / 2 + 8 - 100)) < 0.5)
        it.display.perform { model.showsFirst = true }
        it.display.advance(by: 1)
        #expect(try abs(frame("Rest", it).minX - frame("Name", it).minX - width) < 0.5)
    }
}
