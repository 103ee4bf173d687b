#if Combine
import Combine
import SwiftUI
import Testing

private final class Score: ObservableObject {
    @Published var points = 0
    @Published var name = "A"
}

/// Records what the views of a test are evaluated with.
private final class Log {
    var entries: [String] = []
    var score: Score?
    var binding: Binding<Int>?
}

private struct Board: View {
    @StateObject private var score = Score()
    var log: Log
    var title: String

    var body: some View {
        log.entries.append("\(title)\(score.points)")
        log.score = score
        log.binding = $score.points
        return Rectangle().frame(width: CGFloat(10 + score.points), height: 10)
    }
}

private struct Points: View {
    @ObservedObject var score: Score
    var log: Log

    var body: some View {
        log.entries.append("\(score.name)\(score.points)")
        return Rectangle()
    }
}

private struct Inherited: View {
    @EnvironmentObject private var score: Score
    var log: Log

    var body: some View {
        log.entries.append("\(score.name)\(score.points)")
        return Rectangle()
    }
}

private struct Receiver: View {
    var subject: PassthroughSubject<Int, Never>
    var isThere = true
    var log: Log

    var body: some View {
        if isThere {
            Rectangle().onReceive(subject) { log.entries.append("received \($0)") }
        }
    }
}

@MainActor
private final class Stage<V: View> {
    let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
    let layer: HostingLayer<V>

    init(_ view: V) {
        layer = HostingLayer(rootView: view)
        display.perform {
            layer.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(layer)
        }
        tick()
    }

    func tick() { display.advance(by: 1.0 / 60) }

    func change(_ body: () -> Void) {
        display.perform(body)
        tick()
    }
}

@MainActor
struct ObservableObjectTests {
    @Test("A view follows its state object, once for changes made together")
    func stateObject() throws {
        let log = Log()
        let stage = Stage(Board(log: log, title: "a"))
        let score = try #require(log.score)
        #expect(log.entries == ["a0"])
        stage.change {
            score.points = 1
            score.points = 2
            score.name = "B"
        }
        #expect(log.entries == ["a0", "a2"])
    }

    @Test("A state object outlives the values of its view")
    func stateObjectIsKept() throws {
        let log = Log()
        let stage = Stage(Board(log: log, title: "a"))
        let first = try #require(log.score)
        first.points = 5
        stage.tick()
        stage.change { stage.layer.rootView = Board(log: log, title: "b") }
        #expect(log.entries == ["a0", "a5", "b5"])
        #expect(log.score === first)
    }

    @Test("A change of an observable object animates with its transaction")
    func animation() throws {
        let log = Log()
        let stage = Stage(Board(log: log, title: "a"))
        let score = try #require(log.score)
        stage.display.perform { withAnimation(.linear(duration: 1)) { score.points = 60 } }
        stage.display.advance(by: 0.5)
        let box = try #require(stage.layer.sublayers?.first)
        #expect(box.bounds.width == 70)
        #expect(abs((box.presentation()?.bounds.width ?? 0) - 40) < 1)
    }

    @Test("A binding to a property of an observable object sets it")
    func binding() throws {
        let log = Log()
        let stage = Stage(Board(log: log, title: "a"))
        stage.change { log.binding?.wrappedValue = 7 }
        #expect(log.score?.points == 7)
        #expect(log.entries == ["a0", "a7"])
    }

    @Test("A view that receives another object follows that one alone")
    func otherObject() {
        let (first, second, log) = (Score(), Score(), Log())
        second.name = "B"
        let stage = Stage(Points(score: first, log: log))
        stage.change { stage.layer.rootView = Points(score: second, log: log) }
        stage.change { first.points = 1 }
        stage.change { second.points = 2 }
        #expect(log.entries == ["A0", "B0", "B2"])
    }

    @Test("An environment object reaches the views below, and the inner of two wins")
    func environmentObject() {
        let (outer, inner, log) = (Score(), Score(), Log())
        inner.name = "B"
        let stage = Stage(Inherited(log: log).environmentObject(inner).environmentObject(outer))
        stage.change { outer.points = 1 }
        stage.change { inner.points = 2 }
        #expect(log.entries == ["B0", "B2"])
    }

    @Test("A change announced on another thread arrives on the main actor")
    func otherThread() async {
        let (score, log) = (Score(), Log())
        let stage = Stage(Points(score: score, log: log))
        nonisolated(unsafe) let object = score
        await Task.detached { object.points = 3 }.value
        // Work that the other thread has enqueued on the main actor runs first.
        await Task { @MainActor in }.value
        stage.tick()
        #expect(log.entries == ["A0", "A3"])
    }

    @Test("A view receives a publisher's values until its removal")
    func receive() {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
        let stage = Stage(Receiver(subject: subject, log: log))
        subject.send(1)
        stage.change { stage.layer.rootView = Receiver(subject: subject, log: log) }
        subject.send(2)
        stage.change { stage.layer.rootView = Receiver(subject: subject, isThere: false, log: log) }
        subject.send(3)
        #expect(log.entries == ["received 1", "received 2"])
    }

    @Test("A view that receives another publisher leaves the first one")
    func otherPublisher() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = Log()
        let stage = Stage(Receiver(subject: first, log: log))
        stage.change { stage.layer.rootView = Receiver(subject: second, log: log) }
        first.send(1)
        second.send(2)
        #expect(log.entries == ["received 2"])
    }

    @Test("A value that a publisher delivers at once arrives when the view appears")
    func currentValue() {
        let log = Log()
        _ = Stage(Rectangle().onReceive(Just(4)) { log.entries.append("received \($0)") })
        #expect(log.entries == ["received 4"])
    }
}
#endif
