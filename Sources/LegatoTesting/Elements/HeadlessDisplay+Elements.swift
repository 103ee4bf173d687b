import Foundation
public import Legato

extension HeadlessDisplay {
    /// The accessibility elements of all views and layers on the display, each followed by its
    /// children.
    ///
    /// They have the current values, after pending changes, as exposed to screen readers. A text is
    /// an element with its string as the label; a button or a toggle is one element with the labels
    /// of its content, a trait and an action. Views that are being removed, and views under a
    /// sheet, have no elements.
    ///
    /// ```swift
    /// let labels = display.elements.map(\.label)
    /// ```
    public var elements: [AccessibilityElement] {
        advance(frames: 0)
        return perform { host.accessibilityElements.flatMap(\.withChildren) }
    }

    /// Returns the accessibility elements that have all traits of a set.
    ///
    /// ```swift
    /// let headings = display.elements(with: .isHeader)
    /// ```
    public func elements(with traits: AccessibilityTraits) -> [AccessibilityElement] {
        elements.filter { $0.traits.contains(traits) }
    }

    /// Returns the accessibility element with a label.
    ///
    /// ```swift
    /// let total = try display.element("Total")
    /// ```
    ///
    /// - Throws: `ElementError`, with the existing labels and the closest one, if no element has the
    ///   label, or if several have it.
    public func element(_ label: String) throws -> AccessibilityElement {
        try element("label", label, \.label)
    }

    /// Returns the accessibility element with an identifier, as set by
    /// `accessibilityIdentifier(_:)`.
    ///
    /// ```swift
    /// let total = try display.element(identifier: "total")
    /// ```
    ///
    /// - Throws: `ElementError`, with the existing identifiers and the closest one, if no element
    ///   has the identifier, or if several have it.
    public func element(identifier: String) throws -> AccessibilityElement {
        try element("identifier", identifier, \.identifier)
    }

    private func element(
        _ kind: String, _ wanted: String, _ value: (AccessibilityElement) -> String
    ) throws -> AccessibilityElement {
        let all = elements
        let found = all.filter { value($0) == wanted }
        guard found.count == 1 else {
            throw ElementError(kind, wanted, count: found.count, of: all.map(value))
        }
        return found[0]
    }
}

extension AccessibilityElement {
    /// The element and its descendants.
    nonisolated fileprivate var withChildren: [AccessibilityElement] {
        [self] + children.flatMap(\.withChildren)
    }
}
