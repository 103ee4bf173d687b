import Foundation
import Legato
import Testing

/// Controls and their list rows.
struct RowControlTests {
    private let size = CGSize(width: 300, height: 400)

    /// Clicks in the rows of a plain list, each 44 points high, near the trailing edge.
    private func clicks(_ journal: Journal, _ rows: some View, _ count: Int) -> [String] {
        let it = ViewDisplay(List { rows }.listStyle(.plain), size: size)
        return (0..<count).map { row in
            it.tap(230, 22 + 44 * CGFloat(row))
            it.display.advance(frames: 2)
            return journal.take().joined(separator: " ")
        }
    }

    @Test("A row with one button performs its action; styles that are set limit it to the label")
    func buttons() {
        let journal = Journal()
        func add(_ line: String) -> () -> Void { { journal.lines.append(line) } }
        let rows = Group {
            Button("A", action: add("a"))
            HStack {
                Button("B", action: add("b"))
                Text("text")
                Spacer()
            }
            Button("C", action: add("c")).buttonStyle(.plain)
            Button("D", action: add("d")).buttonStyle(.borderless)
            HStack {
                Button("E", action: add("e"))
                Button("F", action: add("f"))
                Spacer()
            }
            Button("G", action: add("g")).disabled(true)
        }
        #expect(clicks(journal, rows, 6) == ["a", "b", "", "", "", ""])
    }

    @Test("A row of a link opens it, and a row with a disclosure arrow expands its group")
    func links() throws {
        let journal = Journal()
        let url = try #require(URL(string: "legato://row"))
        let rows = Group {
            Link("Link", destination: url)
            DisclosureGroup("Group") {
                Text("inside").onAppear { journal.lines.append("inside") }
            }
        }
        .environment(
            \.openURL,
            OpenURLAction { _ in
                journal.lines.append("url")
                return .handled
            }
        )
        #expect(clicks(journal, rows, 2) == ["url", "inside"])
    }

    @Test("A row with a picker or a menu opens it, wherever it is clicked")
    func pickers() {
        let rows = List {
            Picker("Size", selection: .constant(1)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            Menu("More") { Button("Item") {} }
        }
        .listStyle(.plain)
        for (row, text) in ["Large", "Item"].enumerated() {
            let it = ViewDisplay(rows, size: size)
            it.tap(120, 22 + 44 * CGFloat(row))
            it.display.advance(by: 1)
            #expect(it.layer(ofText: text) != nil)
        }
    }

    @Test("A row is highlighted while its control is pressed, on the label or beside it")
    func highlight() {
        let it = ViewDisplay(
            List {
                Button("Press") {}
                Text("Other")
            }
            .listStyle(.plain), size: size
        )
        let plain = it.pixel(280, 40)
        for x in [25, 200] as [CGFloat] {
            it.down(x, 22)
            it.display.advance(frames: 2)
            #expect(it.pixel(280, 40) == [0xD1, 0xD1, 0xD6])
            #expect(it.pixel(280, 80) == plain)
            it.up(x, 22)
            it.display.advance(frames: 2)
            #expect(it.pixel(280, 40) == plain)
        }
    }

    @Test("A drag in a row with a button scrolls the list and does not press the button")
    func scroll() {
        let journal = Journal()
        let it = ViewDisplay(
            List(0..<30) { row in Button("\(row)") { journal.lines.append("\(row)") } }
                .listStyle(.plain), size: size
        )
        it.down(200, 200)
        for y in stride(from: CGFloat(190), through: 100, by: -10) {
            it.move(200, y)
            it.display.advance(frames: 1)
        }
        it.up(200, 100)
        it.display.advance(by: 1)
        #expect(journal.lines.isEmpty)
        #expect(it.middle(ofText: "5").map { $0.y < 200 } ?? true)
    }
}
