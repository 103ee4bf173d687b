package import LegatoGraphics

/// A style resolved to fixed colours.
nonisolated package enum ResolvedStyle: Sendable, Hashable {
    /// A single colour.
    case color(ResolvedColor)
    /// A gradient.
    case gradient(ResolvedGradient)
    /// A blurred backdrop.
    case material(ResolvedMaterial)
    /// Colours at the vertices of a grid.
    case mesh(ResolvedMesh)
    /// Colours that a function computes.
    case shader(ResolvedShader)
    /// An image that is repeated.
    case tiles(ResolvedTiles)

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
        case .material(var material):
            material.opacity *= opacity
            return .material(material)
        case .mesh(var mesh):
            mesh.opacity *= opacity
            return .mesh(mesh)
        case .shader(var shader):
            shader.opacity *= opacity
            return .shader(shader)
        case .tiles(var tiles):
            tiles.opacity *= opacity
            return .tiles(tiles)
        }
    }

    /// The colour; for a gradient, that of its first stop, or clear without stops, for a material,
    /// its tint, and clear for an image.
    package var color: ResolvedColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color ?? .clear
        case .material(let material): material.tint.opacity(material.opacity)
        case .mesh(let mesh): mesh.colors.first?.opacity(mesh.opacity) ?? mesh.background
        case .shader(let shader): shader.fallback.opacity(shader.opacity)
        case .tiles: .clear
        }
    }
}

nonisolated extension ResolvedColor {
    static let clear = ResolvedColor(
        linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0
    )

    /// Returns the colour with its opacity multiplied by a factor.
    func opacity(_ factor: Double) -> ResolvedColor {
        ResolvedColor(
            linearRed: linearRed, linearGreen: linearGreen, linearBlue: linearBlue,
            opacity: opacity * Float(factor)
        )
    }
}
