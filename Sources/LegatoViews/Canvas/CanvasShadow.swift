import Foundation
import LegatoGraphics

/// Options of the shadow that a filter of drawings adds; see `CanvasFilter.shadow`.
nonisolated public struct CanvasShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow above the drawing instead of below.
    public static let shadowAbove = CanvasShadowOptions(rawValue: 1)
    /// Draws only the shadow.
    public static let shadowOnly = CanvasShadowOptions(rawValue: 2)
    /// Inverts the alpha of the shadow, which then covers the canvas outside the drawing.
    public static let invertsAlpha = CanvasShadowOptions(rawValue: 4)
    /// Composites the shadow and the drawing one after the other with what is below them, instead
    /// of as a group.
    public static let disablesGroup = CanvasShadowOptions(rawValue: 8)
}

/// The shadow of a drawing.
nonisolated struct CanvasShadow: Sendable {
    var color: Color
    /// The blur radius, in points.
    var radius: CGFloat
    var offset: CGSize
    var blendMode: CanvasBlendMode
    var options: CanvasShadowOptions

    /// Whether a layer's shadow can draw it.
    var isPlain: Bool { options.isEmpty && blendMode == .normal }

    /// The standard deviation of the blur, in points.
    var deviation: CGFloat { radius / 2 }
}
