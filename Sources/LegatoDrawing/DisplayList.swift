public import LegatoGraphics

/// Everything that one frame shows, in painter's order.
///
/// A list is a plain value: equal lists draw equal pictures, on every renderer within the
/// tolerances of the renderers.
public struct DisplayList: Sendable, Equatable {
    /// The width of the target in pixels, at least 1.
    public var width: Int
    /// The height of the target in pixels, at least 1.
    public var height: Int
    /// The premultiplied colour that the target is cleared to; clear by default.
    public var background: DrawColor
    /// The steps of drawing, back to front.
    public var items: [DisplayItem]
    /// The pictures that image items refer to by index.
    public var images: [CGImage]
    /// What gradient items refer to by index.
    public var gradients: [Gradient]
    /// The stops of all gradients.
    public var stops: [GradientStop]
    /// The parts of the target that items are cut to by index.
    public var cuts = CutTable()

    /// Creates an empty list for a target of the given size.
    /// - Precondition: both sides are at least 1.
    public init(width: Int, height: Int, background: DrawColor = .zero) {
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
    }

    /// The whole target.
    public var bounds: PixelRect {
        PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height))
    }
}
