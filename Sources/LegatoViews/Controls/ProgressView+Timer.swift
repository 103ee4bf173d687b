public import Foundation
import LegatoGraphics
import LegatoMotion

/// The remaining or elapsed time of an interval, in minutes and seconds.
public nonisolated struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The time.
    public var body: some View {
        Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
    }
}

nonisolated extension ProgressView {
    /// Creates a bar that empties over a time interval, with a label and a view below the bar.
    ///
    /// The bar advances with the time, without state changes.
    ///
    /// ```swift
    /// ProgressView(timerInterval: start...start.addingTimeInterval(60)) { Text("Tea") }
    /// ```
    ///
    /// - Parameters:
    ///   - timerInterval: The time interval.
    ///   - countsDown: Whether the bar empties; otherwise it fills. True by default.
    ///   - label: The label.
    ///   - currentValueLabel: The view below the bar.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            timer: TimerProgress(interval: timerInterval, countsDown: countsDown),
            label: label(), current: currentValueLabel()
        )
    }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a bar that empties or fills over a time interval, with a label, and the time below
    /// the bar.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
        }
    }
}

nonisolated extension ProgressView
where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a bar that empties or fills over a time interval, with the time below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
