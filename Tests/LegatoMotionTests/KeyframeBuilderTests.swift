import Foundation
import LegatoMotion
import Testing

/// Timelines of several tracks.
struct KeyframeBuilderTests {
    private struct Values: Equatable {
        var x = 0.0
        var y = 0.0
        var size = CGSize(width: 1, height: 1)
        var name = "untouched"
    }

    @Test func tracksAnimateTheirMembersAndNoOthers() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
            KeyframeTrack(\.size) {
                LinearKeyframe(CGSize(width: 3, height: 5), duration: 2)
            }
        }
        #expect(timeline.duration == 2)
        #expect(
            timeline.value(time: 1)
                == Values(x: 10, y: 0, size: CGSize(width: 2, height: 3), name: "untouched")
        )
        #expect(timeline.value(time: 2).x == 10)
    }

    @Test func ofOverlappingTracksTheLaterOneWins() {
        let timeline = KeyframeTimeline(initialValue: CGPoint(x: 1, y: 2)) {
            KeyframeTrack(\.x) { LinearKeyframe(100, duration: 1) }
            KeyframeTrack { LinearKeyframe(CGPoint(x: 11, y: 12), duration: 1) }
            KeyframeTrack(\.y) { LinearKeyframe(-8, duration: 1) }
        }
        #expect(timeline.value(time: 0.5) == CGPoint(x: 6, y: -3))
    }

    @Test func aTrackWithoutAKeyPathAnimatesTheWholeValue() {
        let plain = KeyframeTimeline(initialValue: CGPoint.zero) {
            LinearKeyframe(CGPoint(x: 4, y: 8), duration: 1)
            CubicKeyframe(CGPoint(x: 0, y: 0), duration: 1)
        }
        let track = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack {
                LinearKeyframe(CGPoint(x: 4, y: 8), duration: 1)
                CubicKeyframe(CGPoint(x: 0, y: 0), duration: 1)
            }
        }
        for index in 0...20 {
            let time = Double(index) / 10
            #expect(plain.value(time: time) == track.value(time: time))
        }
        #expect(plain.value(time: 0.5) == CGPoint(x: 2, y: 4))
    }

    private struct Bounce: KeyframeTrackContent {
        let height: Double

        var body: some KeyframeTrackContent<Double> {
            CubicKeyframe(height, duration: 0.25)
            CubicKeyframe(0, duration: 0.25)
        }
    }

    private struct Hop: Keyframes {
        let height: Double

        var body: some Keyframes<Values> {
            KeyframeTrack(\.y) {
                Bounce(height: height)
                Bounce(height: height / 2)
            }
            KeyframeTrack(\.x) { LinearKeyframe(1, duration: 1) }
        }
    }

    @Test func customKeyframeContentEqualsItsBody() {
        let own = KeyframeTimeline(initialValue: Values()) {
            Hop(height: 8)
            KeyframeTrack(\.size) { MoveKeyframe(CGSize.zero) }
        }
        let plain = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.y) {
                CubicKeyframe(8, duration: 0.25)
                CubicKeyframe(0, duration: 0.25)
                CubicKeyframe(4, duration: 0.25)
                CubicKeyframe(0, duration: 0.25)
            }
            KeyframeTrack(\.x) { LinearKeyframe(1, duration: 1) }
            KeyframeTrack(\.size) { MoveKeyframe(CGSize.zero) }
        }
        for index in 0...20 {
            let time = Double(index) / 20
            #expect(own.value(time: time) == plain.value(time: time))
        }
    }

    private enum Route { case short, long, none }

    private func track(_ route: Route, extra: Bool, turns: Int) -> KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            switch route {
            case .short:
                LinearKeyframe(1, duration: 1)
            case .long:
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(3, duration: 1)
            case .none:
                MoveKeyframe(9)
            }
            if extra { LinearKeyframe(7, duration: 4) }
            for turn in 0..<turns { LinearKeyframe(Double(turn), duration: 8) }
            if #available(macOS 10.15, *) { LinearKeyframe(20, duration: 32) }
        }
    }

    @Test func aTrackSupportsConditionsAndLoops() {
        #expect(track(.short, extra: false, turns: 0).duration == 33)
        #expect(track(.long, extra: true, turns: 2).duration == 54)
        #expect(track(.none, extra: true, turns: 3).duration == 60)
        #expect(track(.none, extra: false, turns: 0).value(time: 0) == 9)
        let timeline = track(.long, extra: true, turns: 2)
        #expect([1, 2, 6, 14, 22, 54].map { timeline.value(time: $0) } == [2, 3, 7, 0, 1, 20])
    }

    private func tracks(_ route: Route, extra: Bool, members: Int) -> KeyframeTimeline<Values> {
        KeyframeTimeline(initialValue: Values()) {
            switch route {
            case .short:
                KeyframeTrack(\.x) { if extra { LinearKeyframe(1, duration: 1) } }
            case .long:
                KeyframeTrack(\.x) { LinearKeyframe(2, duration: 2) }
                KeyframeTrack(\.y) { LinearKeyframe(3, duration: 3) }
            case .none:
                Hop(height: 1)
            }
            if extra { KeyframeTrack(\.size) { MoveKeyframe(.zero) } }
            for member in [\Values.x, \Values.y].prefix(members) {
                KeyframeTrack(member) {
                    for turn in 1...4 { LinearKeyframe(Double(turn), duration: 4) }
                }
            }
            if #available(macOS 10.15, *) { KeyframeTrack(\.name.weight) { MoveKeyframe(4) } }
        }
    }

    @Test func aTimelineSupportsConditionsAndLoops() {
        #expect(tracks(.short, extra: false, members: 0).duration == 0)
        #expect(tracks(.short, extra: true, members: 0).duration == 1)
        #expect(tracks(.long, extra: false, members: 0).duration == 3)
        #expect(tracks(.long, extra: true, members: 1).duration == 16)
        #expect(tracks(.none, extra: true, members: 0).duration == 1)
        let value = tracks(.long, extra: true, members: 2).value(time: 12)
        #expect(value == Values(x: 3, y: 3, size: .zero, name: "****"))
    }

    @Test func emptyTracksAndTimelinesKeepTheInitialValue() {
        let empty = KeyframeTimeline(initialValue: Values(x: 5)) {}
        let emptyTrack = KeyframeTimeline(initialValue: Values(x: 5)) {
            KeyframeTrack(\.x) {}
        }
        for timeline in [empty, emptyTrack] {
            #expect(timeline.duration == 0)
            for time in [-1, 0, 1, .infinity] {
                #expect(timeline.value(time: time) == Values(x: 5))
            }
            for progress in [0, 0.5, 1] {
                #expect(timeline.value(progress: progress) == Values(x: 5))
            }
        }
        #expect(KeyframeTimeline(initialValue: 2.0) {}.value(time: 1) == 2)
    }

    /// A length with a unit, which does not animate.
    private struct Length: Animatable, Equatable {
        var animatableData: Double
        var unit: String
    }

    @Test func nonAnimatableMembersChangeAtTheEndOfAKeyframe() {
        let timeline = KeyframeTimeline(initialValue: Length(animatableData: 0, unit: "m")) {
            LinearKeyframe(Length(animatableData: 10, unit: "km"), duration: 1)
            SpringKeyframe(Length(animatableData: 0, unit: "cm"), duration: 1)
        }
        #expect(timeline.value(time: 0.5) == Length(animatableData: 5, unit: "m"))
        #expect(timeline.value(time: 1) == Length(animatableData: 10, unit: "km"))
        #expect(timeline.value(time: 1.5).unit == "km")
        #expect(timeline.value(time: 2).unit == "cm")
        #expect(timeline.value(time: 2).animatableData > 0)
    }

    @Test func readingTheBodyOfAKeyframeTraps() async {
        await #expect(processExitsWith: .failure) {
            _ = LinearKeyframe(1.0, duration: 1).body
        }
        await #expect(processExitsWith: .failure) {
            _ = KeyframeTrack { LinearKeyframe(1.0, duration: 1) }.body
        }
    }
}

extension String {
    /// The length as a number that keyframes can animate.
    fileprivate var weight: Double {
        get { Double(count) }
        set { self = String(repeating: "*", count: Int(newValue)) }
    }
}
