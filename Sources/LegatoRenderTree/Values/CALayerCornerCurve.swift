public import LegatoGraphics
package import Foundation

/// The shape of a layer's rounded corners.
public enum CALayerCornerCurve: String, NameBridging, Sendable, CaseIterable {
    /// A quarter circle; the default.
    case circular
    /// A curve that begins earlier and whose curvature increases towards the middle of the corner.
    case continuous

    /// The length of the curve relative to `cornerRadius`: 1 for a circle, 1.528665 otherwise.
    package var expansionFactor: CGFloat { self == .circular ? 1 : 1.528665 }
}
