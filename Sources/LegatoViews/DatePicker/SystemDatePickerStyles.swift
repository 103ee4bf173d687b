import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// Draws the date on a button that presents a calendar: the default style.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePickerStyle().makeBody(configuration: configuration)
    }
}

/// Draws the date on a button that presents a calendar.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

/// Draws a calendar.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

/// Draws wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}

    /// Returns the body of a date picker.
    public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style: draws the date on a button.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Draws the date on a button that presents a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// Draws a calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Draws wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyleConfiguration {
    /// The date, which only takes values in the range.
    fileprivate var value: Binding<Date> {
        let (selection, range) = ($selection, range)
        return Binding(
            get: { selection.wrappedValue },
            set: { (new: Date) in
                selection.wrappedValue = min(max(new, range.lowerBound), range.upperBound)
            }
        )
    }

    /// Whether the picker shows the date, and not only the time.
    fileprivate var showsDate: Bool { displayedComponents.contains(.date) }
    /// Whether the picker shows the time, and not only the date.
    fileprivate var showsTime: Bool { displayedComponents.contains(.hourAndMinute) }
}

/// The date and the time on buttons.
private struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            if !labelsAreHidden {
                configuration.label
                Spacer()
            }
            if configuration.showsDate {
                DateChip(title: calendar.text(configuration.selection, date: .abbreviated, locale))
                {
                    MonthView(
                        value: configuration.value, range: configuration.range, calendar: calendar
                    )
                    .fixedSize(horizontal: true, vertical: false)
                }
            }
            if configuration.showsTime { TimeChip(value: configuration.value) }
        }
    }
}

/// A calendar, and the time on a button.
private struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar

    var body: some View {
        VStack {
            if configuration.showsDate {
                MonthView(
                    value: configuration.value, range: configuration.range, calendar: calendar
                )
            }
            if configuration.showsTime { TimeChip(value: configuration.value) }
        }
    }
}

/// Wheels.
private struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.calendar) private var calendar

    var body: some View {
        HStack(spacing: 0) {
            if !labelsAreHidden {
                configuration.label
                Spacer()
            }
            if configuration.showsDate {
                DateWheels(value: configuration.value, calendar: calendar)
            }
            if configuration.showsTime {
                TimeWheels(value: configuration.value, calendar: calendar)
            }
        }
    }
}

/// The time on a button that presents wheels.
private struct TimeChip: View {
    let value: Binding<Date>
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        DateChip(title: calendar.text(value.wrappedValue, time: .shortened, locale)) {
            TimeWheels(value: value, calendar: calendar)
        }
    }
}

extension Calendar {
    /// A date or a time in the calendar and its time zone.
    fileprivate func text(
        _ value: Date, date: Date.FormatStyle.DateStyle = .omitted,
        time: Date.FormatStyle.TimeStyle = .omitted, _ locale: Locale
    ) -> String {
        var style = Date.FormatStyle(date: date, time: time, locale: locale)
        (style.calendar, style.timeZone) = (self, timeZone)
        return style.format(value)
    }
}
