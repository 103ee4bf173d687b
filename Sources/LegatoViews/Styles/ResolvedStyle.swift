package import LegatoGraphics

/// A style resolved to fixed colours.
nonisolated package enum ResolvedStyle: Sendable, Hashable {
    /// A single colour.
    case color(ResolvedColor)
    /// A gradient.
    case gradient(ResolvedGradient)

    /// Returns the style with its opacity multiplied by a factor.
    package func opacity(_ opacity: Double) -> ResolvedStyle {
        switch self {
        case .color(let color):
            return .color(color.opacity(opacity))
        case .gradient(var gradient):
            for i in gradient.stops.indices {
                gradient.stops[i].color = gradient.stops[i].color.opacity(opacity)
            }
            return .gradient(gradient)
        }
    }

    /// The colour; for a gradient, that of its first stop, or clear without stops.
    package var color: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient):
            gradient.stops.first?.color
                ?? ResolvedColor(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
        }
    }
}

nonisolated extension ResolvedColor {
    /// Returns the colour with its opacity multiplied by a factor.
    func opacity(_ factor: Double) -> ResolvedColor {
        ResolvedColor(
            linearRed: linearRed, linearGreen: linearGreen, linearBlue: linearBlue,
            opacity: opacity * Float(factor)
        )
    }
}
