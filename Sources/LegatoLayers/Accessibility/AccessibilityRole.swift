import Foundation

/// What an element is, where its traits do not say it.
nonisolated package enum AccessibilityRole {
    case window, slider, stepper, progress, field, choice, list, row, tabs, tab, group, option
}

/// A number that an element shows or sets.
nonisolated package struct AccessibilityNumber {
    package var value: Double
    package var bounds: ClosedRange<Double>
    /// The distance by which it is adjusted; 0 if that is not known.
    package var step: Double
    /// Sets it; nil if it is only shown.
    package var set: ((Double) -> Void)?

    /// Creates a number.
    package init(
        value: Double, bounds: ClosedRange<Double>, step: Double, set: ((Double) -> Void)? = nil
    ) {
        (self.value, self.bounds, self.step, self.set) = (value, bounds, step, set)
    }
}

/// A text that is edited in an element; its places are numbers of Unicode scalars.
nonisolated package struct AccessibilityText {
    /// The text as it is shown: dots in place of a secret.
    package var string: String
    /// The selected part; empty at the insertion point.
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

/// An element's use of the keyboard focus.
nonisolated package struct AccessibilityFocus {
    package var isFocused: Bool
    /// Moves the focus to the element.
    package var take: () -> Void

    /// Creates the state of an element that can have the focus.
    package init(isFocused: Bool, take: @escaping () -> Void) {
        (self.isFocused, self.take) = (isFocused, take)
    }
}
