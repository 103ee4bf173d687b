public import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A control that selects a date, a time or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, displayedComponents: .date)
/// ```
public nonisolated struct DatePicker<Label: View>: View {
    /// The parts of a date that a picker shows.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let range: ClosedRange<Date>
    private let components: Components
    private let label: Label
    @Environment(\.datePickerKind) private var kind
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    private init(
        _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components,
        _ label: Label
    ) {
        (self.selection, self.range) = (selection, range)
        (self.components, self.label) = (components, label)
    }

    /// Creates a picker for a date and a time, or one of both.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
    }

    /// Creates a picker for a date in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label())
    }

    /// Creates a picker for a date at or after another one.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        let range = range.lowerBound...max(.distantFuture, range.lowerBound)
        self.init(selection, range, displayedComponents, label())
    }

    /// Creates a picker for a date at or before another one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        let range = min(.distantPast, range.upperBound)...range.upperBound
        self.init(selection, range, displayedComponents, label())
    }

    @MainActor private var value: Binding<Date> {
        Binding(
            get: { selection.wrappedValue },
            set: { (new: Date) in
                selection.wrappedValue = min(max(new, range.lowerBound), range.upperBound)
            }
        )
    }

    /// The label and the date, in the style of the environment.
    public var body: some View {
        switch kind {
        case .compact:
            HStack {
                if !labelsAreHidden {
                    label
                    Spacer()
                }
                if components.contains(.date) {
                    DateChip(title: text(.abbreviated, .omitted)) {
                        MonthView(value: value, range: range, calendar: calendar)
                            .fixedSize(horizontal: true, vertical: false)
                    }
                }
                if components.contains(.hourAndMinute) {
                    DateChip(title: text(.omitted, .shortened)) {
                        TimeWheels(value: value, calendar: calendar)
                    }
                }
            }
        case .graphical:
            VStack {
                if components.contains(.date) {
                    MonthView(value: value, range: range, calendar: calendar)
                }
                if components.contains(.hourAndMinute) {
                    DateChip(title: text(.omitted, .shortened)) {
                        TimeWheels(value: value, calendar: calendar)
                    }
                }
            }
        case .wheel:
            HStack(spacing: 0) {
                if !labelsAreHidden {
                    label
                    Spacer()
                }
                if components.contains(.date) { DateWheels(value: value, calendar: calendar) }
                if components.contains(.hourAndMinute) {
                    TimeWheels(value: value, calendar: calendar)
                }
            }
        }
    }

    @MainActor private func text(
        _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> String {
        var style = Date.FormatStyle(date: date, time: time, locale: locale)
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return style.format(selection.wrappedValue)
    }
}

nonisolated extension DatePicker where Label == Text {
    /// Creates a picker with a localised title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker with a localised title for a date in a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    /// Creates a picker with a title for a date in a range.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(title)
        }
    }

    /// Creates a picker with a localised title for a date at or after another one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    /// Creates a picker with a title for a date at or after another one.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(title)
        }
    }

    /// Creates a picker with a localised title for a date at or before another one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }

    /// Creates a picker with a title for a date at or before another one.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
            Text(title)
        }
    }
}

/// A part of a date, on a button that presents a card to change it.
private struct DateChip<Content: View>: View {
    let title: String
    let content: Content
    @State private var isOpen = false
    @State private var place = ViewPlace()
    @Environment(\.colorScheme) private var scheme

    init(title: String, @ViewBuilder content: () -> Content) {
        (self.title, self.content) = (title, content())
    }

    var body: some View {
        let isOn = isOpen
        PresentationView(
            base: AnchorView(content: button, anchor: place), style: .popover,
            id: isOn ? AnyHashable(true) : nil,
            presented: isOn
                ? BesideCard({ place.frame }, content.padding(16)) { isOpen = false } : nil,
            close: { isOpen = false }, onDismiss: nil
        )
    }

    private var button: some View {
        Button {
            isOpen = true
        } label: {
            Text(title)
                .lineLimit(1)
                .padding(.horizontal, 11)
                .padding(.vertical, 6)
                .background(
                    Color(white: 0.463, opacity: scheme == .dark ? 0.24 : 0.12),
                    in: RoundedRectangle(cornerRadius: 6)
                )
        }
        // In a list, presses on the rest of the row do not open it.
        .buttonStyle(.plain)
        .foregroundStyle(isOpen ? Color.accentColor : Color.primary)
    }
}
