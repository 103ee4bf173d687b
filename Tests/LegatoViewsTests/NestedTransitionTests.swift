import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

@Observable private final class Model {
    var outer = true
    var inner = true
    var rows = Array(0..<4)
}

/// Nested transitions.
///
/// Nested dynamic nodes share the element inside them.
struct NestedTransitionTests {
    private struct Outer: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) {
                if model.outer { Inner(model: model) }
            }
        }
    }

    private struct Inner: View {
        let model: Model
        var body: some View {
            if model.inner { Color.red.frame(width: 40, height: 20) }
        }
    }

    @Test("A view removed inside a removed one is drawn once, with the transition of each")
    func removedInsideRemoved() throws {
        let model = Model()
        let stage = Stage(Outer(model: model))
        let leaf = try #require(stage.leaves.last)
        let linear = Animation.linear(duration: 1)
        stage.perform { withAnimation(linear) { model.outer = false } }
        stage.display.advance(frames: 15)
        stage.perform { withAnimation(linear) { model.inner = false } }
        stage.display.advance(frames: 15)
        #expect(stage.leaves.count == 1 && stage.leaves.last === leaf)
        #expect(abs(stage.shownOpacity(leaf) - 0.5 * 0.75) < 1e-6)
        #expect(stage.shownOrigin(leaf) == CGPoint(x: 80, y: 40))
        stage.display.advance(frames: 60)
        #expect(stage.layers.isEmpty && stage.display.isIdle)
    }

    @Test("A view inserted inside a removed one is drawn once, with the transition of each")
    func insertedInsideRemoved() throws {
        let model = Model()
        model.inner = false
        let stage = Stage(Outer(model: model))
        let linear = Animation.linear(duration: 1)
        stage.perform { withAnimation(linear) { model.inner = true } }
        stage.display.advance(frames: 30)
        let leaf = try #require(stage.leaves.last)
        stage.perform { withAnimation(linear) { model.outer = false } }
        stage.display.advance(frames: 15)
        #expect(stage.leaves.count == 1 && stage.leaves.last === leaf)
        #expect(abs(stage.shownOpacity(leaf) - 0.75 * 0.75) < 1e-6)
        #expect(stage.shownOrigin(leaf) == CGPoint(x: 80, y: 40))
        stage.display.advance(frames: 60)
        #expect(stage.layers.isEmpty && stage.display.isIdle)
    }

    private struct Levels: View {
        let model: Model
        let depth: Int

        var body: some View { level(depth) }

        private func level(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Color.red.frame(width: 10, height: 1)) }
            return AnyView(
                ForEach(model.rows, id: \.self) { row in
                    if row == 0 {
                        level(depth - 1)
                    } else {
                        Color.blue.frame(width: 8, height: 1)
                    }
                }
            )
        }
    }

    @Test("Nested rows cost what they contain: inserts, moves and removals are linear")
    func linear() {
        func moves(_ depth: Int) -> Int {
            let model = Model()
            let stage = Stage(Levels(model: model, depth: depth))
            let graph = stage.hosting.graph
            stage.perform { withAnimation(.linear(duration: 0.1)) { model.rows = [0] } }
            stage.display.advance(frames: 10)
            #expect(stage.leaves.count == 1)
            return graph.moves + graph.measurements + graph.steps
        }
        let (ten, twenty, forty) = (moves(10), moves(20), moves(40))
        #expect(twenty <= 2 * ten + 20, "\(ten) and \(twenty)")
        #expect(forty <= 2 * twenty + 20, "\(twenty) and \(forty)")
    }

    @Test("A link resolves to its node until the node is removed or released")
    func links() {
        let context = NodeContext(
            graph: ViewGraph(), environment: EnvironmentValues(),
            transactions: TransactionNode(parent: nil)
        )
        var parent: ViewNode? = ViewNode(context)
        var below = context
        below.parent = parent
        let child: ViewNode? = ViewNode(below)
        #expect(child?.parent === parent && parent != nil)
        let link = parent?.ownLink
        parent?.remove()
        #expect(child?.parent == nil && link?.node == nil)
        parent = ViewNode(context)
        let other = parent?.ownLink
        #expect(other?.node === parent)
        parent = nil
        #expect(other?.node == nil)
    }

    @Observable final class Cards {
        var colors = ["red", "green", "blue"]
    }

    private struct Deck: View {
        let cards: Cards
        let isSplit: Bool

        private func card(_ name: String) -> some View {
            (name == "red" ? Color.red : name == "green" ? .green : .blue)
                .frame(width: 100, height: 100)
                .transition(.offset(x: 50))
        }

        var body: some View {
            ZStack {
                if isSplit {
                    if cards.colors.contains("red") { card("red") }
                    if cards.colors.contains("green") { card("green") } else { card("blue") }
                } else {
                    ForEach(cards.colors, id: \.self) { card($0) }
                }
            }
        }
    }

    @Test(
        "A removed view keeps its place in the drawing order",
        arguments: ["red", "green", "blue", "split"])
    func order(removed: String) {
        let (cards, isSplit) = (Cards(), removed == "split")
        let it = ViewDisplay(Deck(cards: cards, isSplit: isSplit))
        it.display.perform {
            withAnimation(.linear(duration: 1)) {
                cards.colors.removeAll { $0 == (isSplit ? "green" : removed) }
            }
        }
        it.display.advance(by: 0.5)
        // The removed card is half of its way to the right.
        let behind: [UInt8] = removed == "red" ? [255, 59, 48] : [52, 199, 89]
        let blue: [UInt8] = [0, 122, 255]
        #expect(it.pixel(195, 100) == blue)
        #expect(it.pixel(220, 100) == (removed == "blue" || isSplit ? blue : behind))
    }
}
