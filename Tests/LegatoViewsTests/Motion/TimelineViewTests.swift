import Foundation
import Legato
import TestSupport
import Testing

/// Views that are updated at dates.
struct TimelineViewTests {
    /// The dates at which a view was updated, in seconds of the display's clock.
    private final class Log {
        var dates: [Double] = []
    }

    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    /// Returns a dot that records when it is updated.
    private func clock<S: TimelineSchedule>(_ schedule: S, _ log: Log) -> some View {
        TimelineView(schedule) { context in
            let _ = log.dates.append(context.date.timeIntervalSince(Self.start))
            Dot().offset(x: context.date.timeIntervalSince(Self.start))
        }
    }

    @Test func anAnimationScheduleUpdatesInEveryFrame() throws {
        let log = Log()
        let stage = ViewStage(clock(.animation, log))
        stage.display.advance(frames: 29)
        expectClose(log.dates, (0...30).map { Double($0) / 60 })
        #expect(abs(try stage.x() - 100.5) < 1e-6)
        #expect(!stage.display.isIdle)
    }

    @Test func aMinimumIntervalSkipsFrames() throws {
        let log = Log()
        let stage = ViewStage(clock(.animation(minimumInterval: 0.1), log))
        #expect(!stage.display.host.wantsTicks)
        stage.display.advance(by: 1.05 - stage.display.time)
        expectClose(log.dates, (0...10).map { Double($0) / 10 })
        #expect(!stage.display.isIdle)
    }

    @Test func aPausedAnimationScheduleDoesNotUpdate() throws {
        let (log, remote) = (Log(), Remote(true))
        let stage = ViewStage(Remoted(remote) { clock(.animation(paused: $0), log) })
        stage.display.advance(frames: 30)
        #expect(log.dates == [0])
        #expect(stage.display.isIdle)
        stage.change { remote.value = false }
        stage.display.advance(frames: 3)
        expectClose(log.dates, [0] + (31...34).map { Double($0) / 60 })
        stage.change { remote.value = true }
        let count = log.dates.count
        stage.display.advance(frames: 30)
        #expect(log.dates.count == count)
        #expect(stage.display.isIdle)
    }

    @Test func aPeriodicScheduleRequestsAFrameOnlyWhenItIsDue() throws {
        let log = Log()
        let stage = ViewStage(clock(.periodic(from: Self.start, by: 0.5), log))
        var due: [Double] = []
        for _ in 0..<150 {
            #expect(!stage.display.host.wantsTicks)
            let next = try #require(stage.display.host.nextTickTime)
            if due.last != next { due.append(next) }
            stage.display.advance(frames: 1)
        }
        expectClose(due, [0.5, 1, 1.5, 2, 2.5, 3])
        expectClose(log.dates, [0, 0.5, 1, 1.5, 2, 2.5])
        #expect(!stage.display.isIdle)
    }

    @Test func aPeriodCountsFromItsOwnStart() throws {
        let log = Log()
        let start = Self.start.addingTimeInterval(-0.2)
        let stage = ViewStage(clock(.periodic(from: start, by: 0.5), log))
        stage.display.advance(by: 1)
        expectClose(log.dates, [-0.2, 0.3, 0.8])
        // The frame after the date shows it.
        #expect(abs(try stage.x() - 100.8) < 1e-6)
    }

    @Test func explicitDatesUpdateOnceEachAndThenIdle() throws {
        let log = Log()
        let dates = [0.1, 0.2, 0.25].map(Self.start.addingTimeInterval)
        let stage = ViewStage(clock(.explicit(dates), log))
        stage.display.advance(by: 1)
        expectClose(log.dates, [0.1, 0.2, 0.25])
        #expect(stage.display.isIdle)
    }

    @Test func everyMinuteUpdatesOnTheMinute() throws {
        let log = Log()
        let stage = ViewStage(clock(.everyMinute, log), refreshRate: 10)
        stage.display.advance(by: 130)
        expectClose(log.dates, [0, 60, 120])
        #expect(abs(try #require(stage.display.host.nextTickTime) - 180) < 1e-6)
    }

    @Test func aChangedScheduleAppliesFromThenOn() throws {
        let (log, remote) = (Log(), Remote(10.0))
        let stage = ViewStage(Remoted(remote) { clock(.periodic(from: Self.start, by: $0), log) })
        stage.display.advance(by: 0.6 - stage.display.time)
        stage.change { remote.value = 0.25 }
        stage.display.advance(by: 0.5)
        expectClose(log.dates, [0, 0.5, 0.75, 1])
    }
}

extension TimelineViewTests {
    @Test("Schedules yield the dates that are due, and none while they are stopped")
    func entries() {
        func seconds<S: TimelineSchedule>(
            _ schedule: S, from start: Double, _ mode: TimelineScheduleMode = .normal
        ) -> [Double] {
            let start = Date(timeIntervalSinceReferenceDate: start)
            return schedule.entries(from: start, mode: mode).prefix(3)
                .map(\.timeIntervalSinceReferenceDate)
        }
        let frames = [2.0, 2 + 1.0 / 60, 2 + 2.0 / 60]
        expectClose(seconds(.animation, from: 2), frames)
        #expect(seconds(.animation(minimumInterval: 0.5), from: 2) == [2, 2.5, 3])
        #expect(seconds(.animation(paused: true), from: 2) == [])
        #expect(seconds(.animation(minimumInterval: 0.5, paused: true), from: 2) == [])
        #expect(seconds(.animation, from: 2, .lowFrequency) == [])
        let origin = Date(timeIntervalSinceReferenceDate: 1)
        #expect(seconds(.periodic(from: origin, by: 2), from: 6) == [5, 7, 9])
        #expect(seconds(.everyMinute, from: 90) == [60, 120, 180])
        #expect(seconds(.everyMinute, from: 90, .lowFrequency) == [60, 120, 180])
        #expect(seconds(.explicit([origin]), from: 90) == [1])
    }
}

extension TimelineViewTests {
    @Test("Views that build their content on insertion can be inserted anywhere")
    func insertionInsideModifiers() {
        let log = Log()
        let remote = Remote(0)
        let stage = ViewStage(
            Remoted(remote) { kind in
                switch kind {
                case 1:
                    clock(.periodic(from: .distantPast, by: 1), log)
                        .frame(width: 9).opacity(0.5)
                case 2: PhaseAnimator([1, 2]) { _ in Dot() }.frame(width: 9).blur(radius: 1)
                case 3: Dot().phaseAnimator([1, 2]) { view, _ in view }.shadow(radius: 1)
                case 4:
                    KeyframeAnimator(initialValue: 1.0) { _ in
                        Dot()
                    } keyframes: { _ in
                        LinearKeyframe(2, duration: 0.1)
                    }
                    .frame(width: 9).mask { Dot() }
                case 5: ForEach(0..<2) { _ in clock(.everyMinute, log) }.opacity(0.5).padding(1)
                default: Dot()
                }
            }
        )
        for kind in [1, 0, 2, 0, 3, 0, 4, 0, 5] {
            stage.change { remote.value = kind }
            stage.display.advance(frames: 2)
        }
        #expect(log.dates == [0, 0, 0])
    }

    @Test(
        "A schedule shows its current date, however far away it started",
        arguments: [0, 1e9, 6e10, 1e12, 1e300].flatMap { [$0, -$0] }, [1e-300, 0.001, 0.25, 1e9]
    )
    func distances(start: Double, interval: Double) throws {
        let log = Log()
        let origin = Date(timeIntervalSinceReferenceDate: start)
        let stage = ViewStage(clock(.periodic(from: origin, by: interval), log))
        stage.display.advance(frames: 3)
        // A year passes at once on an offset clock.
        let year = 3.2e7
        stage.hosting.timeOffset = year
        stage.display.advance(frames: 2)
        let now = year + stage.display.time
        let last = try #require(log.dates.last)
        #expect(log.dates.count <= 8)
        if start > now {
            #expect(log.dates == [start])
        } else {
            #expect(last <= now + 1e-4 && last > now - interval - 1)
        }
    }

    @Test("Of explicit dates, the last one at or before now is shown")
    func passedDates() {
        let log = Log()
        let dates = [-9, -3, -1, 0.25].map(Self.start.addingTimeInterval)
        let stage = ViewStage(clock(.explicit(dates), log))
        stage.display.advance(by: 1)
        expectClose(log.dates, [-1, 0.25])
        #expect(stage.display.isIdle)
    }

    @Test("A date that is not finite ends its schedule with a warning")
    func datesThatAreNone() {
        let log = Log()
        let dates = [0, 0.1, .nan, 0.2].map(Date.init(timeIntervalSinceReferenceDate:))
        let messages = sentences {
            let stage = ViewStage(clock(.explicit(dates), log))
            stage.display.advance(by: 1)
            #expect(stage.display.isIdle)
        }
        #expect(
            messages.count == 1 && messages[0].contains("ExplicitTimelineSchedule<Array<Date>>"))
        expectClose(log.dates, [0, 0.1])
        let start = sentences {
            let origin = Date(timeIntervalSinceReferenceDate: -.infinity)
            _ = ViewStage(clock(.periodic(from: origin, by: 1), log))
        }
        #expect(start.count == 1 && start[0].contains("PeriodicTimelineSchedule.init(from:by:)"))
    }

    @Test("A timeline is laid out from the start, before an animation that begins on appearance")
    func firstLayout() throws {
        struct Row: View {
            @State private var isFaded = false
            var body: some View {
                HStack(spacing: 0) {
                    TimelineView(.everyMinute) { _ in Color.clear.frame(width: 100, height: 20) }
                    Text(TimelineViewTests.start, style: .date).opacity(isFaded ? 0 : 1)
                    Rectangle().frame(width: 20, height: 20)
                }
                .onAppear { withAnimation(.linear(duration: 1)) { isFaded = true } }
            }
        }
        let stage = ViewStage(Row(), width: 400)
        let first = try stage.middle(try #require(stage.layers().last))
        stage.display.advance(by: 0.5)
        let middle = try stage.middle(try #require(stage.layers().last))
        stage.display.advance(by: 2)
        let end = try stage.middle(try #require(stage.layers().last))
        #expect(first == end && middle == end)
    }

    @Test("A timeline that was measured before it is on a display starts when it is")
    func measuredBefore() {
        let log = Log()
        let host = HostingLayer(rootView: clock(.everyMinute, log))
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        host.layoutIfNeeded()
        #expect(log.dates.isEmpty)
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        display.perform { display.rootLayer.addSublayer(host) }
        display.advance(frames: 1)
        #expect(log.dates.count == 1)
    }
}
