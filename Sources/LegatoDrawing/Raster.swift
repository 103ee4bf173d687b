/// The picture of a layer with its sublayers: a display list that is drawn once and reused.
///
/// Renderers cache a picture while it is drawn in every frame and its list is unchanged, as long as
/// all cached pictures together have at most 2.5 times the target's pixels. A picture that is no
/// longer drawn is kept for another 100 ms of the lists' times. Caching changes no pixel.
package struct Raster: Sendable {
    /// The maximum number of pixels of all cached pictures, as a multiple of the target's.
    package static let share = 2.5
    /// The time in seconds for which an unused picture is kept.
    package static let patience = 0.1
    /// The maximum number of pixels per side.
    package static let longestSide = 4096

    /// The identity of a picture, which renderers use as the cache key.
    package struct ID: Sendable, Hashable {
        /// The layer.
        package var layer: UInt64
        /// The number of the picture among those of the layer, if its copies differ.
        package var copy: Int

        /// Creates an identity.
        package init(layer: UInt64, copy: Int = 0) {
            self.layer = layer
            self.copy = copy
        }
    }

    /// The identity, which should be unique in a list and its rasters.
    package var id: ID
    /// The content on a transparent background; its `origin` is the picture's first pixel.
    package var list: DisplayList

    /// Creates a raster.
    package init(id: ID, list: DisplayList) {
        self.id = id
        self.list = list
    }
}

extension Raster: Equatable {
    /// Whether both have the same content; the identity is ignored.
    package static func == (a: Raster, b: Raster) -> Bool { a.list == b.list }
}
