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
    @Environment(\.datePickerMaker) private var maker

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

    /// The label and the date, in the style of the environment.
    public var body: some View {
        let configuration = DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(content: AnyView(label)),
            selection: selection,
            minimumDate: range.lowerBound != .distantPast ? range.lowerBound : nil,
            maximumDate: range.upperBound != .distantFuture ? range.upperBound : nil,
            displayedComponents: components
        )
        if let maker {
            maker.make(configuration)
        } else {
            DefaultDatePickerStyle().makeBody(configuration: configuration)
        }
    }
}

nonisolated extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// Creates the date picker of a style's configuration, in the style that is set outside that one.
    ///
    /// ```swift
    /// struct Framed: DatePickerStyle {
    ///     func makeBody(configuration: Configuration) -> some View {
    ///         DatePicker(configuration).padding().border(.gray)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter configuration: The configuration that the style was given.
    @MainActor public init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.$selection, configuration.range, configuration.displayedComponents,
            configuration.label
        )
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
