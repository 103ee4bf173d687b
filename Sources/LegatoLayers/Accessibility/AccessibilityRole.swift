package import Foundation

/// The role of an element whose traits do not express it.
nonisolated package enum AccessibilityRole {
    case window, slider, stepper, progress, field, choice, list, row, tabs, tab, group, option
    case table, tableRow, cell, columnHeader
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

/// The position of a row among the rows of its list or table, those without views included.
nonisolated package struct AccessibilityRow: Equatable {
    package var index: Int
    /// The number of rows.
    package var count: Int

    /// Creates a position.
    package init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
}

/// The text of an element; its positions count Unicode scalars.
nonisolated package struct AccessibilityText {
    /// The text as displayed; a secure field shows dots.
    package var string: String
    /// The selected range; empty if there is only an insertion point.
    package var selection: Range<Int>
    package var isSecret: Bool
    package var isMultiline: Bool
    /// Replaces a part of the text; nil if it cannot be edited.
    package var replace: ((Range<Int>, String) -> Void)?
    /// Selects a part of the text.
    package var select: (Range<Int>) -> Void
    /// Returns the bounding box of a part of the text, in points; nil if it has no place.
    ///
    /// The coordinate space is that of the element's frame. An empty part of a field is an
    /// insertion point.
    package var bounds: (Range<Int>) -> CGRect?
    /// Returns the character at a point of that coordinate space; nil if there is none.
    package var character: (CGPoint) -> Int?

    /// Whether the text can be edited.
    package var isEditable: Bool { replace != nil }

    /// Creates a text.
    package init(
        string: String, selection: Range<Int>, isSecret: Bool, isMultiline: Bool,
        replace: ((Range<Int>, String) -> Void)?, select: @escaping (Range<Int>) -> Void,
        bounds: @escaping (Range<Int>) -> CGRect? = { _ in nil },
        character: @escaping (CGPoint) -> Int? = { _ in nil }
    ) {
        (self.string, self.selection) = (string, selection)
        (self.isSecret, self.isMultiline) = (isSecret, isMultiline)
        (self.replace, self.select) = (replace, select)
        (self.bounds, self.character) = (bounds, character)
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
