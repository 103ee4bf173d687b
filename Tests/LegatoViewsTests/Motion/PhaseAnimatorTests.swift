import Legato
import Testing

/// Views animated through phases.
struct PhaseAnimatorTests {
    /// Returns a dot at an offset from the centre that depends on the phase.
    private func dot(_ x: Double) -> some View { Dot().offset(x: x) }

    /// Returns the presented offsets of the dot from the centre at times of the display's clock.
    private func offsets<V>(_ stage: ViewStage<V>, at times: [Double]) throws -> [Double] {
        try times.map { time in
            stage.display.advance(by: time - stage.display.time)
            return try stage.x() - 100
        }
    }

    @Test func phasesCycleForever() throws {
        let stage = ViewStage(
            PhaseAnimator([0.0, 60, 100]) {
                dot($0)
            } animation: { _ in
                .linear(duration: 0.5)
            }
        )
        let shown = try offsets(stage, at: [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 4.25])
        expectClose(shown, [12, 30, 60, 80, 100, 50, 0, 30, 60, 50])
        #expect(!stage.display.isIdle)
    }

    @Test func onlyAStepEvaluatesThePhase() throws {
        let stage = ViewStage(
            PhaseAnimator([0.0, 60, 100]) {
                dot($0)
            } animation: { _ in
                .linear(duration: 0.5)
            }
        )
        let before = stage.hosting.bodyEvaluations
        stage.display.advance(by: 0.4)
        #expect(stage.hosting.bodyEvaluations == before)
        stage.display.advance(by: 0.2)
        #expect(stage.hosting.bodyEvaluations == before + 1)
        stage.display.advance(by: 3)
        #expect(stage.hosting.bodyEvaluations == before + 7)
    }

    @Test func aTriggerRunsThroughAllPhasesOnce() throws {
        let remote = Remote(0)
        let stage = ViewStage(
            Remoted(remote) { trigger in
                PhaseAnimator([0.0, 40, 100], trigger: trigger) {
                    dot($0)
                } animation: {
                    $0 == 100 ? .linear(duration: 1) : .linear(duration: 0.5)
                }
            }
        )
        #expect(stage.display.isIdle)
        let evaluations = stage.hosting.bodyEvaluations
        #expect(try offsets(stage, at: [1]) == [0])
        #expect(stage.hosting.bodyEvaluations == evaluations)
        stage.change { remote.value += 1 }
        let shown = try offsets(stage, at: [1, 1.25, 1.5, 2, 2.5, 2.75, 3, 3.5])
        expectClose(shown, [0, 20, 40, 70, 100, 50, 0, 0])
        #expect(stage.display.isIdle)
        stage.change { remote.value += 1 }
        expectClose(try offsets(stage, at: [3.75, 5.5, 6]), [20, 0, 0])
    }

    @Test func aTriggerDuringARunAdvancesToTheNextPhaseAtOnce() throws {
        let remote = Remote(0)
        let spring = Animation.spring(duration: 0.5)
        let stage = ViewStage(
            Remoted(remote) { trigger in
                PhaseAnimator([0.0, 40, 100], trigger: trigger) {
                    dot($0)
                } animation: {
                    $0 == 0 ? .linear(duration: 0.5) : spring
                }
            }
        )
        stage.display.advance(by: 0.5 - stage.display.time)
        stage.change { remote.value += 1 }
        expectClose(try offsets(stage, at: [0.6]), deltas(spring, 40, at: [0.1]))
        stage.change { remote.value += 1 }
        var course = PropertyAnimator<Double>()
        course.retarget(by: 40, animation: spring, at: 0.5)
        course.retarget(by: 60, animation: spring, at: 0.6)
        let times = [0.65, 0.7, 0.8, 1]
        let shown = try offsets(stage, at: times)
        expectClose(shown, times.map { 100 + course.offset(at: $0) })
        // The spring is logically complete half a second after it began.
        course.retarget(by: -100, animation: .linear(duration: 0.5), at: 1.1)
        let later = [1.2, 1.35, 1.5]
        expectClose(try offsets(stage, at: later), later.map { course.offset(at: $0) })
        stage.display.advance(by: 1)
        #expect(try stage.x() == 100)
        #expect(stage.display.isIdle)
    }

    @Test func aPhaseWithoutAnimationLastsOneFrame() throws {
        let stage = ViewStage(
            PhaseAnimator([0.0, 10, 20]) {
                dot($0)
            } animation: { _ in
                nil
            }
        )
        var shown: [Double] = []
        for _ in 0..<6 {
            shown.append(try stage.x() - 100)
            stage.display.advance(frames: 1)
        }
        expectClose(shown, [20, 0, 10, 20, 0, 10])
    }

    @Test func theModifierAppliesPhasesToTheView() throws {
        let stage = ViewStage(
            Dot().phaseAnimator([0.0, 60]) { content, phase in
                content.offset(x: phase)
            } animation: { _ in
                .linear(duration: 0.5)
            }
        )
        expectClose(try offsets(stage, at: [0.25, 0.5, 0.75]), [30, 60, 30])
    }

    @Test func otherPhasesRestartAndRemovalEndsThem() throws {
        let remote = Remote<[Double]?>([0, 60])
        let stage = ViewStage(
            Remoted(remote) { phases in
                if let phases {
                    PhaseAnimator(phases) {
                        dot($0)
                    } animation: { _ in
                        .linear(duration: 0.5)
                    }
                }
            }
        )
        expectClose(try offsets(stage, at: [0.25]), [30])
        stage.change { remote.value = [0, 80, 20] }
        // From its current value it goes to the first phase at once, and on to the second.
        stage.display.advance(by: 0.5)
        expectClose(try offsets(stage, at: [1]), [50], within: 30)
        stage.change { remote.value = nil }
        stage.display.advance(frames: 2)
        #expect(stage.display.isIdle)
        #expect(stage.layers().isEmpty)
    }

    @Test func withoutPhasesNothingIsShown() {
        let stage = ViewStage(PhaseAnimator([Double]()) { dot($0) })
        stage.display.advance(frames: 3)
        #expect(stage.layers().isEmpty)
        #expect(stage.display.isIdle)
    }
}
