import Legato
import Testing

/// The life cycle of views: `onAppear`, `onDisappear`, `onChange` and `task`.
struct LifeCycleTests {
    /// The calls, in order.
    private final class Log {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private struct Noted<Content: View>: View {
        let name: String
        let log: Log
        @ViewBuilder let content: () -> Content

        var body: some View {
            content()
                .onAppear { log.lines.append("+\(name)") }
                .onDisappear { log.lines.append("-\(name)") }
        }
    }

    // MARK: Insertion and removal

    @Test func outerViewsAppearAndDisappearLast() {
        let (log, remote) = (Log(), Remote(false))
        let stage = ViewStage(
            Remoted(remote) { isShown in
                if isShown {
                    Noted(name: "outer", log: log) {
                        VStack {
                            Noted(name: "a", log: log) { Dot() }
                            Noted(name: "b", log: log) { Dot() }
                        }
                    }
                }
            }
        )
        #expect(log.take().isEmpty)
        stage.change { remote.value = true }
        #expect(log.take() == ["+a", "+b", "+outer"])
        stage.display.advance(by: 1)
        stage.change { remote.value = false }
        #expect(log.take() == ["-a", "-b", "-outer"])
        stage.display.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test func aViewRemovedWithATransitionDisappearsAtItsEnd() {
        let (log, remote) = (Log(), Remote(true))
        let stage = ViewStage(
            Remoted(remote) { isShown in
                if isShown { Noted(name: "dot", log: log) { Dot() } }
            }
        )
        #expect(log.take() == ["+dot"])
        for _ in 0..<3 {
            stage.change { withAnimation(.linear(duration: 1)) { remote.value = false } }
            stage.display.advance(by: 0.5)
            stage.change { withAnimation(.linear(duration: 1)) { remote.value = true } }
            stage.display.advance(by: 0.25)
            #expect(log.take().isEmpty)
        }
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = false } }
        stage.display.advance(by: 0.95)
        #expect(log.take().isEmpty)
        stage.display.advance(by: 0.1)
        #expect(log.take() == ["-dot"])
        #expect(stage.display.isIdle)
    }

    @Test func elementsOfForEachAppearAndDisappearByTheirIds() {
        let (log, remote) = (Log(), Remote([1, 2, 3]))
        let stage = ViewStage(
            Remoted(remote) { rows in
                HStack { ForEach(rows, id: \.self) { Noted(name: "\($0)", log: log) { Dot() } } }
            }
        )
        #expect(log.take() == ["+1", "+2", "+3"])
        stage.change { remote.value = [3, 4, 1] }
        #expect(log.take().sorted() == ["+4", "-2"])
        stage.change { remote.value = [] }
        #expect(log.take().sorted() == ["-1", "-3", "-4"])
    }

    @Test func viewsOfAReleasedTreeDisappear() {
        let log = Log()
        var stage: ViewStage<Noted<Dot>>? = ViewStage(Noted(name: "dot", log: log) { Dot() })
        #expect(log.take() == ["+dot"])
        stage?.hosting.removeFromSuperlayer()
        stage = nil
        #expect(log.take() == ["-dot"])
    }

    @Test func aChangeInOnAppearAnimatesFromTheInitialValue() throws {
        struct Growing: View {
            @State private var x = 0.0
            var body: some View {
                Dot().offset(x: x)
                    .onAppear { withAnimation(.linear(duration: 1)) { x = 60 } }
            }
        }
        let stage = ViewStage(Growing())
        for time in [0.1, 0.5, 0.9, 1.0, 1.1] {
            stage.display.advance(by: time - stage.display.time)
            #expect(abs(try stage.x() - 100 - min(time, 1) * 60) < 1e-6)
        }
        #expect(stage.display.isIdle)
    }

    // MARK: Changes

    @Test func onChangeReceivesTheOldAndTheNewValue() {
        let (log, remote) = (Log(), Remote(1))
        let stage = ViewStage(
            Remoted(remote) { value in
                Dot()
                    .onChange(of: value) { log.lines.append("\($0) to \($1)") }
                    .onChange(of: value) { log.lines.append("changed") }
            }
        )
        #expect(log.take().isEmpty)
        stage.change { remote.value = 2 }
        #expect(log.take() == ["1 to 2", "changed"])
        stage.change { remote.value = 2 }
        #expect(log.take().isEmpty)
        // Several changes in one turn count as one, and as none if the value ends up the same.
        stage.change {
            remote.value = 3
            remote.value = 4
        }
        #expect(log.take() == ["2 to 4", "changed"])
        stage.change {
            remote.value = 5
            remote.value = 4
        }
        #expect(log.take().isEmpty)
    }

    @Test func anInitialOnChangeReceivesTheFirstValueTwice() {
        let (log, remote) = (Log(), Remote(1))
        let stage = ViewStage(
            Remoted(remote) { value in
                Dot()
                    .onChange(of: value, initial: true) { log.lines.append("\($0) to \($1)") }
                    .onChange(of: value, initial: true) { log.lines.append("is") }
            }
        )
        #expect(log.take() == ["1 to 1", "is"])
        stage.change { remote.value = 2 }
        #expect(log.take() == ["1 to 2", "is"])
    }

    @Test func changesInTwoTransactionsAreTwoChanges() {
        let (log, remote) = (Log(), Remote(1))
        let stage = ViewStage(
            Remoted(remote) { value in
                Dot().onChange(of: value) { log.lines.append("\($0) to \($1)") }
            }
        )
        stage.change {
            withAnimation { remote.value = 2 }
            withAnimation { remote.value = 3 }
        }
        #expect(log.take() == ["1 to 2", "2 to 3"])
    }

    @Test func aChangeInOnChangeIsDrawnInTheSameFrame() throws {
        struct Follower: View {
            let value: Int
            @State private var x = 0.0
            var body: some View {
                Dot().offset(x: x).onChange(of: value) { x = Double($1) }
            }
        }
        let remote = Remote(0)
        let stage = ViewStage(Remoted(remote) { Follower(value: $0) })
        stage.change { remote.value = 25 }
        #expect(try stage.x() == 125)
    }

    @Test func aRemovedViewReceivesNoOnChange() {
        let (log, remote) = (Log(), Remote(1))
        let stage = ViewStage(
            Remoted(remote) { value in
                if value < 3 { Dot().onChange(of: value) { log.lines.append("\($0) to \($1)") } }
            }
        )
        stage.change { remote.value = 2 }
        stage.change { remote.value = 3 }
        stage.change { remote.value = 1 }
        #expect(log.take() == ["1 to 2"])
    }

    // MARK: Tasks

    /// Lets other tasks run until a condition is true; returns whether it becomes true.
    private func becomes(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<10_000 where !condition() { await Task.yield() }
        return condition()
    }

    /// Waits until it is cancelled.
    private static func untilCancelled() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        for await _ in stream {}
        continuation.finish()
    }

    @Test func aTaskStartsOnAppearAndIsCancelledWithTheView() async {
        let (log, remote) = (Log(), Remote(false))
        let stage = ViewStage(
            Remoted(remote) { isShown in
                if isShown {
                    Dot().task {
                        log.lines.append("begin")
                        await Self.untilCancelled()
                        log.lines.append("end \(Task.isCancelled)")
                    }
                }
            }
        )
        for _ in 0..<100 { await Task.yield() }
        #expect(log.lines.isEmpty)
        stage.change { remote.value = true }
        #expect(await becomes({ log.lines == ["begin"] }))
        stage.change { remote.value = false }
        #expect(await becomes({ log.lines == ["begin", "end true"] }))
    }

    @Test func aTaskContinuesUntilTheTransitionOfItsViewEnds() async {
        let (log, remote) = (Log(), Remote(true))
        let stage = ViewStage(
            Remoted(remote) { isShown in
                if isShown {
                    Dot().task {
                        await Self.untilCancelled()
                        log.lines.append("end")
                    }
                }
            }
        )
        stage.change { withAnimation(.linear(duration: 1)) { remote.value = false } }
        stage.display.advance(by: 0.5)
        for _ in 0..<100 { await Task.yield() }
        #expect(log.lines.isEmpty)
        stage.display.advance(by: 0.6)
        #expect(await becomes({ log.lines == ["end"] }))
    }

    @Test func anotherIdCancelsTheTaskAndStartsANewOne() async {
        let (log, remote) = (Log(), Remote(1))
        let stage = ViewStage(
            Remoted(remote) { id in
                Dot().task(id: id) {
                    log.lines.append("begin \(id)")
                    await Self.untilCancelled()
                    log.lines.append("end \(id)")
                }
            }
        )
        #expect(await becomes({ log.lines == ["begin 1"] }))
        stage.change { remote.value = 1 }
        for _ in 0..<100 { await Task.yield() }
        #expect(log.lines == ["begin 1"])
        stage.change { remote.value = 2 }
        #expect(await becomes({ Set(log.lines) == ["begin 1", "end 1", "begin 2"] }))
    }
}
