import Foundation
import LegatoGraphics
import LegatoMotion

/// A time interval whose progress is shown.
nonisolated struct TimerProgress {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let part = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - part : part
    }
}

/// A bar that advances with the time.
struct TimerBar<Bar: View>: View {
    let timer: TimerProgress
    /// Returns the bar for a fraction.
    let bar: (Double) -> Bar

    var body: some View {
        TimelineView(TimerSchedule(interval: timer.interval)) { timeline in
            bar(timer.fraction(at: timeline.date))
        }
    }
}

/// The dates at which a bar advances: a thousand over the interval, at most 60 a second.
private nonisolated struct TimerSchedule: TimelineSchedule {
    let interval: ClosedRange<Date>

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let (step, end) = (max(length / 1000, 1.0 / 60), interval.upperBound)
        let first = max(startDate, interval.lowerBound)
        return sequence(first: startDate) { date in
            guard date < end else { return nil }
            return date < first ? first : min(date.addingTimeInterval(step), end)
        }
    }
}
