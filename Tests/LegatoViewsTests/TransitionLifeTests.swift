import Foundation
import Legato
import Observation
import Testing

@testable import LegatoViews

/// Lifetime of running transitions.
///
/// Trees that are released during transitions of their views.
struct TransitionLifeTests {
    @Observable final class Model {
        var isShown = true
    }

    private struct Guest: View {
        let model: Model
        let transition: AnyTransition
        var body: some View {
            if model.isShown { Color.red.transition(transition) }
        }
    }

    private nonisolated static let transitions: [@MainActor @Sendable () -> AnyTransition] = [
        { .opacity }, { .slide }, { .scale.combined(with: .opacity) },
        { .move(edge: .leading).animation(.linear(duration: 1)) },
    ]

    @Test(
        "A tree released during a transition leaves nothing behind",
        arguments: [[false], [false, true], [false, true, false]], transitions.indices
    )
    func ends(steps: [Bool], transition: Int) {
        weak var graph: ViewGraph?
        do {
            let model = Model()
            let stage = ViewDisplay(Guest(model: model, transition: Self.transitions[transition]()))
            graph = stage.hosting.graph
            for isShown in steps {
                stage.display.perform {
                    withAnimation(.linear(duration: 1)) { model.isShown = isShown }
                }
                stage.display.advance(frames: 3)
            }
        }
        #expect(graph == nil)
    }
}
