import Foundation
import LegatoGraphics

nonisolated extension Color {
    /// The colour space of a colour's components.
    public enum RGBColorSpace: Sendable, Hashable {
        /// sRGB, gamma-encoded.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// Display P3, a wider gamut with the transfer function of sRGB.
        case displayP3
    }

    /// Creates a fixed colour from components, nominally 0 to 1; in sRGB and opaque by default.
    ///
    /// Components are clamped to the range of `ResolvedColor`; NaN counts as 0. Both warn.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        let (r, g, b, a) = (Float(red), Float(green), Float(blue), Float(opacity))
        switch colorSpace {
        case .sRGB:
            self.init(ResolvedColor(red: r, green: g, blue: b, opacity: a))
        case .sRGBLinear:
            self.init(ResolvedColor(linearRed: r, linearGreen: g, linearBlue: b, opacity: a))
        case .displayP3:
            self.init(ResolvedColor(red: r, green: g, blue: b, opacity: a).convertedFromDisplayP3)
        }
    }

    /// Creates a fixed grey, 0 (black) to 1 (white); in sRGB and opaque by default.
    ///
    /// Components are clamped to the range of `ResolvedColor`; NaN counts as 0. Both warn.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a fixed colour from hue, saturation and brightness, each 0 to 1; opaque by default.
    ///
    /// The hue is a fraction of a turn: 0 is red, 1/3 green, 2/3 blue. It is periodic. A hue below
    /// -1e9, above 1e9 or NaN counts as 0, with a warning.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let check = NumberCheck(Self.self, "init(hue:saturation:brightness:opacity:)")
        let hue = Double(check.number(hue, or: 0))
        let sixth = (hue - hue.rounded(.down)) * 6
        /// The component that is greatest at a hue of `peak` sixths of a turn.
        func component(_ peak: Double) -> Double {
            let offset = abs(sixth - peak)
            let distance = min(offset, 6 - offset)
            return brightness * (1 - saturation * min(max(distance - 1, 0), 1))
        }
        self.init(red: component(0), green: component(2), blue: component(4), opacity: opacity)
    }
}

nonisolated extension ResolvedColor {
    /// Converts Display P3 components, stored as if they were sRGB, to sRGB.
    fileprivate var convertedFromDisplayP3: ResolvedColor {
        let light =
            Double(linearRed)
            * SIMD3(1.2249401762805598, -0.04205695470968816, -0.01963755459033443)
            + Double(linearGreen)
            * SIMD3(-0.22494017628055993, 1.0420569547096883, -0.07863604555063188)
            + Double(linearBlue) * SIMD3(0, 0, 1.0982736001409663)
        return ResolvedColor(
            linearRed: Float(light.x), linearGreen: Float(light.y), linearBlue: Float(light.z),
            opacity: opacity
        )
    }
}
