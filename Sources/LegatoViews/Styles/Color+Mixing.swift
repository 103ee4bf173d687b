import LegatoGraphics

nonisolated extension Color {
    /// Returns a mix with another colour.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The proportion of the other colour, 0 to 1; clamped to -1000 to 1000. NaN
    ///     counts as 0, with a warning.
    ///   - colorSpace: The space in which the colours are mixed: Oklab, the default, or encoded
    ///     sRGB.
    /// - Returns: The mix; it depends on the environment if either colour does.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let limit = 1000.0
        let part = NumberCheck(Self.self, "mix(with:by:in:)").order(fraction)
        let fraction = max(-limit, min(limit, part))
        return mixed(with: rhs, by: fraction, isPerceptual: colorSpace.isPerceptual)
    }
}
