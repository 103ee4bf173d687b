import Foundation
import Legato
import Testing

@testable import LegatoLayers
@testable import LegatoViews

/// Places in accessibility elements.
///
/// The rows and columns of tables, and the places of characters, for assistive technologies.
struct AccessibilityPlaceTests {
    nonisolated struct Item: Identifiable {
        let id: Int
        var name: String { "n\(id)" }
    }

    private func table(
        _ count: Int, selection: Binding<Int?> = .constant(nil), height: CGFloat = 200
    ) throws -> AccessibilityElement {
        let view = Table((0..<count).map(Item.init), selection: selection) {
            TableColumn("Name", value: \.name)
            TableColumn("Parts") { item in
                HStack {
                    Text("a\(item.id)")
                    Button("b") {}
                }
            }
            TableColumn("Empty") { _ in Color.clear }
        }
        let elements = ViewStage(view, width: 300, height: height).hosting.viewElements
        #expect(elements.count == 1)
        return try #require(elements.first)
    }

    @Test("A table contains its column headers and rows, and a row one cell for each column")
    func tables() throws {
        var chosen: Int? = 1
        let selection = Binding(get: { chosen }, set: { chosen = $0 })
        let table = try table(3, selection: selection)
        #expect(table.role == .table)
        #expect(
            table.children.map(\.role) == Array(repeating: .columnHeader, count: 3)
                + Array(repeating: .tableRow, count: 3))
        #expect(table.children.prefix(3).map(\.label) == ["Name", "Parts", "Empty"])
        let rows = table.children.dropFirst(3)
        #expect(rows.map { $0.traits.contains(.isSelected) } == [false, true, false])
        for (index, row) in rows.enumerated() {
            #expect(row.row == AccessibilityRow(index: index, count: 3))
            #expect(row.children.map(\.role) == [.cell, .cell, .cell])
            #expect(row.children[0].label == "n\(index)")
            #expect(row.children[1].children.map(\.label) == ["a\(index)", "b"])
            // A cell has the width of its column.
            let header = table.children[0].frame
            #expect(row.children[0].frame.width >= header.width && header.width > 0)
        }
        #expect(rows.last?.perform() == true && chosen == 2)
    }

    @Test("Rows without views count")
    func lazyRows() throws {
        let table = try table(500)
        let rows = table.children.dropFirst(3)
        #expect(rows.count > 1 && rows.count < 100)
        #expect(rows.map(\.row) == rows.indices.map { AccessibilityRow(index: $0 - 3, count: 500) })
    }

    /// The laws of the places of a text's letters.
    private func expectPlaces(of text: AccessibilityText, in frame: CGRect) throws {
        let scalars = Array(text.string.unicodeScalars)
        var union: CGRect?
        // A space at the end of a wrapped line has no width.
        for (index, scalar) in scalars.enumerated() where !scalar.properties.isWhitespace {
            let bounds = try #require(text.bounds(index..<index + 1))
            #expect(bounds.width > 0 && bounds.height > 0)
            #expect(frame.insetBy(dx: -1, dy: -1).contains(bounds))
            let found = try #require(text.character(CGPoint(x: bounds.midX, y: bounds.midY)))
            // A combining scalar is found with its letter.
            #expect(found == index || text.bounds(found..<found + 1) == bounds)
            union = union?.union(bounds) ?? bounds
        }
        let whole = try #require(text.bounds(0..<scalars.count))
        let letters = try #require(union)
        #expect(whole.minX <= letters.minX + 1e-6 && letters.maxX <= whole.maxX + 1e-6)
        #expect(whole.minY <= letters.minY + 1e-6 && letters.maxY <= whole.maxY + 1e-6)
        #expect(text.character(CGPoint(x: frame.maxX + 50, y: frame.midY)) == nil)
        #expect(text.character(CGPoint(x: frame.midX, y: frame.maxY + 50)) == nil)
    }

    @Test(
        "Each letter of a field has a place, which leads back to it",
        arguments: ["a", "Änne A\u{301}b", "שלום abc", "fi ffi 👩‍🚀!"])
    func fields(string: String) throws {
        let view = VStack {
            TextField("Name", text: .constant(string))
            SecureField("Secret", text: .constant(string))
            TextEditor(text: .constant(string + "\nsecond line that is wrapped " + string))
        }
        let stage = ViewStage(view, width: 220, height: 300)
        let all = stage.hosting.viewElements
        #expect(all.count == 3)
        for element in all {
            let text = try #require(element.text)
            try expectPlaces(of: text, in: element.frame)
            // The insertion point at the end.
            let count = text.string.unicodeScalars.count
            let end = try #require(text.bounds(count..<count))
            #expect(end.width == 0 && end.height > 0)
        }
        let (name, secret) = (try #require(all[0].text), try #require(all[1].text))
        #expect(name.bounds(0..<1)?.minY != secret.bounds(0..<1)?.minY)
        withExtendedLifetime(stage) {}
    }

    @Test("The places of letters follow the scale and the place of the view")
    func transformed() throws {
        func first(_ scale: CGFloat) throws -> CGRect {
            let view = TextField("Name", text: .constant("abc"))
                .scaleEffect(scale, anchor: .topLeading)
            let stage = ViewStage(view, width: 220, height: 40)
            return try #require(stage.hosting.viewElements[0].text?.bounds(1..<2))
        }
        let (plain, half) = (try first(1), try first(0.5))
        #expect(abs(half.width - plain.width / 2) < 1e-6 && abs(half.minX - plain.minX / 2) < 1e-6)
        #expect(abs(half.height - plain.height / 2) < 1e-6)
    }

    @Test("A text that can be selected has the places of its letters, and is selected")
    func selectableText() throws {
        let view = VStack {
            Text("one two")
            Text("a\nb") + Text("c").bold()
            Text("plain").textSelection(.disabled)
        }
        .textSelection(.enabled)
        let stage = ViewStage(view)
        let all = stage.hosting.viewElements
        #expect(all.map(\.text?.string) == ["one two", "a\nbc", nil])
        for element in all.prefix(2) {
            let text = try #require(element.text)
            #expect(!text.isEditable && element.traits.contains(.isStaticText))
            try expectPlaces(of: text, in: element.frame)
        }
        stage.change { all[0].text?.select(4..<7) }
        #expect(stage.hosting.viewElements[0].text?.selection == 4..<7)
        let combined = ViewStage(view.accessibilityElement(children: .combine)).hosting.viewElements
        #expect(combined.count == 1 && combined[0].text == nil)
    }
}
