/// A layer with its sublayers as a picture: a display list that is drawn once and shown many times.
///
/// Renderers keep pictures as long as they are shown, their lists stay equal, and the pixels of all
/// of them are at most 2.5 times those of the target; one that is no longer shown is kept for 100 ms
/// of the lists' times. What is kept changes no pixel.
public struct Raster: Sendable {
    /// How many times the target's pixels all kept pictures may have.
    package static let share = 2.5
    /// For how many seconds a picture is kept that is not shown.
    package static let patience = 0.1
    /// The pixels that a side has at most.
    package static let longestSide = 4096

    /// Whose picture it is, and which one of several; renderers look for the picture under this.
    public struct ID: Sendable, Hashable {
        /// The layer.
        public var layer: UInt64
        /// Which of the layer's pictures, where copies of it differ.
        public var copy: Int

        /// Creates a name.
        public init(layer: UInt64, copy: Int = 0) {
            self.layer = layer
            self.copy = copy
        }
    }

    /// The name; a list and the rasters in it should have each once.
    public var id: ID
    /// What the picture shows, on a clear background; its `origin` is the picture's first pixel.
    public var list: DisplayList

    /// Creates a raster.
    public init(id: ID, list: DisplayList) {
        self.id = id
        self.list = list
    }
}

extension Raster: Equatable {
    /// Whether both show the same, whatever their names.
    public static func == (a: Raster, b: Raster) -> Bool { a.list == b.list }
}
