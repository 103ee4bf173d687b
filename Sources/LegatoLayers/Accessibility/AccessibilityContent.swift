/// The accessibility properties set on a layer or its view.
package final class AccessibilityContent {
    package var isElement: Bool?
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var traits: UIAccessibilityTraits?
    package var hidesElements = false
    package var elements: [Any]?

    /// Creates empty content.
    package init() {}
}
