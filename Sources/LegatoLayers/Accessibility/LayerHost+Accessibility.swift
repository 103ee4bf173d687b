package import Foundation
import LegatoGraphics

/// A layer whose content has accessibility elements.
package protocol AccessibilityHost: CALayer {
    /// The accessibility elements of the content, by sort priority, then in the order of layout.
    var viewElements: [AccessibilityElement] { get }
}

extension LayerHost {
    /// The accessibility elements of the display, each with those inside it.
    package var accessibilityElements: [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting = [rootLayer]
        while let layer = waiting.popLast() {
            // An element list may contain a layer twice, or an ancestor of its owner.
            guard !layer.isHidden, seen.insert(ObjectIdentifier(layer)).inserted else { continue }
            let source = layer.delegate as? any AccessibilitySource ?? layer
            if source.hidesAccessibilityElements { continue }
            if var element = source.ownAccessibilityElement {
                element.host = self
                element.area = element.area ?? shownFrame(of: layer)
                found.append(element)
                continue
            }
            if let host = layer as? any AccessibilityHost { found += host.viewElements }
            if let sources = source.accessibilitySources {
                waiting += sources.reversed().compactMap {
                    ($0 as? any AccessibilitySource)?.accessibilityLayer
                }
            } else {
                waiting += (layer.sublayers ?? []).reversed()
            }
        }
        return found
    }

    /// The presentation frame of a layer in the root layer's coordinate space.
    package func shownFrame(of layer: CALayer) -> CGRect {
        let shown = layer.presentation() ?? layer
        return shown.convert(shown.bounds, to: rootLayer.presentation() ?? rootLayer)
    }
}
