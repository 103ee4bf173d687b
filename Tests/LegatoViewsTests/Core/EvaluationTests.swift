import Legato
import Observation
import Testing

/// Which bodies are evaluated, and how often.
struct EvaluationTests {
    /// The names of the evaluated bodies.
    final class Log {
        var names: [String] = []

        /// Returns the names noted since the last call.
        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    private let log = Log()

    @Test func onlyBodiesThatReadTheStateAreEvaluated() {
        let (first, second) = (Remote(0), Remote(0))
        let stage = ViewStage(
            VStack {
                Remoted(first) { Noted(name: "first \($0)", log: log) }
                Remoted(second) { Noted(name: "second \($0)", log: log) }
                Noted(name: "third", log: log)
            }
        )
        #expect(log.take() == ["first 0", "second 0", "third"])
        let before = stage.hosting.bodyEvaluations
        stage.change { second.value = 1 }
        #expect(log.take() == ["second 1"])
        // The view with the state, and the view that displays it.
        #expect(stage.hosting.bodyEvaluations - before == 2)
        stage.change { second.value = 1 }
        #expect(stage.hosting.bodyEvaluations - before == 2)
    }

    @Test func onlyTheBodyThatReadsABindingIsEvaluated() {
        let remote = Remote(0)
        let stage = ViewStage(Owner(remote: remote, log: log))
        #expect(log.take() == ["owner", "passes on", "reader 0"])
        stage.change { remote.value = 7 }
        #expect(log.take() == ["reader 7"])
    }

    private struct Owner: View {
        let remote: Remote<Int>
        let log: Log
        var body: some View {
            let _ = log.names.append("owner")
            Hidden(remote: remote, log: log)
        }
    }

    /// Passes a binding on without reading it.
    private struct Hidden: View {
        let remote: Remote<Int>
        let log: Log
        @State private var value = 0
        var body: some View {
            let _ = log.names.append("passes on")
            let _ = remote.attach($value)
            Reader(value: $value, log: log)
        }
    }

    private struct Reader: View {
        @Binding var value: Int
        let log: Log
        var body: some View {
            let _ = log.names.append("reader \(value)")
            Text("\(value)")
        }
    }

    @Observable final class Model {
        var name = "a"
        var count = 0
        var parts = [Part(), Part()]
    }

    @Observable final class Part {
        var value = 0
    }

    /// A view that equals another one with the same name, whatever its closure.
    private struct Named: View, Equatable {
        let name: String
        let call: () -> String
        let log: Log
        var body: some View {
            let _ = log.names.append("\(name) \(call())")
            EmptyView()
        }
        nonisolated static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    }

    private struct Pair: View {
        let model: Model
        let log: Log
        var body: some View {
            let count = model.count
            Named(name: model.name, call: { "\(count)" }, log: log).equatable()
            Named(name: model.name, call: { "\(-count)" }, log: log)
        }
    }

    @Test("An equatable view is updated only when it changes")
    func equatable() {
        let model = Model()
        let stage = ViewStage(Pair(model: model, log: log))
        #expect(log.take() == ["a 0", "a 0"])
        stage.change { model.count = 3 }
        #expect(log.take() == [])
        stage.change { model.name = "b" }
        #expect(log.take() == ["b 3", "b -3"])
    }

    @Test func observationTracksSinglePropertiesOfAModel() {
        let model = Model()
        let stage = ViewStage(
            VStack {
                Calling { log.names.append("name \(model.name)") }
                Calling { log.names.append("count \(model.count)") }
                Calling { log.names.append("part \(model.parts[1].value)") }
            }
        )
        #expect(log.take() == ["name a", "count 0", "part 0"])
        stage.change { model.count = 3 }
        #expect(log.take() == ["count 3"])
        stage.change { model.parts[0].value = 1 }
        #expect(log.take() == [])
        stage.change { model.parts[1].value = 2 }
        #expect(log.take() == ["part 2"])
        stage.change {
            model.name = "b"
            model.count = 4
            model.count = 5
        }
        #expect(log.take() == ["name b", "count 5"])
    }

    @Test func anObservableModelIsTrackedThroughTheEnvironment() throws {
        let model = Model()
        let stage = ViewStage(VStack { Environed(log: log) }.environment(model))
        #expect(log.take() == ["environed 0"])
        stage.change { withAnimation { model.count = 1 } }
        #expect(log.take() == ["environed 1"])
        #expect(try stage.strings() == ["1"])
    }

    private struct Environed: View {
        @Environment(Model.self) private var model
        let log: Log
        var body: some View {
            let _ = log.names.append("environed \(model.count)")
            Text("\(model.count)")
        }
    }

    @Test func anEnvironmentChangeEvaluatesOnlyReadersOfItsValue() {
        let remote = Remote(1)
        let stage = ViewStage(
            Remoted(remote) { limit in
                VStack {
                    Limited(log: log)
                    Noted(name: "other", log: log)
                    FontReader(log: log)
                }
                .lineLimit(limit)
            }
        )
        #expect(log.take() == ["limit 1", "other", "font"])
        stage.change { remote.value = 2 }
        #expect(log.take() == ["limit 2"])
    }

    private struct Limited: View {
        @Environment(\.lineLimit) private var limit
        let log: Log
        var body: some View {
            let _ = log.names.append("limit \(limit ?? 0)")
            EmptyView()
        }
    }

    private struct FontReader: View {
        @Environment(\.font) private var font
        let log: Log
        var body: some View {
            let _ = log.names.append(font == nil ? "font" : "set font")
            EmptyView()
        }
    }

    @Test func forEachEvaluatesNewAndChangedElements() {
        let remote = Remote([1, 2, 3])
        let stage = ViewStage(
            Remoted(remote) { numbers in
                VStack { ForEach(numbers, id: \.self) { Noted(name: "\($0)", log: log) } }
            }
        )
        #expect(log.take() == ["1", "2", "3"])
        stage.change { remote.value = [3, 1, 2] }
        #expect(log.take() == [])
        stage.change { remote.value = [3, 4, 1, 2] }
        #expect(log.take() == ["4"])
        stage.change { remote.value = [2] }
        #expect(log.take() == [])
    }

    @Test func forEachKeepsStateById() throws {
        let remote = Remote([1, 2, 3])
        let counters = (1...5).map { _ in Remote(0) }
        let stage = ViewStage(
            Remoted(remote) { numbers in
                VStack {
                    ForEach(numbers, id: \.self) { number in
                        Counting(number: number, remote: counters[number - 1])
                    }
                }
            }
        )
        let layers = stage.layers(CATextLayer.self)
        stage.change { counters[1].value = 9 }
        #expect(try stage.strings() == ["1: 0", "2: 9", "3: 0"])
        stage.change { remote.value = [2, 3, 1] }
        #expect(try stage.strings() == ["2: 9", "3: 0", "1: 0"])
        // The existing layers are kept and moved.
        #expect(Set(stage.layers(CATextLayer.self).map(ObjectIdentifier.init)).count == 3)
        #expect(stage.layers(CATextLayer.self)[0] === layers[1])
        // A removed and re-inserted view has its initial state.
        stage.change { remote.value = [3, 1] }
        stage.change { remote.value = [2, 3, 1] }
        #expect(try stage.strings() == ["2: 0", "3: 0", "1: 0"])
    }

    private struct Counting: View {
        let number: Int
        let remote: Remote<Int>
        @State private var count = 0
        var body: some View {
            let _ = remote.attach($count)
            Text("\(number): \(count)")
        }
    }

    @Test func branchesOfAConditionAreDistinctViews() throws {
        let (remote, counter) = (Remote(true), Remote(0))
        let stage = ViewStage(
            Remoted(remote) { isFirst in
                VStack {
                    if isFirst {
                        Counting(number: 1, remote: counter)
                    } else {
                        Counting(number: 2, remote: counter)
                    }
                    Counting(number: isFirst ? 3 : 4, remote: Remote(0))
                }
            }
        )
        stage.change { counter.value = 5 }
        #expect(try stage.strings() == ["1: 5", "3: 0"])
        stage.change { remote.value = false }
        #expect(try stage.strings() == ["2: 0", "4: 0"])
        stage.change { remote.value = true }
        #expect(try stage.strings() == ["1: 0", "3: 0"])
    }

    @Test func aRunningBuiltInAnimationEvaluatesNoBody() {
        let remote = Remote(0.0)
        let stage = ViewStage(
            Remoted(remote) { value in
                VStack {
                    Dot().offset(x: value).scaleEffect(1 + value / 100).opacity(1 - value / 200)
                    Text("moves").rotationEffect(.degrees(value))
                    Rectangle().fill(.red).frame(width: 20 + value, height: 20)
                }
            }
        )
        stage.change { withAnimation(.bouncy(duration: 1)) { remote.value = 60 } }
        let before = stage.hosting.bodyEvaluations
        stage.display.advance(frames: 30)
        #expect(!stage.display.isIdle)
        stage.display.advance(by: 5)
        #expect(stage.hosting.bodyEvaluations == before)
    }
}

/// A view that notes each evaluation of its body.
private struct Noted: View {
    let name: String
    let log: EvaluationTests.Log
    var body: some View {
        let _ = log.names.append(name)
        Color.red
    }
}

/// A view whose body calls a closure.
private struct Calling: View {
    let action: () -> Void
    var body: some View {
        let _ = action()
        Color.red
    }
}
