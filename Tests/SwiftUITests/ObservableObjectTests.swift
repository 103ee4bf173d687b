import Combine
import SwiftUI
import Testing

private final class Score: ObservableObject {
    @Published var points = 0
    @Published var name = "A"
}

private struct Board: View {
    static var evaluations = 0
    @StateObject private var score = Score()
    var found: (Score) -> Void

    var body: some View {
        Self.evaluations += 1
        found(score)
        return Rectangle().frame(width: CGFloat(score.points), height: 10)
    }
}

@MainActor
private func shown<V: View>(_ view: V) -> (HeadlessDisplay, HostingLayer<V>) {
    let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
    let layer = HostingLayer(rootView: view)
    display.perform {
        layer.frame = display.rootLayer.bounds
        display.rootLayer.addSublayer(layer)
    }
    display.advance(by: 1.0 / 60)
    return (display, layer)
}

@Suite(.serialized) @MainActor
struct ObservableObjectTests {
    @Test("A view follows its state object's changes, once for changes made together")
    func stateObject() throws {
        Board.evaluations = 0
        var score: Score?
        let (display, _) = shown(Board { score = $0 })
        let object = try #require(score)
        #expect(Board.evaluations == 1)
        display.perform {
            object.points = 40
            object.name = "B"
        }
        display.advance(by: 1.0 / 60)
        #expect(Board.evaluations == 2)
        #expect(score === object)
    }
}
