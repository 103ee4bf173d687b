import Legato
import Observation
import Testing

/// Changes of observable objects keep their own transactions.
struct ObservedTransactionTests {
    @Observable final class Model {
        var isOn = false
        var x = 0.0
        var y = 0.0
    }

    private struct Observer: View {
        let model: Model

        var body: some View { Dot().offset(x: model.isOn ? model.x : 0).offset(y: model.y) }
    }

    private let model = Model()

    /// Returns the centre at quarters of a second.
    private func places<V>(_ stage: ViewStage<V>, _ times: [Double]) throws -> [CGPoint] {
        let dot = try #require(stage.layers().first)
        return try stage.values(at: times) { try stage.middle(dot) }
    }

    @Test("A plain change before an animated one that the same body reads keeps the animation")
    func plainFirst() throws {
        let stage = ViewStage(Observer(model: model))
        let start = try places(stage, [0])[0].x
        stage.change {
            model.isOn = true
            withAnimation(.linear(duration: 1)) { model.x = 80 }
        }
        let x = try places(stage, [0.25, 0.5, 1]).map { Double($0.x - start) }
        expectClose(x, [20, 40, 80])
    }

    @Test("A plain change after an animated one that the same body reads is not animated")
    func plainLast() throws {
        model.isOn = true
        let stage = ViewStage(Observer(model: model))
        let start = try places(stage, [0])[0]
        stage.change {
            withAnimation(.linear(duration: 1)) { model.x = 80 }
            model.y = 40
        }
        let places = try places(stage, [0.25, 0.5, 1])
        expectClose(places.map { Double($0.x - start.x) }, [20, 40, 80])
        expectClose(places.map { Double($0.y - start.y) }, [40, 40, 40])
    }

    @Test("Two animations of one body have their own durations")
    func two() throws {
        model.isOn = true
        let stage = ViewStage(Observer(model: model))
        let start = try places(stage, [0])[0]
        stage.change {
            withAnimation(.linear(duration: 1)) { model.x = 80 }
            withAnimation(.linear(duration: 2)) { model.y = 80 }
        }
        let places = try places(stage, [0.5, 1, 1.5])
        expectClose(places.map { Double($0.x - start.x) }, [40, 80, 80])
        expectClose(places.map { Double($0.y - start.y) }, [20, 40, 60])
    }

    @Test("Changes in one transaction evaluate the body once")
    func evaluations() {
        let stage = ViewStage(Observer(model: model))
        let before = stage.hosting.bodyEvaluations
        stage.change {
            withAnimation(.linear(duration: 1)) {
                model.isOn = true
                model.x = 80
            }
        }
        #expect(stage.hosting.bodyEvaluations - before == 1)
    }
}
