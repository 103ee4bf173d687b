public import Foundation
import LegatoGraphics
public import LegatoLayers

/// An element for assistive technologies that is not a view, such as a bar of a chart.
///
/// ```swift
/// let bar = UIAccessibilityElement(accessibilityContainer: chart)
/// bar.accessibilityLabel = "March"
/// bar.accessibilityValue = "40"
/// bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 20, width: 16, height: 80)
/// chart.accessibilityElements = [bar]
/// ```
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    /// The view that contains the element in its `accessibilityElements`.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in coordinates of the container, in points; the null rectangle by default, which
    /// means `accessibilityFrame`.
    open var accessibilityFrameInContainerSpace = CGRect.null
    /// The frame in coordinates of the window, in points; zero by default.
    open var accessibilityFrame = CGRect.zero
    /// Represents the element among layers; never on the screen.
    private lazy var elementLayer: CALayer = {
        let layer = CALayer()
        layer.delegate = self
        return layer
    }()

    /// Creates an element of a view.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    /// The container, if it is a responder.
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}

extension UIAccessibilityElement: CALayerDelegate {}

extension UIAccessibilityElement: AccessibilitySource {
    package var accessibilityLayer: CALayer { elementLayer }
    package var hidesAccessibilityElements: Bool { accessibilityElementsHidden }
    package var accessibilitySources: [Any]? { accessibilityElements }

    package var ownAccessibilityElement: AccessibilityElement? {
        guard isAccessibilityElement else { return nil }
        var element = describedElement
        element.area = area
        return element
    }

    /// The frame in coordinates of the display.
    private var area: CGRect {
        guard !accessibilityFrameInContainerSpace.isNull,
            let layer = (accessibilityContainer as? UIView)?.layer, let host = layer.host
        else { return accessibilityFrame }
        let shown = layer.presentation() ?? layer
        return shown.convert(
            accessibilityFrameInContainerSpace,
            to: host.rootLayer.presentation() ?? host.rootLayer
        )
    }
}
