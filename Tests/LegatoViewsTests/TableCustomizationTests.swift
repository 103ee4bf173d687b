import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// Customised columns of tables.
struct TableCustomizationTests {
    nonisolated struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @Observable final class Model {
        var columns = TableColumnCustomization<Item>()
        var isBound = true
    }

    private struct Fruits: View {
        @Bindable var model: Model

        var body: some View {
            Table(
                [Item(id: 1, name: "Pear")],
                columnCustomization: model.isBound ? $model.columns : nil
            ) {
                TableColumn("Name", value: \.name)
                    .customizationID("name").disabledCustomizationBehavior([.visibility, .resize])
                TableColumn("Id") { Text("#\($0.id)") }
                    .customizationID("id")
                TableColumn("Rest") { _ in Text("rest") }
                TableColumn("Late") { _ in Text("late") }
                    .defaultVisibility(.hidden).customizationID("late")
            }
        }
    }

    private let model = Model()

    private func display() -> ViewDisplay<Fruits> {
        ViewDisplay(Fruits(model: model), size: CGSize(width: 500, height: 300), frames: 2)
    }

    private func strings(_ it: ViewDisplay<Fruits>) -> [String] {
        it.display.advance(by: 1)
        var found: [(string: String, place: CGPoint)] = []
        var waiting: [CALayer] = [it.hosting]
        while let layer = waiting.popLast() {
            if let text = layer as? CATextLayer, let string = text.string as? String {
                found.append((string, it.middle(layer)))
            }
            waiting += layer.sublayers ?? []
        }
        return found.sorted {
            (($0.place.y / 20).rounded(), $0.place.x) < (($1.place.y / 20).rounded(), $1.place.x)
        }.map(\.string)
    }

    @Test("A column is hidden by default, shown by its id, and shown always without an id")
    func visibility() {
        let it = display()
        #expect(strings(it) == ["Name", "Id", "Rest", "Pear", "#1", "rest"])
        it.display.perform {
            model.columns[visibility: "late"] = .visible
            model.columns[visibility: "id"] = .hidden
        }
        #expect(strings(it) == ["Name", "Rest", "Late", "Pear", "rest", "late"])
        it.display.perform { model.columns[visibility: "late"] = .automatic }
        #expect(strings(it) == ["Name", "Rest", "Pear", "rest"])
        it.display.perform { model.isBound = false }
        #expect(strings(it) == ["Name", "Id", "Rest", "Pear", "#1", "rest"])
    }

    @Test("A drag of a title moves its column; columns without an id keep their places")
    func moves() throws {
        let it = display()
        let name = try #require(it.layer(ofText: "Name"))
        let (from, to) = (it.middle(name), try #require(it.middle(ofText: "Id")))
        it.down(from.x, from.y)
        for x in stride(from: from.x, through: to.x + 60, by: 20) { it.move(x, from.y) }
        it.up(to.x + 60, from.y)
        #expect(strings(it) == ["Id", "Name", "Rest", "#1", "Pear", "rest"])
        // A hidden column has its place in the order as well.
        #expect(model.columns.order == ["id", "name", "late"])
        it.display.perform { model.columns.resetOrder() }
        #expect(strings(it) == ["Name", "Id", "Rest", "Pear", "#1", "rest"])
        // A title without an id stays.
        let rest = try #require(it.middle(ofText: "Rest"))
        it.down(rest.x, rest.y)
        for x in stride(from: rest.x, through: from.x, by: -20) { it.move(x, rest.y) }
        it.up(from.x, rest.y)
        #expect(strings(it) == ["Name", "Id", "Rest", "Pear", "#1", "rest"])
    }

    @Test("A drag of the line after a title sets the width of its id, unless that is disabled")
    func widths() throws {
        let it = display()
        func drag(after title: String, by distance: CGFloat) throws {
            let frame = try #require(it.layer(ofText: title))
            let (start, y) = (frame.convert(frame.bounds, to: it.hosting).minX, it.middle(frame).y)
            // Three columns share 468 points without their spaces; the line ends a column.
            let x = start + (468 - 16) / 3 - 5
            it.down(x, y)
            for step in 1...4 { it.move(x + distance * CGFloat(step) / 4, y) }
            it.up(x + distance, y)
            it.display.advance(by: 1)
        }
        try drag(after: "Name", by: 40)
        #expect(model.columns[width: "name"] == nil)
        try drag(after: "Id", by: -40)
        let width = try #require(model.columns[width: "id"])
        #expect(abs(width - ((468 - 16) / 3 - 40)) < 2)
    }

    @Test("A secondary click on the titles shows the columns that people can show and hide")
    func menu() throws {
        let it = display()
        let place = try #require(it.middle(ofText: "Name"))
        let event = PointerEvent(location: place, time: it.display.time, button: 3)
        it.display.send(.pointerDown(event))
        it.display.send(.pointerUp(event))
        it.display.advance(by: 1)
        let toggles = it.hosting.viewElements.filter { $0.traits.contains(.isToggle) }
        #expect(toggles.map(\.label) == ["Id", "Late"] && toggles.map(\.value) == ["1", "0"])
        toggles.last?.perform()
        #expect(strings(it).contains("late"))
        #expect(model.columns[visibility: "late"] == .visible)
    }

    @Test("A customisation is stored as JSON")
    func coding() throws {
        var columns = TableColumnCustomization<Item>()
        columns[visibility: "a"] = .hidden
        columns[width: "b"] = 80
        let data = try JSONEncoder().encode(columns)
        #expect(
            try JSONDecoder().decode(TableColumnCustomization<Item>.self, from: data) == columns)
        let suite = "legato.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        let first = AppStorage<TableColumnCustomization<Item>>("columns", store: store)
        first.wrappedValue = columns
        let second = AppStorage<TableColumnCustomization<Item>>("columns", store: store)
        #expect(second.wrappedValue == columns)
        #expect(store.data(forKey: "columns") != nil)
    }

    @Test("Customisations form sets")
    func behaviors() {
        typealias Behavior = TableColumnCustomizationBehavior
        #expect(Behavior.all == [.reorder, .resize, .visibility])
        #expect(!Behavior([.resize]).contains(.reorder) && Behavior.all.contains(.reorder))
        var set: Behavior = [.reorder]
        #expect(set.insert(.resize).inserted && !set.insert(.resize).inserted)
        #expect(set.remove(.reorder) == .reorder && set.remove(.reorder) == nil)
        #expect(set == .resize && set.symmetricDifference(.all) == [.reorder, .visibility])
    }
}
