import CCanvas
public import Foundation
import LegatoGraphics

/// How new drawing is composited with what was drawn before.
public enum CGBlendMode: Int32, Sendable {
    /// Source over: the new colour covers the old one; the default.
    case normal
    /// The product, which is darker.
    case multiply
    /// The inverse of the product of the inverses, which is lighter.
    case screen
    /// Multiplies dark and screens light backgrounds.
    case overlay
    /// The darker of the two.
    case darken
    /// The lighter of the two.
    case lighten
    /// Brightens the background by the colour.
    case colorDodge
    /// Darkens the background by the colour.
    case colorBurn
    /// Darkens or brightens softly.
    case softLight
    /// Multiplies by dark and screens by light colours.
    case hardLight
    /// The difference.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The hue of the colour.
    case hue
    /// The saturation of the colour.
    case saturation
    /// The hue and saturation of the colour.
    case color
    /// The luminosity of the colour.
    case luminosity
    /// Clears to transparent.
    case clear
    /// Replaces what was drawn.
    case copy
    /// Draws the new colour only inside what was drawn, and clears the rest.
    case sourceIn
    /// Draws the new colour only outside what was drawn, and clears the rest.
    case sourceOut
    /// Draws the new colour only inside what was drawn, and keeps the rest.
    case sourceAtop
    /// Draws behind what was drawn.
    case destinationOver
    /// Keeps what was drawn only inside the new shape.
    case destinationIn
    /// Removes what was drawn inside the new shape.
    case destinationOut
    /// Draws behind what was drawn, and keeps that only inside the new shape.
    case destinationAtop
    /// Keeps what only one of the two covers.
    case xor
    /// The sum, darkened; drawn as `darken`.
    case plusDarker
    /// The sum.
    case plusLighter
}

extension CGContext {
    /// Sets the opacity of subsequent drawing, clamped to 0...1; 1 by default, NaN is ignored.
    public func setAlpha(_ alpha: CGFloat) {
        guard !alpha.isNaN else { return }
        state.alpha = max(0, min(1, alpha))
    }

    /// Sets the blend mode of subsequent drawing; `normal` by default.
    ///
    /// `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop` also clear what is outside of
    /// the shape drawn, within the clip.
    public func setBlendMode(_ mode: CGBlendMode) {
        libcairo.set_operator(cairo, mode.cairoOperator)
    }
}

extension CGBlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
