import Foundation
public import LegatoGraphics

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
        self.init(
            ResolvedColor(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)
            )
        )
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

nonisolated extension ResolvedColor: CustomStringConvertible {
    /// Creates a colour from components in a colour space, nominally 0 to 1; opaque by default.
    ///
    /// Components are clamped to the range of `ResolvedColor`; NaN counts as 0. Both warn.
    public init(
        colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
        self =
            switch colorSpace {
            case .sRGB: ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
            case .sRGBLinear:
                ResolvedColor(
                    linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity
                )
            case .displayP3:
                ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
                    .convertedFromDisplayP3
            }
    }

    /// The red, green and blue component in sRGB and the opacity, as "#RRGGBBAA" in hexadecimal.
    ///
    /// Components are clamped to 0 to 1; NaN counts as 0.
    public var description: String {
        [red, green, blue, opacity].reduce(into: "#") { text, component in
            let byte = component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0
            if byte < 16 { text += "0" }
            text += String(byte, radix: 16, uppercase: true)
        }
    }

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
