public import Foundation
import LegatoGraphics
import LegatoMotion

/// The properties of a date picker for its style.
@preconcurrency @MainActor public struct DatePickerStyleConfiguration {
    /// The label of a date picker.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The label's content.
        public var body: some View { content }
    }

    /// The label.
    public private(set) var label: Label
    /// The date that is selected.
    ///
    /// A style may set any date; the built-in styles set only those in the range.
    @Binding public var selection: Date
    /// The earliest date that can be selected; nil without a limit.
    public var minimumDate: Date?
    /// The latest date that can be selected; nil without a limit.
    public var maximumDate: Date?
    /// The parts of the date that the picker shows.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        (self.label, _selection) = (label, selection)
        (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
        self.displayedComponents = displayedComponents
    }

    /// The dates that can be selected.
    var range: ClosedRange<Date> {
        let first = minimumDate ?? .distantPast
        return first...max(maximumDate ?? .distantFuture, first)
    }
}

extension DatePickerStyleConfiguration: NestedConfiguration {
    func mapParts(_ change: (AnyView) -> AnyView) -> Self {
        var result = self
        result.label = Label(content: change(label.content))
        return result
    }
}

/// The appearance of date pickers.
///
/// ```swift
/// struct Steps: DatePickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Stepper {
///             configuration.label
///             Text(configuration.selection, format: .dateTime.day().month())
///         } onIncrement: {
///             configuration.selection += 24 * 60 * 60
///         } onDecrement: {
///             configuration.selection -= 24 * 60 * 60
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol DatePickerStyle {
    /// The type of the body.
    associatedtype Body: View
    /// The properties of a date picker for its style.
    typealias Configuration = DatePickerStyleConfiguration

    /// Returns the body of a date picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension EnvironmentValues {
    /// The style of date pickers; nil for the default one.
    var datePickerMaker: StyleMaker<DatePickerStyleConfiguration>? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of date pickers in the view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self.style(
            StyleMaker(style) { $0.makeBody(configuration: $1) }, \.datePickerMaker
        )
    }
}
