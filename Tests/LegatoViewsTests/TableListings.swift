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

/// The listing of the documentation comment on tables.
@Suite("Listing on tables")
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
}
