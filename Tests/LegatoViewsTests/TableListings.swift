import Foundation
import Legato
import Testing

nonisolated struct Person: Identifiable {
    let id = UUID()
    var name: String
    var age: Int
}

struct People: View {
    @State private var people = [Person(name: "Ada", age: 36), Person(name: "Alan", age: 41)]
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
        Table(people, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
                .width(80)
        }
        .onChange(of: order) { people.sort(using: order) }
    }
}

private struct Project: View {
    nonisolated struct Folder: Identifiable {
        let name: String
        var files: [Folder] = []
        var id: String { name }
    }

    let project = Folder(name: "Kites", files: [Folder(name: "Plan"), Folder(name: "Photo")])
    @State private var showsFiles = false

    var body: some View {
        Table(of: Folder.self) {
            TableColumn("Name") { Text($0.name) }
        } rows: {
            DisclosureTableRow(project, isExpanded: $showsFiles) {
                ForEach(project.files) { TableRow($0) }
            }
        }
    }
}

/// Listings on tables.
///
/// The listings of the documentation comments on tables and on rows with an arrow.
struct TableListings {
    @Test("A table of people sorts by the column that is clicked")
    func people() {
        let it = ViewDisplay(People())
        func names() -> [String] {
            var found: [(String, CGFloat)] = []
            var waiting: [CALayer] = [it.hosting]
            while let layer = waiting.popLast() {
                if let text = layer as? CATextLayer, let string = text.string as? String {
                    found.append((string, it.middle(layer).y))
                }
                waiting += layer.sublayers ?? []
            }
            return found.sorted { $0.1 < $1.1 }.map(\.0).filter { $0.hasPrefix("A") && $0 != "Age" }
        }
        #expect(names() == ["Ada", "Alan"])
        it.tap(40, 14)
        it.display.advance(by: 1)
        #expect(names() == ["Alan", "Ada"])
    }

    @Test("The arrow of the row shows the files")
    func project() throws {
        let it = ViewDisplay(Project(), size: CGSize(width: 400, height: 400), frames: 2)
        #expect(it.layer(ofText: "Plan") == nil)
        let name = try #require(it.layer(ofText: "Kites"))
        it.tap(it.middle(name).x - name.bounds.width / 2 - 10, it.middle(name).y)
        it.display.advance(by: 2)
        let (plan, photo) = (it.middle(ofText: "Plan"), it.middle(ofText: "Photo"))
        #expect(try it.middle(name).y < #require(plan).y)
        #expect(try #require(plan).y < #require(photo).y)
    }
}
