import Foundation
import LegatoCanvas
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// The parts of a date that a picker shows.
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The year, the month and the day.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// How date pickers are drawn.
nonisolated enum DatePickerKind { case compact, graphical, wheel }

/// The appearance of date pickers: one of those below.
@preconcurrency @MainActor public protocol DatePickerStyle {}

/// A style by its kind.
private nonisolated protocol BuiltInDatePickerStyle: DatePickerStyle {
    var kind: DatePickerKind { get }
}

/// Draws the date on a button that presents a calendar: the default style.
public nonisolated struct DefaultDatePickerStyle: BuiltInDatePickerStyle {
    fileprivate var kind: DatePickerKind { .compact }
    /// Creates the style.
    public init() {}
}

/// Draws the date on a button that presents a calendar.
public nonisolated struct CompactDatePickerStyle: BuiltInDatePickerStyle {
    fileprivate var kind: DatePickerKind { .compact }
    /// Creates the style.
    public init() {}
}

/// Draws a calendar.
public nonisolated struct GraphicalDatePickerStyle: BuiltInDatePickerStyle {
    fileprivate var kind: DatePickerKind { .graphical }
    /// Creates the style.
    public init() {}
}

/// Draws wheels.
public nonisolated struct WheelDatePickerStyle: BuiltInDatePickerStyle {
    fileprivate var kind: DatePickerKind { .wheel }
    /// Creates the style.
    public init() {}
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

nonisolated extension EnvironmentValues {
    /// How date pickers are drawn.
    var datePickerKind: DatePickerKind {
        get { self[DatePickerKindKey.self] }
        set { self[DatePickerKindKey.self] = newValue }
    }
}

private nonisolated enum DatePickerKindKey: EnvironmentKey {
    static var defaultValue: DatePickerKind { .compact }
}

nonisolated extension View {
    /// Sets the style of date pickers in the view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerKind, (style as? any BuiltInDatePickerStyle)?.kind ?? .compact)
    }
}
