import Foundation

/// A view's colour resolved to linear sRGB components and an opacity.
///
/// Components are nominally 0 to 1; values outside, such as those of wider gamuts, are kept and
/// clamped when drawn. Unlike `CGColor` it stores linear light instead of encoded values, and it
/// animates in Oklab. On initialisation components are clamped to -65,504...65,504, the range of
/// half-precision numbers; NaN becomes 0, with a warning.
public struct ResolvedColor: Sendable, Hashable {
    /// The linear red component, 0 to 1.
    public var linearRed: Float
    /// The linear green component, 0 to 1.
    public var linearGreen: Float
    /// The linear blue component, 0 to 1.
    public var linearBlue: Float
    /// The opacity, 0 (clear) to 1 (opaque).
    public var opacity: Float

    /// Creates a colour from linear components, each nominally 0 to 1; opaque by default.
    public init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float = 1) {
        self.linearRed = Self.limited(linearRed, "red")
        self.linearGreen = Self.limited(linearGreen, "green")
        self.linearBlue = Self.limited(linearBlue, "blue")
        self.opacity = Self.limited(opacity, "opacity")
    }

    private static let greatest: Float = 65504

    private static func limited(_ component: Float, _ name: String) -> Float {
        if abs(component) <= greatest { return component }
        let taken = component.isNaN ? 0 : max(-greatest, min(greatest, component))
        Warning.print(
            """
            The \(name) of a colour must be from \(-greatest) to \(greatest), got \(component); \
            \(taken) is used. Check how it is computed.
            """
        )
        return taken
    }

    /// Creates a colour from sRGB-encoded components, each nominally 0 to 1; opaque by default.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
        self.init(
            linearRed: Float(decoded(Double(red))), linearGreen: Float(decoded(Double(green))),
            linearBlue: Float(decoded(Double(blue))), opacity: opacity
        )
    }

    /// Creates a colour from its sRGB-encoded form.
    public init(_ color: CGColor) {
        self.init(
            linearRed: Float(decoded(Double(color.red))),
            linearGreen: Float(decoded(Double(color.green))),
            linearBlue: Float(decoded(Double(color.blue))), opacity: Float(color.alpha)
        )
    }

    /// The red component, sRGB-encoded, 0 to 1.
    public var red: Float {
        get { Float(encoded(Double(linearRed))) }
        set { linearRed = Float(decoded(Double(newValue))) }
    }

    /// The green component, sRGB-encoded, 0 to 1.
    public var green: Float {
        get { Float(encoded(Double(linearGreen))) }
        set { linearGreen = Float(decoded(Double(newValue))) }
    }

    /// The blue component, sRGB-encoded, 0 to 1.
    public var blue: Float {
        get { Float(encoded(Double(linearBlue))) }
        set { linearBlue = Float(decoded(Double(newValue))) }
    }

    /// The colour with sRGB-encoded components.
    public var cgColor: CGColor {
        CGColor(
            red: CGFloat(encoded(Double(linearRed))), green: CGFloat(encoded(Double(linearGreen))),
            blue: CGFloat(encoded(Double(linearBlue))), alpha: CGFloat(opacity)
        )
    }
}

/// Returns the linear light of an sRGB-encoded value, as an odd function (IEC 61966-2-1).
func decoded(_ value: Double) -> Double {
    let v = abs(value)
    let light = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
}

/// Returns the sRGB-encoded value of linear light, as an odd function (IEC 61966-2-1).
func encoded(_ value: Double) -> Double {
    let v = abs(value)
    let code = v <= 0.0031308 ? v * 12.92 : 1.055 * (pow(v, 1 / 2.4) - 1) + 1
    return value < 0 ? -code : code
}
