import LegatoMotion
import Testing

/// Keyframe players and phase sequences.
struct AnimatorEngineTests {
    private func bounce(from value: Double) -> some Keyframes<Double> {
        KeyframeTrack<Double, Double, _> {
            LinearKeyframe(10, duration: 0.5)
            LinearKeyframe(value, duration: 0.5)
        }
    }

    @Test func aPlayerHasItsInitialValueUntilItIsTriggered() {
        let player = KeyframePlayer(initialValue: 3.0)
        for time in [-1, 0, 100, .nan] { #expect(player.value(at: time) == 3) }
        #expect(player.isFinished(at: 0))
    }

    @Test func aTriggerPlaysOnceAndKeepsTheLastValue() {
        var player = KeyframePlayer(initialValue: 0.0)
        player.play(at: 2) { _ in LinearKeyframe(10, duration: 0.5) }
        #expect([1, 2, 2.25, 2.5, 90].map { player.value(at: $0) } == [0, 0, 5, 10, 10])
        #expect(player.endTime == 2.5)
        #expect(!player.isFinished(at: 2.4))
        #expect(player.isFinished(at: 2.5))
    }

    @Test func aTriggerDuringARunStartsFromTheCurrentValue() {
        var player = KeyframePlayer(initialValue: 0.0)
        var received: [Double] = []
        for time in [0, 0.25, 0.5] {
            player.play(at: time) { value in
                let _ = received.append(value)
                LinearKeyframe(10, duration: 0.5)
                LinearKeyframe(0, duration: 0.5)
            }
        }
        #expect(received == [0, 5, 7.5])
        #expect(player.value(at: 0.5) == 7.5)
        #expect(player.value(at: 0.75) == 8.75)
        #expect(player.value(at: 1.5) == 0)
    }

    @Test func aRepetitionStartsAgainFromTheInitialValue() {
        var player = KeyframePlayer(initialValue: 2.0)
        var calls = 0
        player.repeat(from: 1) { value in
            let _ = calls += 1
            LinearKeyframe(value + 4, duration: 0.5)
        }
        let times = [0, 1, 1.25, 1.5, 1.75, 2, 2.25, 101.25, 101.5]
        #expect(times.map { player.value(at: $0) } == [2, 2, 4, 6, 4, 6, 4, 4, 6])
        #expect(player.endTime == .infinity)
        #expect(calls == 1)
    }

    @Test func stoppingARepetitionReturnsToTheInitialValue() {
        var player = KeyframePlayer(initialValue: 2.0)
        player.stopRepeating()
        #expect(player.value(at: 0) == 2)
        player.repeat(from: 0) { _ in
            MoveKeyframe(5)
            LinearKeyframe(6, duration: 1)
        }
        player.stopRepeating()
        #expect(player.value(at: 0.5) == 5)
        #expect(player.isFinished(at: 0.5))
        player.play(at: 1) { _ in LinearKeyframe(6, duration: 1) }
        player.stopRepeating()
        #expect(player.value(at: 1.5) == 5.5)
    }

    @Test func repeatedKeyframesWithoutDurationKeepTheirLastValue() {
        var player = KeyframePlayer(initialValue: 2.0)
        player.repeat(from: 1) { _ in MoveKeyframe(7) }
        for time in [0, 1, 2, .infinity] { #expect(player.value(at: time) == 7) }
        #expect(player.isFinished(at: 1))
        player.repeat(from: 1) { _ in }
        #expect(player.value(at: 4) == 2)
        player.repeat(from: 1) { _ in LinearKeyframe(7, duration: .infinity) }
        #expect(player.value(at: 1e9) == 2)
    }

    @Test func aTriggerAtANonFiniteTimeTraps() async {
        await #expect(processExitsWith: .failure) {
            var player = KeyframePlayer(initialValue: 2.0)
            player.play(at: .nan) { _ in MoveKeyframe(7) }
        }
    }

    @Test func phasesCycleForever() {
        var sequence = PhaseSequence("abc", isRepeating: true)
        #expect(sequence.phase == "a")
        var shown: [Character] = []
        var step = sequence.begin()
        for _ in 0..<7 {
            guard let taken = step else { break }
            shown.append(taken.phase)
            #expect(sequence.phase == taken.phase)
            #expect(taken.animation == .default)
            step = sequence.complete(taken)
        }
        #expect(String(shown) == "bcabcab")
        #expect(sequence.isRunning)
        step = sequence.begin()
        #expect(step == nil, "It is running already.")
    }

    @Test func aTriggerRunsThroughAllPhasesOnce() {
        var sequence = PhaseSequence([0, 1, 2], isRepeating: false)
        let begun = sequence.begin()
        #expect(begun == nil)
        for _ in 0..<2 {
            var shown: [Int] = []
            var step = sequence.trigger()
            while let taken = step {
                shown.append(taken.phase)
                step = sequence.complete(taken)
            }
            #expect(shown == [1, 2, 0])
            #expect(!sequence.isRunning)
            #expect(sequence.phase == 0)
        }
    }

    @Test func aTriggerDuringARunAdvancesAtOnce() throws {
        var sequence = PhaseSequence([0, 1, 2], isRepeating: false)
        let triggered = sequence.trigger()
        let first = try #require(triggered)
        let overtaking = sequence.trigger()
        let second = try #require(overtaking)
        #expect([first.phase, second.phase] == [1, 2])
        let stale = sequence.complete(first)
        #expect(stale == nil, "It was overtaken.")
        let following = sequence.complete(second)
        #expect(following?.phase == 0)
        let again = sequence.trigger()
        let fourth = try #require(again)
        #expect(fourth.phase == 1, "On its way home it sets out again.")
        let fifth = sequence.complete(fourth)
        #expect(fifth?.phase == 2)
        let twice = sequence.complete(fourth)
        #expect(twice == nil, "It was reported before.")
        let last = try #require(fifth.flatMap { sequence.complete($0) })
        #expect(last.phase == 0)
        for _ in 0..<2 {
            let none = sequence.complete(last)
            #expect(none == nil)
            #expect(!sequence.isRunning)
        }
    }

    @Test func aPhaseCanChooseItsAnimationOrNone() {
        var sequence = PhaseSequence([0, 1, 2], isRepeating: true) { phase in
            phase == 2 ? nil : .linear(duration: Double(phase))
        }
        let first = sequence.begin()
        #expect(first?.animation == .linear(duration: 1))
        let second = first.flatMap { sequence.complete($0) }
        #expect(second?.phase == 2)
        #expect(second?.animation == nil)
        let third = second.flatMap { sequence.complete($0) }
        #expect(third?.animation == .linear(duration: 0))
    }

    @Test func fewerThanTwoPhasesNeverAdvance() {
        for isRepeating in [true, false] {
            var none = PhaseSequence([Int](), isRepeating: isRepeating)
            var one = PhaseSequence([4], isRepeating: isRepeating)
            #expect(none.phase == nil)
            #expect(one.phase == 4)
            let steps = [none.begin(), none.trigger(), one.begin(), one.trigger()]
            #expect(steps.allSatisfy { $0 == nil })
            #expect(!none.isRunning && !one.isRunning)
        }
    }
}
