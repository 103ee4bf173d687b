package import LegatoGraphics

/// The content of one frame, in painter's order.
///
/// A list is a plain value: equal lists draw equal pictures, on every renderer within the
/// renderers' tolerances.
///
/// ```swift
/// var list = DisplayList(width: 640, height: 480)
/// let rect = LocalRect(x: 20, y: 20, width: 100, height: 60)
/// let shape = RoundedShape(projection: Projection(), rect: rect)
/// let red = ShapeItem(shape: shape, fill: DrawColor(1, 0, 0, 1), scissor: list.bounds)
/// list.items.append(.shape(red))
/// ```
public struct DisplayList: Sendable {
    /// The width of the target in pixels, at least 1.
    package var width: Int
    /// The height of the target in pixels, at least 1.
    package var height: Int
    /// The device pixel at the target's top left corner; (0, 0) by default.
    package var origin = SIMD2<Int32>(0, 0)
    /// The time of the frame in seconds, which renderers use to evict cached pictures; 0 by
    /// default.
    ///
    /// It does not take part in equality.
    package var time = 0.0
    /// The premultiplied colour that the target is cleared to; transparent by default.
    package var background: DrawColor
    /// The drawing operations, back to front.
    package var items: [DisplayItem]
    /// The plain shapes that runs refer to.
    package var shapes: [PlainShape] = []
    /// The images that image items refer to by index.
    package var images: [CGImage]
    /// The gradients that gradient items refer to by index.
    package var gradients: [Gradient]
    /// The stops of all gradients.
    package var stops: [GradientStop]
    /// The pictures of layers that image items refer to by index.
    package var rasters: [Raster]
    /// The filters that groups refer to.
    package var filters: [GroupFilter]
    /// The parts of the target that items are clipped to, by index.
    package var cuts = CutTable()

    /// Creates an empty list for a target of the given size.
    /// - Precondition: Both sides are at least 1.
    package init(width: Int, height: Int, background: DrawColor = .zero) {
        require(
            width >= 1 && height >= 1,
            "A display list needs at least 1 x 1 pixels, got \(width) x \(height)"
        )
        self.width = width
        self.height = height
        self.background = background
        self.items = []
        self.images = []
        self.gradients = []
        self.stops = []
        self.rasters = []
        self.filters = []
    }

    /// The whole target.
    @usableFromInline
    package var bounds: PixelRect {
        PixelRect(
            minX: origin.x, minY: origin.y, maxX: origin.x + Int32(width),
            maxY: origin.y + Int32(height)
        )
    }
}

extension DisplayList: Equatable {
    /// Whether both draw the same; shapes in runs equal the same shapes as separate items.
    public static func == (a: DisplayList, b: DisplayList) -> Bool {
        a.width == b.width && a.height == b.height && a.origin == b.origin
            && a.background == b.background && DisplayList.showsSameItems(a, b)
            && a.images == b.images && a.gradients == b.gradients && a.stops == b.stops
            && a.rasters == b.rasters && a.filters == b.filters && a.cuts == b.cuts
    }
}

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
