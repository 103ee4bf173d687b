public import Foundation
public import LegatoGraphics

extension CGColor: Animatable {
    /// The unpremultiplied, sRGB-encoded components (red, green, blue, alpha), unscaled.
    ///
    /// On setting, +∞ becomes 1, and −∞ and NaN become 0, each with a warning.
    @inlinable
    public var animatableData: Vector4 {
        get { Vector4(SIMD4(Double(red), Double(green), Double(blue), Double(alpha))) }
        set {
            let c = newValue.simd
            self = CGColor(red: c.x, green: c.y, blue: c.z, alpha: c.w)
        }
    }
}

extension ResolvedColor: Animatable {
    /// The cube roots of Oklab's cone responses and the opacity, (l, m, s, opacity), times 128.
    ///
    /// Oklab is linear in them, so this interpolates in Oklab. Values that are set are rounded to
    /// 2⁻⁴⁰, far below what is visible, so that a round trip preserves the exact components.
    ///
    /// Components are clamped to the range of a colour; NaN becomes 0, with a warning.
    public var animatableData: Vector4 {
        get {
            let light = SIMD3(Double(linearRed), Double(linearGreen), Double(linearBlue))
            let cones = Oklab.cones(of: light)
            return Vector4(
                SIMD4(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z), Double(opacity)) * unitScale
            )
        }
        set {
            let data = newValue.simd / unitScale
            let roots = SIMD3(data.x, data.y, data.z)
            let light =
                (Oklab.light(of: roots * roots * roots) * 0x1p40)
                .rounded(.toNearestOrAwayFromZero) / 0x1p40
            self = ResolvedColor(
                linearRed: Float(light.x), linearGreen: Float(light.y), linearBlue: Float(light.z),
                opacity: Float(data.w)
            )
        }
    }
}

/// The linear part of Oklab (Björn Ottosson, 2020).
private enum Oklab {
    /// The responses of the long, medium and short cones to linear sRGB.
    static func cones(of light: SIMD3<Double>) -> SIMD3<Double> {
        light.x * SIMD3(0.4122214708, 0.2119034982, 0.0883024619)
            + light.y * SIMD3(0.5363325363, 0.6806995451, 0.2817188376)
            + light.z * SIMD3(0.0514459929, 0.1073969566, 0.6299787005)
    }

    /// The linear sRGB of cone responses, by the inverse matrix at full precision.
    static func light(of cones: SIMD3<Double>) -> SIMD3<Double> {
        cones.x * SIMD3(4.076741661347994, -1.2684380040921763, -0.004196086541837087)
            + cones.y * SIMD3(-3.3077115904081937, 2.609757400663372, -0.7034186144594495)
            + cones.z * SIMD3(0.2309699287294279, -0.3413193963102196, 1.7076147009309448)
    }
}
