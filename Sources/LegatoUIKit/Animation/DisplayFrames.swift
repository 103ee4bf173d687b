import Foundation
import LegatoLayers

extension CADisplayLink {
    /// Starts a link for the display of a layer, or for the current or the oldest one while the layer
    /// is in none.
    ///
    /// All links of this module start here: views need not be on the display whose code runs.
    static func started(
        for layer: CALayer?, _ callback: @escaping (CADisplayLink) -> Void
    ) -> CADisplayLink {
        let link = CADisplayLink { callback($0) }
        if let display = layer?.host {
            link.add(to: display)
        } else {
            link.add(to: .main, forMode: .common)
        }
        return link
    }
}
