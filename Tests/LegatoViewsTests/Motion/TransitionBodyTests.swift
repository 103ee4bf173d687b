import Legato
import Testing

/// Transitions whose bodies contain different views in different phases.
struct TransitionBodyTests {
    /// One view in the identity phase, and another in the other phases.
    private struct Choosing: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            if phase.isIdentity {
                content
            } else {
                content.offset(x: 10)
            }
        }
    }

    /// A view for each phase, and all of them faded.
    private struct Switching: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            ZStack {
                switch phase {
                case .willAppear: content.offset(x: -40)
                case .identity: content
                case .didDisappear: content.padding(0).offset(x: 40)
                }
            }
            .opacity(phase.isIdentity ? 1 : 0)
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    private func stage<T: Transition>(
        _ transition: T, _ remote: Remote<Bool>, _ log: Log
    ) -> Stage<some View> {
        Stage(
            Remoted(remote) { isShown in
                if isShown {
                    Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
                        .onAppear { log.lines.append("appear") }
                        .onDisappear { log.lines.append("disappear") }
                        .transition(transition)
                }
            }
        )
    }

    @Test func aConditionInATransitionTriggersNoOther() throws {
        let (remote, log) = (Remote(true), Log())
        let stage = stage(Choosing(), remote, log)
        for _ in 0..<3 {
            stage.perform { withAnimation(.linear(duration: 1)) { remote.value = false } }
            stage.display.advance(frames: 3)
            #expect(stage.leaves.isEmpty)
            #expect(stage.display.isIdle)
            stage.perform { withAnimation(.linear(duration: 1)) { remote.value = true } }
            stage.display.advance(frames: 3)
            let leaf = try #require(stage.leaves.last)
            #expect(stage.shownOrigin(leaf) == CGPoint(x: 80, y: 40))
            #expect(stage.leaves.count == 1)
            #expect(stage.display.isIdle)
        }
        #expect(
            log.lines == Array(repeating: ["appear", "disappear"], count: 3).flatMap { $0 } + [
                "appear"
            ]
        )
    }

    @Test func contentCommonToAllPhasesAnimates() throws {
        let (remote, log) = (Remote(true), Log())
        let stage = stage(Switching(), remote, log)
        stage.perform { withAnimation(.linear(duration: 1)) { remote.value = false } }
        for (frames, opacity) in [(15, 0.75), (30, 0.25)] {
            stage.display.advance(frames: frames)
            #expect(stage.leaves.count == 1)
            let leaf = try #require(stage.leaves.last)
            #expect(abs(stage.shownOpacity(leaf) - opacity) < 1e-6)
            #expect(stage.shownOrigin(leaf) == CGPoint(x: 120, y: 40))
        }
        // It reverses from there.
        stage.perform { withAnimation(.linear(duration: 1)) { remote.value = true } }
        stage.display.advance(frames: 12)
        let leaf = try #require(stage.leaves.last)
        #expect(stage.shownOrigin(leaf) == CGPoint(x: 80, y: 40))
        // The fade-out would end after 3 more of 15 frames; the fade-in continues from its value.
        var course = PropertyAnimator<Double>()
        course.retarget(by: -1, animation: .linear(duration: 1), at: 0)
        course.retarget(by: 1, animation: .linear(duration: 1), at: 0.75)
        #expect(abs(stage.shownOpacity(leaf) - 1 - course.offset(at: 0.95)) < 1e-6)
        stage.display.advance(frames: 60)
        #expect(stage.shownOpacity(leaf) == 1)
        #expect(stage.display.isIdle)
        #expect(log.lines == ["appear"])
    }

    @Test func aViewOfAnotherTypeFadesInAsTheOldOneFadesOut() throws {
        let remote = Remote(true)
        let log = Log()
        func named(_ name: String, _ view: some View) -> some View {
            view.onAppear { log.lines.append("+\(name)") }
                .onDisappear { log.lines.append("-\(name)") }
        }
        let stage = Stage(
            Remoted(remote) { isRound in
                isRound
                    ? AnyView(named("circle", Circle().fill(Color.red).frame(width: 20)))
                    : AnyView(named("square", Rectangle().fill(Color.red).frame(width: 40)))
            }
        )
        let circle = try #require(stage.leaves.last)
        stage.perform { withAnimation(.linear(duration: 1)) { remote.value = false } }
        for (frames, progress) in [(15, 0.25), (30, 0.75)] {
            stage.display.advance(frames: frames)
            #expect(stage.leaves.count == 2)
            let square = try #require(stage.leaves.first { $0 !== circle })
            #expect(abs(stage.shownOpacity(circle) - (1 - progress)) < 1e-6)
            #expect(abs(stage.shownOpacity(square) - progress) < 1e-6)
        }
        #expect(log.lines == ["+circle", "+square"])
        stage.display.advance(frames: 30)
        #expect(stage.leaves.count == 1 && stage.leaves[0] !== circle)
        #expect(log.lines == ["+circle", "+square", "-circle"])
        stage.perform { remote.value = true }
        stage.display.advance(frames: 1)
        #expect(stage.leaves.count == 1)
        #expect(log.lines.suffix(2).sorted() == ["+circle", "-square"])
        #expect(stage.display.isIdle)
    }
}
