public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The date and cadence that a timeline view passes to its content.
public nonisolated struct TimelineViewDefaultContext: Sendable {
    /// How often the content updates.
    public enum Cadence: Sendable, Comparable {
        /// At every date of the schedule.
        case live
        /// About once a second.
        case seconds
        /// About once a minute.
        case minutes
    }

    /// The current date of the schedule.
    public let date: Date
    /// How often the content updates.
    public let cadence: Cadence
}

/// A view that updates at the dates of a schedule.
///
/// Dates follow the display's clock; on a headless display its time 0 is the reference date. A
/// `speed` or time offset of an enclosing layer applies to them.
///
/// ```swift
/// TimelineView(.animation) { context in
///     let time = context.date.timeIntervalSinceReferenceDate
///     Circle().offset(x: 40 * sin(time))
/// }
/// ```
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// The context passed to the content.
    public typealias Context = TimelineViewDefaultContext
    let schedule: Schedule
    let content: (Context) -> Content

    /// Creates a view that updates at the dates of a schedule.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        (self.schedule, self.content) = (schedule, content)
    }
}
