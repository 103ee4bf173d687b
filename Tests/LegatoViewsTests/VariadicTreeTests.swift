import Foundation
import Legato
import Testing

/// Views arranged by the older names.
struct VariadicTreeTests {
    private struct Divided: _VariadicView_MultiViewRoot {
        @ViewBuilder func body(children: _VariadicView.Children) -> some View {
            let last: AnyHashable? = children.last?.id
            ForEach(children) { child in
                child
                if child.id != last { Rectangle().frame(height: 2) }
            }
        }
    }

    private struct Row: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            HStack(spacing: 0) {
                ForEach(children) { $0 }
                Text("\(children.count)")
            }
        }
    }

    @Test("Lines come between the views, in the stack around")
    func lines() throws {
        let stage = ViewStage(
            VStack(spacing: 0) {
                _VariadicView.Tree(Divided()) {
                    Color.red.frame(width: 10, height: 10)
                    ForEach(0..<2) { _ in Color.blue.frame(width: 10, height: 10) }
                }
            }
        )
        let heights = try stage.layers().map { try stage.middle($0).y }.sorted()
        // 34 points around the centre at 100.
        #expect(heights == [88, 94, 100, 106, 112])
    }

    @Test("A root counts the views")
    func count() throws {
        let stage = ViewStage(
            _VariadicView.Tree(Row()) {
                Text("a"); Text("b")
            })
        #expect(try stage.strings() == ["a", "b", "2"])
    }

    private struct Weight: _ViewTraitKey { static let defaultValue = 1 }

    private struct Total: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack {
                children
                Text("\(children.map { $0[Weight.self] }.reduce(0, +))")
            }
        }
    }

    @Test("A root reads the traits of the views")
    func traits() throws {
        let stage = ViewStage(
            _VariadicView.Tree(Total()) {
                Text("a")
                Text("b")._trait(Weight.self, 20)
            })
        #expect(try stage.strings() == ["a", "b", "21"])
    }
}
