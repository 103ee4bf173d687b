import Legato
import Observation
import Testing

@testable import LegatoViews

/// A layer is updated when a value that it reads changes, and not otherwise.
struct RepresentableChangeTests {
    final class Log {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    @Observable final class Model {
        var count = 0
        var other = 0
    }

    /// A custom property in the view that represents a layer.
    private struct Doubled: DynamicProperty {
        @State var count = 0
        private(set) var double = 0
        mutating func update() { double = 2 * count }
    }

    private struct Plate: @MainActor LayerRepresentable {
        @Binding var value: Int
        let model: Model
        let remotes: (Remote<Int>, Remote<Int>)
        let log: Log
        @State private var count = 0
        @Environment(\.lineLimit) private var limit
        private var doubled = Doubled()

        init(_ value: Binding<Int>, _ model: Model, _ log: Log) {
            (_value, self.model, self.log) = (value, model, log)
            remotes = (Remote(0), Remote(0))
        }

        init(
            _ value: Binding<Int>, _ model: Model, _ remotes: (Remote<Int>, Remote<Int>), _ log: Log
        ) {
            (_value, self.model, self.remotes, self.log) = (value, model, remotes, log)
        }

        func makeLayer(context: Context) -> CALayer {
            remotes.0.attach($count)
            remotes.1.attach(doubled.$count)
            return CALayer()
        }

        func updateLayer(_ layer: CALayer, context: Context) {
            let animation = context.transaction.animation == nil ? "" : " animated"
            log.lines.append(
                "\(value) \(model.count) \(count) \(limit ?? 0) \(doubled.double)\(animation)"
            )
        }
    }

    private struct Owner: View {
        let remote: Remote<Int>
        let make: (Binding<Int>) -> Plate
        @State private var value = 0
        var body: some View {
            let _ = remote.attach($value)
            make($value)
        }
    }

    @Test func theLayerIsUpdatedWhenADependencyChanges() {
        let (model, log, value, limit, other) = (Model(), Log(), Remote(0), Remote(1), Remote(0))
        let remotes = (Remote(0), Remote(0))
        let stage = ViewStage(
            Remoted(other) { other in
                Remoted(limit) { limit in
                    Owner(remote: value) { Plate($0, model, remotes, log) }
                        .lineLimit(limit)
                }
                .environment(\.lineSpacing, CGFloat(other))
            }
        )
        #expect(log.take() == ["0 0 0 1 0"])
        stage.change { value.value = 1 }
        #expect(log.take() == ["1 0 0 1 0"])
        stage.change { model.count = 2 }
        #expect(log.take() == ["1 2 0 1 0"])
        stage.change { remotes.0.value = 3 }
        #expect(log.take() == ["1 2 3 1 0"])
        stage.change { limit.value = 4 }
        #expect(log.take() == ["1 2 3 4 0"])
        stage.change { remotes.1.value = 5 }
        #expect(log.take() == ["1 2 3 4 10"])
        stage.change { withAnimation { model.count = 6 } }
        #expect(log.take() == ["1 6 3 4 10 animated"])
        // Several changes in one turn cause one update.
        stage.change {
            value.value = 7
            model.count = 7
            remotes.0.value = 7
        }
        #expect(log.take() == ["7 7 7 4 10"])
        // None of these is read.
        stage.change { model.other = 1 }
        stage.change { value.value = 7 }
        stage.change { other.value = 1 }
        stage.display.advance(frames: 2)
        #expect(log.take() == [])
    }

    @Test func aBindingToAnotherLocationOrConstantIsAChange() {
        let (model, log, constant) = (Model(), Log(), Remote(1))
        let parent = Remote(0)
        let remotes = (Remote(0), Remote(0))
        let stage = ViewStage(
            Remoted(parent) { parent in
                Remoted(constant) { constant in
                    Text("\(parent)")
                    Plate(.constant(constant), model, remotes, log)
                }
            }
        )
        stage.change { parent.value = 1 }
        #expect(log.take() == ["1 0 0 0 0"])
        stage.change { constant.value = 2 }
        #expect(log.take() == ["2 0 0 0 0"])
    }

    @Test func aClosureBindingIsTrackedWhereItIsRead() {
        let (model, log) = (Model(), Log())
        let stage = ViewStage(
            Plate(Binding(get: { model.other * 2 }, set: { model.other = $0 }), model, log)
        )
        #expect(log.take() == ["0 0 0 0 0"])
        stage.change { model.other = 4 }
        #expect(log.take() == ["8 0 0 0 0"])
    }

    /// A bar whose size a model determines, with its own coordinator and layer.
    private struct Bar: @MainActor LayerRepresentable {
        let model: Model
        let log: Log
        @Environment(\.lineLimit) private var limit

        func makeCoordinator() -> String { "coordinator for \(limit ?? 0)" }

        func makeLayer(context: Context) -> CAGradientLayer {
            log.lines.append("\(context.coordinator), layer for \(limit ?? 0)")
            return CAGradientLayer()
        }

        func updateLayer(_ layer: CAGradientLayer, context: Context) { log.lines.append("update") }

        func sizeThatFits(
            _ proposal: ProposedViewSize, layer: CAGradientLayer, context: Context
        ) -> CGSize? {
            CGSize(width: 10 + model.count, height: 10 * (limit ?? 1))
        }
    }

    @Test func theSizeFollowsItsDependencies() throws {
        let (model, log, limit) = (Model(), Log(), Remote(2))
        let stage = ViewStage(Remoted(limit) { Bar(model: model, log: log).lineLimit($0) })
        #expect(log.take() == ["coordinator for 2, layer for 2", "update"])
        let layer = try #require(stage.layers(CAGradientLayer.self).first)
        #expect(layer.bounds.size == CGSize(width: 10, height: 20))
        stage.change { model.count = 5 }
        #expect(layer.bounds.size == CGSize(width: 15, height: 20))
        stage.change { limit.value = 3 }
        #expect(layer.bounds.size == CGSize(width: 15, height: 30))
        #expect(log.take() == ["update", "update"])
        stage.change { model.other = 3 }
        #expect(log.take() == [])
    }

    /// Counts the completions of its updates in its state.
    private struct Counting: @MainActor LayerRepresentable {
        let model: Model
        let log: Log
        @State private var completions = 0

        func makeLayer(context: Context) -> CALayer { CALayer() }

        func updateLayer(_ layer: CALayer, context: Context) {
            log.lines.append("\(model.count) \(completions)")
            guard completions < 2 else { return }
            context.animate {
                layer.opacity = 0.5
            } completion: {
                completions += 1
            }
        }
    }

    @Test func aCompletionCanChangeState() {
        let (model, log) = (Model(), Log())
        let messages = warnings {
            let stage = ViewStage(Counting(model: model, log: log))
            stage.display.advance(frames: 1)
            #expect(log.take() == ["0 0", "0 1", "0 2"])
            stage.change { model.count = 1 }
            #expect(log.take() == ["1 2"])
        }
        #expect(messages == [])
    }

    @Test func aRemovedLayerIsNotUpdated() {
        let (model, log, isShown) = (Model(), Log(), Remote(true))
        let stage = ViewStage(
            Remoted(isShown) { isShown in
                if isShown { Bar(model: model, log: log) }
            }
        )
        _ = log.take()
        stage.change {
            model.count = 1
            isShown.value = false
        }
        stage.change { model.count = 2 }
        stage.display.advance(frames: 2)
        #expect(log.take() == [])
    }
}
