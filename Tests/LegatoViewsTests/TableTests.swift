import Foundation
import Observation
import Testing

@testable import LegatoViews
import Legato

/// Tables.
struct TableTests {
    nonisolated struct Item: Identifiable {
        let id: Int
        var name: String
        var weight: Double
    }

    @Observable final class Model {
        var items = [(2, "Pear", 3.5), (1, "apple", 1), (3, "Fig 10", 2), (4, "Fig 9", 2)].map {
            Item(id: $0.0, name: $0.1, weight: $0.2)
        }
        var order: [KeyPathComparator<Item>] = []
        var selected: Int?
        var chosen: Set<Int> = []
        var headers = Visibility.automatic
    }

    private struct Fruits: View {
        @Bindable var model: Model

        var body: some View {
            Table(model.items, selection: $model.selected, sortOrder: $model.order) {
                TableColumn("Name", value: \.name)
                TableColumn("Weight", value: \.weight) { Text(verbatim: "\($0.weight)") }
                    .width(min: 60, ideal: 80, max: 120)
                TableColumn("Id") { Text("#\($0.id)") }.width(60).alignment(.trailing)
            }
            .tableColumnHeaders(model.headers)
            .onChange(of: model.order) { model.items.sort(using: model.order) }
        }
    }

    private let model = Model()

    /// The texts that are shown, from the top and the leading edge, with their frames.
    private func texts<V: View>(_ it: ViewDisplay<V>) -> [(string: String, frame: CGRect)] {
        var found: [(string: String, frame: CGRect)] = []
        var waiting: [CALayer] = [it.hosting]
        while let layer = waiting.popLast() {
            if let text = layer as? CATextLayer, let string = text.string as? String {
                found.append((string, layer.convert(layer.bounds, to: it.hosting)))
            }
            waiting += layer.sublayers ?? []
        }
        return found.sorted { ($0.frame.midY, $0.frame.minX) < ($1.frame.midY, $1.frame.minX) }
    }

    private func rows(_ it: ViewDisplay<Fruits>) -> [String] {
        let strings = texts(it).map(\.string)
        return stride(from: 3, to: strings.count, by: 3).map { strings[$0] }
    }

    @Test("A row has a view in each column, below its title, in the column's width")
    func columns() {
        let it = ViewDisplay(Fruits(model: model), size: CGSize(width: 400, height: 300))
        let found = texts(it)
        #expect(found.prefix(6).map(\.string) == ["Name", "Weight", "Id", "Pear", "3.5", "#2"])
        #expect(found.count == 15)
        for (title, cell) in zip(found.prefix(2), found.dropFirst(3)) {
            #expect(abs(title.frame.minX - cell.frame.minX) < 1)
        }
        // 400 points without margins of 16 and spaces of 8 are 352, of which 140 are specified.
        #expect(abs(found[4].frame.minX - (16 + 212 + 8)) < 1)
        #expect(abs(found[5].frame.maxX - 384) < 2)
    }

    @Test("A click on a title sorts by its column, another one reverses the order")
    func sorting() {
        let it = ViewDisplay(Fruits(model: model), size: CGSize(width: 400, height: 300))
        func click(_ x: CGFloat) {
            it.tap(x, 14)
            it.display.advance(by: 1)
        }
        click(30)
        #expect(rows(it) == ["Fig 10", "Fig 9", "Pear", "apple"])
        click(30)
        #expect(rows(it) == ["apple", "Pear", "Fig 9", "Fig 10"])
        click(250)
        #expect(rows(it) == ["apple", "Fig 9", "Fig 10", "Pear"])
        #expect(model.order.map(\.order) == [.forward, .reverse])
        click(360)
        #expect(model.order.count == 2)
    }

    @Test("A click on a row selects its value")
    func selection() {
        let it = ViewDisplay(Fruits(model: model), size: CGSize(width: 400, height: 300))
        let row = texts(it)[6]
        it.tap(200, row.frame.midY)
        #expect(model.selected == 1)
    }

    @Test("A column without a width has a share of the space, also after a fixed one was set")
    func defaultWidth() {
        func places(_ width: CGFloat??) -> [CGFloat] {
            let it = ViewDisplay(
                Table([Item(id: 1, name: "a", weight: 2)]) {
                    switch width {
                    case .some(let width):
                        TableColumn("Name") { Text($0.name) }.width(60).width(width)
                    case nil: TableColumn("Name") { Text($0.name) }
                    }
                    TableColumn("Id") { Text("#\($0.id)") }
                },
                size: CGSize(width: 400, height: 300)
            )
            return texts(it).map(\.frame.minX)
        }
        #expect(places(.some(nil)) == places(nil))
        #expect(places(.some(60)) != places(nil))
    }

    @Test("The line between two titles changes the width of a column within its limits")
    func resizing() {
        let it = ViewDisplay(Fruits(model: model), size: CGSize(width: 400, height: 300), frames: 3)
        func start() -> CGFloat { texts(it)[2].frame.maxX - texts(it)[1].frame.minX }
        // The weight has 80 points from 236.
        let before = texts(it)[1].frame.minX
        it.down(311, 14)
        it.move(301, 14)
        it.display.advance(frames: 2)
        #expect(abs(texts(it)[1].frame.minX - (before + 10)) < 1)
        it.move(100, 14)
        it.display.advance(frames: 2)
        #expect(abs(texts(it)[1].frame.minX - (before + 20)) < 1)
        it.up(100, 14)
    }

    @Test("Titles can be hidden")
    func hiddenTitles() {
        let it = ViewDisplay(Fruits(model: model), size: CGSize(width: 400, height: 300))
        it.display.perform { model.headers = .hidden }
        it.display.advance(by: 1)
        #expect(texts(it).count == 12)
    }

    private struct Groups: View {
        @Bindable var model: Model

        var body: some View {
            Table(of: Item.self, selection: $model.chosen) {
                TableColumn("Name", value: \.name)
                if model.order.isEmpty {
                    TableColumn("Weight") { Text(verbatim: "\($0.weight)") }
                }
            } rows: {
                Section("Light") {
                    ForEach(model.items.filter { $0.weight < 3 }) { TableRow($0) }
                }
                Section("Heavy") {
                    ForEach(model.items.filter { $0.weight >= 3 }) { TableRow($0) }
                }
            }
        }
    }

    @Test("Rows can be in sections, and columns in conditions; several rows can be selected")
    func sections() {
        let it = ViewDisplay(Groups(model: model), size: CGSize(width: 400, height: 400))
        #expect(
            texts(it).map(\.string) == [
                "Name", "Weight", "Light", "apple", "1.0", "Fig 10", "2.0", "Fig 9", "2.0",
                "Heavy", "Pear", "3.5",
            ]
        )
        for name in ["apple", "Pear"] {
            guard let row = texts(it).first(where: { $0.string == name }) else { continue }
            let place = CGPoint(x: row.frame.midX, y: row.frame.midY)
            let event = PointerEvent(location: place, time: it.display.time, modifiers: .control)
            it.display.send(.pointerDown(event))
            it.display.send(.pointerUp(event))
        }
        #expect(model.chosen == [1, 2])
    }

    @Test("Only the visible rows of a hundred thousand exist")
    func lazy() {
        let items = (0..<100_000).map { Item(id: $0, name: "\($0)", weight: 0) }
        let it = ViewDisplay(
            Table(items) { TableColumn("Name", value: \.name) },
            size: CGSize(width: 400, height: 300)
        )
        #expect(texts(it).count > 6 && texts(it).count < 20)
    }

    @Test(
        "Free space is shared within the limits of columns, and what is missing is cut",
        arguments: [
            (300, [TableColumnWidth(), TableColumnWidth()], [146, 146]),
            (300, [TableColumnWidth(maximum: 50), TableColumnWidth()], [50, 242]),
            (300, [TableColumnWidth(minimum: 200), TableColumnWidth()], [200, 92]),
            (300, [TableColumnWidth(ideal: 100), TableColumnWidth(minimum: 80)], [100, 192]),
            (
                108, [TableColumnWidth(ideal: 100), TableColumnWidth(ideal: 60)],
                [60, 40]
            ),
            (20, [TableColumnWidth(ideal: 100), TableColumnWidth(ideal: 60)], [20, 20]),
            (0, [], []),
        ] as [(CGFloat, [TableColumnWidth], [CGFloat])]
    )
    func widths(total: CGFloat, columns: [TableColumnWidth], expected: [CGFloat]) {
        let widths = TableColumnsLayout(widths: columns).widths(in: total)
        #expect(widths.count == expected.count)
        for (width, expected) in zip(widths, expected) { #expect(abs(width - expected) < 1e-9) }
    }
}
