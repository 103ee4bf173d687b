import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The days of a month, with buttons for the months before and after.
struct MonthView: View {
    /// A date in the month that is shown first.
    let start: Date
    let range: ClosedRange<Date>
    let calendar: Calendar
    /// Whether the month of `start` is shown after a selection.
    var returns = true
    let isSelected: (Date) -> Bool
    /// Selects a day, or no longer; receives its first moment.
    let select: (Date) -> Void
    /// The months from that of `start` to the one shown.
    @State private var offset = 0

    /// The height of a day and its minimum width, in points.
    private static var cell: CGFloat { 40 }
    /// The maximum width of the month, in points.
    private static var maxWidth: CGFloat { 420 }

    var body: some View {
        let month = shownMonth
        let days = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        let skipped = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let weeks = (skipped + days + 6) / 7
        VStack(spacing: 0) {
            HStack {
                Text(month.formatted(.dateTime.month(.wide).year())).font(.headline)
                Spacer()
                MonthButton(isForward: false) { offset -= 1 }
                MonthButton(isForward: true) { offset += 1 }
            }
            .padding(.horizontal, 8)
            .frame(height: 36)
            HStack(spacing: 0) {
                ForEach(0..<7) { column in
                    Text(weekday(column))
                        .font(.footnote.weight(.semibold))
                        .foregroundStyle(HierarchicalShapeStyle.tertiary)
                        .frame(maxWidth: .infinity)
                        .frame(height: 24)
                }
            }
            ForEach(Array(0..<weeks), id: \.self) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7) { column in
                        let day = week * 7 + column - skipped
                        if day >= 0, day < days {
                            cell(calendar.date(byAdding: .day, value: day, to: month) ?? month)
                        } else {
                            Color.clear.frame(height: Self.cell)
                        }
                    }
                }
            }
        }
        .frame(minWidth: 7 * Self.cell, idealWidth: 7 * Self.cell, maxWidth: Self.maxWidth)
    }

    /// The first day of the month shown.
    private var shownMonth: Date {
        let parts = calendar.dateComponents([.year, .month], from: start)
        let first = calendar.date(from: parts) ?? start
        return calendar.date(byAdding: .month, value: offset, to: first) ?? first
    }

    private func weekday(_ column: Int) -> String {
        let names = calendar.shortWeekdaySymbols
        guard names.count == 7 else { return "" }
        return names[(calendar.firstWeekday - 1 + column) % 7].uppercased()
    }

    private func cell(_ day: Date) -> some View {
        let isSelected = isSelected(day)
        let isIn =
            day <= range.upperBound
            && (calendar.date(byAdding: .day, value: 1, to: day) ?? day) > range.lowerBound
        return Button {
            select(day)
            if returns { offset = 0 }
        } label: {
            Text("\(calendar.component(.day, from: day))")
                .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
                .foregroundStyle(isSelected ? Color.accentColor : Color.primary)
                .frame(width: Self.cell, height: Self.cell)
                .background {
                    if isSelected { Circle().fill(Color.accentColor.opacity(0.15)).padding(1) }
                }
                .frame(maxWidth: .infinity)
                .opacity(isIn ? 1 : 0.3)
        }
        .disabled(!isIn)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

extension MonthView {
    /// Creates the month of a date whose day is selected; the time is kept.
    init(value: Binding<Date>, range: ClosedRange<Date>, calendar: Calendar) {
        self.init(start: value.wrappedValue, range: range, calendar: calendar) { day in
            calendar.isDate(day, inSameDayAs: value.wrappedValue)
        } select: { day in
            let time = calendar.dateComponents([.hour, .minute, .second], from: value.wrappedValue)
            let date = calendar.date(
                bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
                of: day
            )
            value.wrappedValue = date ?? day
        }
    }
}

/// The button for the month before or after.
private struct MonthButton: View {
    let isForward: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            ArrowShape()
                .stroke(
                    Color.accentColor,
                    style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
                )
                .frame(width: 8, height: 14)
                .rotationEffect(.degrees(isForward ? 0 : 180))
                .frame(width: 36, height: 36)
        }
    }
}

/// Wheels for the hour and the minute of a date, with one for the half of the day where the locale
/// counts twelve hours.
struct TimeWheels: View {
    let value: Binding<Date>
    let calendar: Calendar
    @Environment(\.locale) private var locale

    private var countsTwelve: Bool {
        switch locale.hourCycle {
        case .oneToTwelve, .zeroToEleven: true
        default: false
        }
    }

    private var halves: [String] {
        var calendar = calendar
        calendar.locale = locale
        return [calendar.amSymbol, calendar.pmSymbol]
    }

    var body: some View {
        let hour = value.part(.hour, in: calendar)
        let countsTwelve = countsTwelve
        HStack(spacing: 0) {
            if countsTwelve {
                WheelPicker(
                    selection: hour.part(of: 12, \.offset), content: TwelveHours(), title: "Hour"
                )
            } else {
                WheelPicker(selection: hour, content: DigitRows(count: 24), title: "Hour")
            }
            WheelPicker(
                selection: value.part(.minute, in: calendar), content: DigitRows(count: 60),
                title: "Minute"
            )
            if countsTwelve {
                WheelPicker(
                    selection: hour.part(of: 12, \.index),
                    content: ForEach([0, 1], id: \.self) { Text(halves[$0]) },
                    title: "Half of the day"
                )
            }
        }
        .frame(width: countsTwelve ? 220 : 160)
    }
}

/// The hours of half a day, of which the first is 12.
private struct TwelveHours: View {
    var body: some View {
        ForEach(Array(0..<12), id: \.self) { Text("\($0 == 0 ? 12 : $0)") }
    }
}

/// Numbers of two digits, from zero on.
private struct DigitRows: View {
    let count: Int

    var body: some View {
        ForEach(Array(0..<count), id: \.self) { number in
            Text(number < 10 ? "0\(number)" : "\(number)")
        }
    }
}

/// Wheels for the day, the month and the year of a date.
struct DateWheels: View {
    let value: Binding<Date>
    let calendar: Calendar

    var body: some View {
        let year = calendar.component(.year, from: value.wrappedValue)
        let days = calendar.range(of: .day, in: .month, for: value.wrappedValue)?.count ?? 30
        HStack(spacing: 0) {
            WheelPicker(
                selection: value.part(.month, in: calendar), content: months, title: "Month"
            )
            WheelPicker(
                selection: value.part(.day, in: calendar),
                content: ForEach(Array(1...days), id: \.self) { Text("\($0)") },
                title: "Day"
            )
            WheelPicker(
                selection: value.part(.year, in: calendar),
                content: ForEach(Array(year - 50...year + 50), id: \.self) { Text("\($0)") },
                title: "Year"
            )
        }
        .frame(width: 280)
    }

    private var months: some View {
        let names = calendar.monthSymbols
        return ForEach(Array(names.indices), id: \.self) { index in
            Text(names[index]).tag(index + 1)
        }
    }
}

/// A number in parts of equal length.
private struct DividedNumber {
    /// The index of its part.
    var index: Int
    /// The distance from the start of its part.
    var offset: Int
}

extension Binding<Int> {
    /// A binding to the part of a number, or to the place in its part, with parts of a length.
    fileprivate func part(
        of length: Int, _ path: WritableKeyPath<DividedNumber, Int>
    ) -> Binding<Int> {
        func divided() -> DividedNumber {
            DividedNumber(index: wrappedValue / length, offset: wrappedValue % length)
        }
        return Binding(
            get: { divided()[keyPath: path] },
            set: { (new: Int) in
                var number = divided()
                number[keyPath: path] = new
                wrappedValue = number.index * length + number.offset
            }
        )
    }
}

extension Binding<Date> {
    /// A binding to a part of a date.
    fileprivate func part(_ component: Calendar.Component, in calendar: Calendar) -> Binding<Int> {
        Binding<Int>(
            get: { calendar.component(component, from: wrappedValue) },
            set: { (new: Int) in
                let delta = new - calendar.component(component, from: wrappedValue)
                let moved = calendar.date(byAdding: component, value: delta, to: wrappedValue)
                if let moved { wrappedValue = moved }
            }
        )
    }
}
