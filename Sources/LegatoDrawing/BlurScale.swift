/// The resolution of a Gaussian blur: the picture is halved until the standard deviation of the
/// remaining blur is at most 4 pixels.
///
/// Halving averages blocks of 2 x 2 pixels, aligned to pixel 0 of the target; the blurred picture
/// is then enlarged linearly. With n halvings both steps add blur, with variances of (4^n - 1) / 12
/// and 4^n / 6 square pixels, by which the remaining blur is reduced.
package struct BlurScale: Sendable, Equatable {
    /// The number of halvings.
    package let halvings: Int32
    /// The remaining standard deviation, in pixels of the halved picture.
    package let sigma: Float

    /// The maximum standard deviation of a blur in pixels; larger ones are clamped.
    package static let largestSigma: Float = 4096

    /// Determines the scale; returns nil for a blur that has no effect.
    package init?(sigma: Float) {
        guard sigma >= 1.0 / 3 else { return nil }
        let wanted = Double(min(sigma, Self.largestSigma))
        // Bounded: the argument is a literal.
        var (n, size) = (Int32(0), 1.0)
        while wanted / size > 4 {
            n += 1
            size *= 2
        }
        halvings = n
        if n == 0 {
            self.sigma = Float(wanted)
        } else {
            let area = size * size
            let rest = wanted * wanted - (area - 1) / 12 - area / 6
            self.sigma = Float((rest / area).squareRoot())
        }
    }

    /// The number of pixels of the halved picture sampled on each side: those within 3 sigma.
    package var radius: Int32 { Int32(device: (3 * sigma).rounded(.down)) }

    /// The distance in pixels at which a pixel still has an effect.
    package var reach: Int32 { halvings == 0 ? radius : (radius + 2) << halvings }
}
