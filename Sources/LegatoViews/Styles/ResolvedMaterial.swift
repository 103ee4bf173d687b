package import LegatoGraphics

/// A material for a colour scheme.
nonisolated package struct ResolvedMaterial: Sendable, Hashable {
    /// The colour over the blurred backdrop.
    package var tint: ResolvedColor
    /// The opacity of both.
    package var opacity = 1.0
    /// The standard deviation of the blur, in points.
    package var radius = 20.0
    /// The saturation of the backdrop.
    package var saturation = 1.8
}
