public import LegatoGraphics
package import Foundation

/// How the corners of a layer bend from one side to the next.
public enum CALayerCornerCurve: String, NameBridging, Sendable, CaseIterable {
    /// In a quarter of a circle; the default.
    case circular
    /// In a curve that begins earlier and bends more and more.
    case continuous

    /// How much longer the bend is than `cornerRadius`: 1 for a circle, 1.528665 otherwise.
    package var expansionFactor: CGFloat { self == .circular ? 1 : 1.528665 }
}
