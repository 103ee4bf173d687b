import Foundation
import LegatoGraphics

/// An image that is repeated over what a style paints.
nonisolated package struct ResolvedTiles: Sendable, Hashable {
    /// The image of one tile; nil for none.
    let image: CGImage?
    /// The size of a tile, in points.
    let size: CGSize
    var opacity = 1.0

    package func hash(into hasher: inout Hasher) {
        hasher.combine(image.map(ObjectIdentifier.init))
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(opacity)
    }

    package static func == (a: ResolvedTiles, b: ResolvedTiles) -> Bool {
        a.image === b.image && a.size == b.size && a.opacity == b.opacity
    }
}
