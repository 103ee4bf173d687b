public import Foundation
import LegatoGraphics
import LegatoMotion

/// A span of time whose progress is shown, and the view below the bar.
struct TimerProgress {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    let value: AnyView

    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let part = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - part : part
    }
}

/// A bar that moves with the time.
struct TimerBar<Label: View>: View {
    let timer: TimerProgress
    let label: Label

    var body: some View {
        TimelineView(TimerSchedule(interval: timer.interval)) { timeline in
            VStack(alignment: .leading, spacing: 4) {
                ProgressView(value: timer.fraction(at: timeline.date)) { label }
                timer.value.foregroundStyle(HierarchicalShapeStyle.secondary).font(.caption)
            }
        }
    }
}

/// The dates at which a bar moves: a thousand during the interval, at most 60 a second.
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

/// The time that is left of a span, or that has passed, as minutes and seconds.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The time.
    public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
    }
}

extension ProgressView {
    /// Creates a bar that empties while a span of time passes, with a label, and a view below the
    /// bar.
    ///
    /// The bar moves by itself.
    ///
    /// ```swift
    /// ProgressView(timerInterval: start...start.addingTimeInterval(60)) { Text("Tea") }
    /// ```
    ///
    /// - Parameters:
    ///   - timerInterval: The span of time.
    ///   - countsDown: Whether the bar empties; otherwise it fills. True by default.
    ///   - label: The label.
    ///   - currentValueLabel: The view below the bar.
    public init<CurrentValueLabel: View>(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            timer: TimerProgress(
                interval: timerInterval, countsDown: countsDown,
                value: AnyView(currentValueLabel())
            ),
            label: label()
        )
    }

    /// Creates a bar that empties, or fills, while a span of time passes, with a label, and the
    /// time below the bar.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView {
    /// Creates a bar that empties, or fills, while a span of time passes, with the time below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
