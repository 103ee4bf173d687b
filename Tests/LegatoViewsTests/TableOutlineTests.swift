import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Tables of trees.
struct TableOutlineTests {
    nonisolated struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    private static let folders = [
        Folder(id: "A", folders: [Folder(id: "B", folders: [Folder(id: "C")]), Folder(id: "D")]),
        Folder(id: "E"),
    ]

    private struct Outline: View {
        var body: some View {
            Table(TableOutlineTests.folders, children: \.folders) {
                TableColumn("Name") { Text($0.id) }
                TableColumn("Size") { Text("size \($0.id)") }.width(100)
            }
        }
    }

    private struct Rows: View {
        @State private var isOpen = true
        var body: some View {
            Table(of: Folder.self) {
                TableColumn("Name") { Text($0.id) }
                TableColumn("Size") { Text("size \($0.id)") }.width(100)
            } rows: {
                DisclosureTableRow(Folder(id: "A"), isExpanded: $isOpen) {
                    TableRow(Folder(id: "B"))
                }
                DisclosureTableRow(Folder(id: "C")) { TableRow(Folder(id: "D")) }
            }
        }
    }

    /// Groups in cells and beside the rows.
    private struct Groups: View {
        var body: some View {
            Table(of: Folder.self) {
                TableColumn("Name") { folder in
                    DisclosureGroup("group \(folder.id)") { Text("inside \(folder.id)") }
                }
            } rows: {
                DisclosureTableRow(Folder(id: "A")) { TableRow(Folder(id: "B")) }
                DisclosureGroup("plain") { TableRow(Folder(id: "C")) }
            }
        }
    }

    private func left(_ it: ViewDisplay<some View>, _ text: String) -> CGFloat? {
        it.layer(ofText: text).map { it.middle($0).x - $0.bounds.width / 2 }
    }

    private func open(_ it: ViewDisplay<some View>, _ text: String) throws {
        let layer = try #require(it.layer(ofText: text))
        it.tap((it.middle(layer).x - layer.bounds.width / 2) - 10, it.middle(layer).y)
        it.display.advance(by: 2)
    }

    @Test("An arrow in the first cell shows the children, whose other cells stay in their columns")
    func outline() throws {
        let it = ViewDisplay(Outline(), size: CGSize(width: 400, height: 400), frames: 2)
        #expect(["A", "E"].allSatisfy { left(it, $0) == 32 })
        #expect(left(it, "B") == nil)
        let size = try #require(left(it, "size A"))
        #expect(size == 284)
        try open(it, "A")
        #expect(left(it, "B") == 48 && left(it, "D") == 48 && left(it, "E") == 32)
        #expect(left(it, "size B") == size && left(it, "size E") == size)
        try open(it, "B")
        #expect(left(it, "C") == 64 && left(it, "size C") == size)
        try open(it, "A")
        #expect(left(it, "B") == nil && left(it, "C") == nil && left(it, "E") == 32)
    }

    @Test("A row with an arrow shows its rows by a binding or by itself")
    func rows() throws {
        let it = ViewDisplay(Rows(), size: CGSize(width: 400, height: 400), frames: 2)
        #expect(left(it, "A") == 32 && left(it, "B") == 48 && left(it, "D") == nil)
        try open(it, "C")
        #expect(left(it, "D") == 48)
        try open(it, "A")
        #expect(left(it, "B") == nil && left(it, "D") == 48)
    }

    @Test("Groups in cells and groups with other labels open by their own arrows")
    func groups() throws {
        let it = ViewDisplay(Groups(), size: CGSize(width: 400, height: 600), frames: 2)
        func press(_ text: String) throws {
            let layer = try #require(it.layer(ofText: text))
            it.tap(it.middle(layer).x, it.middle(layer).y)
            it.display.advance(by: 2)
        }
        try open(it, "group A")
        #expect(left(it, "group A") == 32 && left(it, "group B") == 48)
        #expect(left(it, "inside A") == nil)
        try press("group A")
        #expect(left(it, "inside A") == 32 && left(it, "group B") == 48)
        #expect(left(it, "group C") == nil)
        try press("plain")
        #expect(left(it, "group C") == 36)
    }
}
