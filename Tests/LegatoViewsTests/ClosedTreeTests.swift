import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// Trees that are gone.
///
/// Trees of views whose window closes before their last actions have run.
struct ClosedTreeTests {
    @Observable final class Model {
        var path = [1]
    }

    private struct Pages: View {
        @Bindable var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                Color.red.navigationDestination(for: Int.self) { _ in Color.blue }
            }
        }
    }

    /// Shows a page, and releases its drag; returns the tree, which nothing else retains.
    private func released(_ model: Model) -> ViewGraph {
        let stage = NavigationStage(Pages(model: model))
        stage.display.advance(by: 2)
        stage.press(5, 250)
        for step in 1...6 {
            stage.move(5 + 25 * CGFloat(step), 250)
            stage.display.advance(frames: 1)
        }
        stage.release(155, 250)
        return stage.hosting.graph
    }

    @Test("The release of a page changes nothing any more, and retains nothing")
    func page() {
        let model = Model()
        weak var tree: ViewGraph?
        do {
            let graph = released(model)
            tree = graph
            // Another transaction processes what is pending in all trees.
            withAnimation {}
            withTransaction(Transaction()) {}
        }
        #expect(tree == nil)
        #expect(model.path.isEmpty)
    }
}
