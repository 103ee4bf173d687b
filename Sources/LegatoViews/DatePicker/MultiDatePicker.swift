public import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that selects any number of days in the months of a calendar.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// var body: some View {
///     MultiDatePicker("Days off", selection: $days)
/// }
/// ```
///
/// A click on a day selects it, and another one no longer. The components of a selected day are its
/// calendar, era, year, month and day.
public nonisolated struct MultiDatePicker<Label: View>: View {
    private let selection: Binding<Set<DateComponents>>
    private let range: ClosedRange<Date>
    private let label: Label
    /// A date in the month that is shown first; nil before the picker appears.
    @State private var start: Date?
    @Environment(\.calendar) private var calendar
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    private init(
        _ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>, _ label: Label
    ) {
        (self.selection, self.range, self.label) = (selection, range, label)
    }

    /// Creates a picker for days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, .distantPast ... .distantFuture, label())
    }

    /// Creates a picker for days in a range of dates.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, bounds.lowerBound...bounds.upperBound.before, label())
    }

    /// Creates a picker for days at or after a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        let start = bounds.lowerBound
        self.init(selection, start...max(.distantFuture, start), label())
    }

    /// Creates a picker for days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        let end = bounds.upperBound.before
        self.init(selection, min(.distantPast, end)...end, label())
    }

    /// The label above the days of a month: the first one with a selected day, or the current one.
    public var body: some View {
        TimelineView(FirstDate()) { timeline in
            let start = start ?? firstSelected ?? timeline.date
            VStack(alignment: .leading) {
                if !labelsAreHidden { label }
                MonthView(
                    start: min(max(start, range.lowerBound), range.upperBound), range: range,
                    calendar: calendar, returns: false
                ) { day in
                    selection.wrappedValue.contains { isSame($0, day) }
                } select: { day in
                    toggle(day)
                }
            }
            .onAppear { self.start = start }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text(verbatim: spokenLabel(label)))
        }
    }

    @MainActor private var firstSelected: Date? {
        selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    }

    @MainActor private func isSame(_ components: DateComponents, _ day: Date) -> Bool {
        calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
    }

    @MainActor private func toggle(_ day: Date) {
        let old = selection.wrappedValue.filter { isSame($0, day) }
        if old.isEmpty {
            let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
            selection.wrappedValue.insert(calendar.dateComponents(parts, from: day))
        } else {
            selection.wrappedValue.subtract(old)
        }
    }
}

nonisolated extension MultiDatePicker where Label == Text {
    /// Creates a picker with a localised title for days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a picker with a title for days.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a picker with a localised title for days in a range of dates.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a title for days in a range of dates.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker with a localised title for days at or after a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a title for days at or after a date.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    /// Creates a picker with a localised title for days before a date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a picker with a title for days before a date.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

/// The date at which a view appears.
private nonisolated struct FirstDate: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension Date {
    /// The last moment before this one.
    fileprivate nonisolated var before: Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
    }
}
