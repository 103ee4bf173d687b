import Foundation
import Legato
import Testing

/// Separators of lists.
///
/// The separators at the edges of rows and sections.
struct ListSeparatorTests {
    private let size = CGSize(width: 300, height: 300)

    /// The edges of rows of 44 points where lines are shown, counted from the top of the first row.
    private func lines<V: View>(_ list: V) -> [CGFloat] {
        shown(list).map(\.y)
    }

    private func shown<V: View>(_ list: V) -> [(y: CGFloat, color: CGColor?)] {
        let it = ViewDisplay(list.listStyle(.plain), size: size)
        return it.layers(CGSize(width: 284, height: 1)).filter { !$0.isHidden }
            .map { ($0.convert($0.bounds, to: it.hosting).minY, $0.backgroundColor) }
            .sorted { $0.0 < $1.0 }
    }

    private func row(_ number: Int) -> some View { Color.red.frame(height: 22) }

    @Test("A row hides the separators at the given edges only")
    func rows() {
        func hiding(_ edges: VerticalEdge.Set) -> [CGFloat] {
            lines(
                List(0..<3) {
                    row($0).listRowSeparator($0 == 1 ? .hidden : .automatic, edges: edges)
                }
            )
        }
        #expect(lines(List(0..<3) { row($0) }) == [43, 87, 131])
        #expect(hiding(.bottom) == [43, 131])
        #expect(hiding(.top) == [87, 131])
        #expect(hiding(.all) == [131])
        #expect(hiding([]) == [43, 87, 131])
    }

    @Test("Edges that an outer modifier does not name keep the value of the inner one")
    func nesting() {
        let list = List(0..<3) {
            row($0).listRowSeparator(.hidden, edges: .top)
                .listRowSeparator(.visible, edges: .bottom)
        }
        #expect(lines(list) == [131])
    }

    @Test("A visible separator at the top of the first row is drawn")
    func firstRow() {
        #expect(lines(List(0..<2) { row($0).listRowSeparator(.visible) }) == [0, 43, 87])
    }

    @Test("A section shows and hides the separators above its first and below its last row")
    func sections() {
        func list(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> [CGFloat] {
            lines(
                List {
                    Section { ForEach(0..<2) { row($0) } }
                        .listSectionSeparator(visibility, edges: edges)
                }
            )
        }
        #expect(list(.automatic, .all) == [43, 87])
        #expect(list(.visible, .top) == [0, 43, 87])
        #expect(list(.visible, .bottom) == [43, 87])
        #expect(list(.hidden, .top) == [43, 87])
        #expect(list(.hidden, .bottom) == [43])
    }

    @Test("Tints follow their edges, and those of rows precede those of sections")
    func tints() {
        let found = shown(
            List {
                Section {
                    row(0).listRowSeparatorTint(.blue, edges: .top)
                    row(1).listRowSeparatorTint(.green, edges: .top)
                    row(2).listRowSeparatorTint(.green, edges: .top)
                }
                .listSectionSeparator(.visible)
                .listSectionSeparatorTint(.red)
            }
        )
        let environment = EnvironmentValues()
        func color(_ color: Color) -> CGColor { color.resolve(in: environment).cgColor }
        #expect(
            found.map(\.color) == [color(.blue), color(.green), color(.green), color(.red)]
        )
    }
}
