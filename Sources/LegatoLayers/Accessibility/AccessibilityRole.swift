import Foundation

/// The role of an element whose traits do not express it.
nonisolated package enum AccessibilityRole {
    case window, slider, stepper, progress, field, choice, list, row, tabs, tab, group, option
}

/// A number that an element shows or sets.
nonisolated package struct AccessibilityNumber {
    package var value: Double
    package var bounds: ClosedRange<Double>
    /// The step by which it is adjusted; 0 if unknown.
    package var step: Double
    /// Sets the number; nil if it is read-only.
    package var set: ((Double) -> Void)?

    /// Creates a number.
    package init(
        value: Double, bounds: ClosedRange<Double>, step: Double, set: ((Double) -> Void)? = nil
    ) {
        (self.value, self.bounds, self.step, self.set) = (value, bounds, step, set)
    }
}

/// The editable text of an element; its positions count Unicode scalars.
nonisolated package struct AccessibilityText {
    /// The text as displayed; a secure field shows dots.
    package var string: String
    /// The selected range; empty if there is only an insertion point.
    package var selection: Range<Int>
    package var isSecret: Bool
    package var isMultiline: Bool
    /// Replaces a part of the text.
    package var replace: (Range<Int>, String) -> Void
    /// Selects a part of the text.
    package var select: (Range<Int>) -> Void

    /// Creates a text.
    package init(
        string: String, selection: Range<Int>, isSecret: Bool, isMultiline: Bool,
        replace: @escaping (Range<Int>, String) -> Void, select: @escaping (Range<Int>) -> Void
    ) {
        (self.string, self.selection) = (string, selection)
        (self.isSecret, self.isMultiline) = (isSecret, isMultiline)
        (self.replace, self.select) = (replace, select)
    }
}

/// The keyboard focus state of an element.
nonisolated package struct AccessibilityFocus {
    package var isFocused: Bool
    /// Moves the focus to the element.
    package var take: () -> Void

    /// Creates the state of a focusable element.
    package init(isFocused: Bool, take: @escaping () -> Void) {
        (self.isFocused, self.take) = (isFocused, take)
    }
}
