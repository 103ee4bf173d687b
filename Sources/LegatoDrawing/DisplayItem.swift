/// A premultiplied drawing colour: sRGB-encoded channels, each 0 to 1, with colour at most alpha.
public typealias DrawColor = SIMD4<Float>

/// A rectangle in a layer's local space, in points.
public struct LocalRect: Sendable, Equatable {
    /// The smallest x.
    public var x: Float
    /// The smallest y.
    public var y: Float
    /// The width, at least 0.
    public var width: Float
    /// The height, at least 0.
    public var height: Float

    /// Creates a rectangle from its corner and size.
    public init(x: Float, y: Float, width: Float, height: Float) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A half-open rectangle of whole device pixels.
public struct PixelRect: Sendable, Equatable {
    /// The first column.
    public var minX: Int32
    /// The first row.
    public var minY: Int32
    /// One past the last column.
    public var maxX: Int32
    /// One past the last row.
    public var maxY: Int32

    /// Creates a rectangle from its edges.
    public init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Whether the rectangle contains no pixel.
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// Returns the pixels in both rectangles.
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
    }

    /// Returns the smallest rectangle that contains both; an empty one is ignored.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX),
            minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY)
        )
    }
}

/// A rounded rectangle positioned on the target.
public struct RoundedShape: Sendable, Equatable {
    /// The map from local points to device pixels.
    public var projection: Projection
    /// The rectangle in local points.
    public var rect: LocalRect
    /// The shape of the corners.
    public var curve: CornerCurve
    /// The edges that are not antialiased: a pixel is inside if its centre is.
    ///
    /// A corner between two such edges is not antialiased either. Blurred shadows ignore this.
    public var hardEdges: OutlineEdges
    /// The corner radii in points: (minX,minY), (maxX,minY), (minX,maxY), (maxX,maxY).
    ///
    /// Each is at least 0 and at most half of the smaller side.
    public var radii: SIMD4<Float>

    /// Creates a positioned rounded rectangle; by default with square corners and antialiased
    /// edges.
    public init(
        projection: Projection,
        rect: LocalRect,
        radii: SIMD4<Float> = .zero,
        curve: CornerCurve = .circular,
        hardEdges: OutlineEdges = []
    ) {
        self.projection = projection
        self.rect = rect
        self.radii = radii
        self.curve = curve
        self.hardEdges = hardEdges
    }
}

/// A rounded rectangle with a fill and a border inside its edge.
public struct ShapeItem: Sendable, Equatable {
    /// The outline.
    public var shape: RoundedShape
    /// The premultiplied fill colour, including opacity; zero draws no fill.
    public var fill: DrawColor
    /// The width of the border in points, inwards from the edge; 0 for none.
    public var borderWidth: Float
    /// The index of the part of the target that it is clipped to, in `DisplayList.cuts`; -1 for
    /// none.
    public var cut: Int32 = -1
    /// The premultiplied colour of the border, including opacity, drawn over the fill.
    public var border: DrawColor
    /// The pixels that may be drawn to.
    public var scissor: PixelRect

    /// Creates a shape; without a border by default.
    public init(
        shape: RoundedShape,
        fill: DrawColor,
        borderWidth: Float = 0,
        border: DrawColor = .zero,
        scissor: PixelRect
    ) {
        self.shape = shape
        self.fill = fill
        self.borderWidth = borderWidth
        self.border = border
        self.scissor = scissor
    }
}

/// The interpolation between the pixels of an image.
public enum SamplingFilter: UInt8, Sendable {
    /// The pixel whose area contains the point.
    case nearest
    /// The weighted mean of the four nearest pixels, with clamped edges.
    case linear
}

/// An image stretched over a rectangle and clipped by a rounded outline.
public struct ImageItem: Sendable, Equatable {
    /// The outline that the image is clipped to.
    public var shape: RoundedShape
    /// The index into `DisplayList.images`, or into `DisplayList.rasters`.
    public var image: Int32
    /// Whether `image` is the index of a raster.
    public var isRaster: Bool
    /// Whether the premultiplied channels are added to the destination, each clamped to 1, instead
    /// of drawn over it.
    public var isAdded: Bool
    /// The rectangle in local points that `source` is stretched over; it may exceed the outline.
    ///
    /// Nothing is drawn outside it; its edges are antialiased like those of the outline.
    public var frame: LocalRect
    /// The part of the image to draw, in unit space (0 to 1, first row at 0).
    public var source: LocalRect
    /// The sampling filter.
    public var filter: SamplingFilter
    /// The index of the part of the target that it is clipped to, in `DisplayList.cuts`; -1 for
    /// none.
    public var cut: Int32 = -1
    /// The factors of the image's premultiplied channels, each 0 to 1, with colour at most alpha.
    ///
    /// Equal factors act as an opacity; ones draw the image unchanged.
    public var tint: DrawColor
    /// The pixels that may be drawn to.
    public var scissor: PixelRect

    /// Creates an image item; by default with the whole image, linearly sampled and untinted.
    public init(
        shape: RoundedShape,
        image: Int32,
        frame: LocalRect,
        source: LocalRect = LocalRect(x: 0, y: 0, width: 1, height: 1),
        filter: SamplingFilter = .linear,
        tint: DrawColor = .one,
        scissor: PixelRect,
        isRaster: Bool = false,
        isAdded: Bool = false
    ) {
        self.shape = shape
        self.image = image
        self.isRaster = isRaster
        self.isAdded = isAdded
        self.frame = frame
        self.source = source
        self.filter = filter
        self.tint = tint
        self.scissor = scissor
    }
}

/// The Gaussian shadow of a rounded rectangle.
public struct ShadowItem: Sendable, Equatable {
    /// The outline that casts the shadow, already displaced by the shadow's offset.
    public var shape: RoundedShape
    /// The standard deviation in local points; 0 gives a hard edge.
    public var sigma: Float
    /// The index of the part of the target that it is clipped to, in `DisplayList.cuts`; -1 for
    /// none.
    public var cut: Int32 = -1
    /// The premultiplied colour, including opacity.
    public var color: DrawColor
    /// The pixels that may be drawn to.
    public var scissor: PixelRect

    /// Creates a shadow.
    public init(shape: RoundedShape, sigma: Float, color: DrawColor, scissor: PixelRect) {
        self.shape = shape
        self.sigma = sigma
        self.color = color
        self.scissor = scissor
    }
}

/// A shadow cast by the composited alpha of a group.
public struct GroupShadow: Sendable, Equatable {
    /// The displacement in device pixels.
    public var offset: SIMD2<Float>
    /// The standard deviation in device pixels; 0 gives a sharp copy.
    public var sigma: Float
    /// The premultiplied colour, including the shadow's opacity but not the group's.
    public var color: DrawColor

    /// The maximum reach of a shadow in pixels; lists with a larger one are clamped.
    package static let mostReach: Float = 1_048_576

    /// Creates a shadow.
    public init(offset: SIMD2<Float>, sigma: Float, color: DrawColor) {
        self.offset = offset
        self.sigma = sigma
        self.color = color
    }
}

/// How a group's picture is composited with its surroundings, named after Core Graphics' blend
/// modes.
public enum GroupBlend: UInt8, Sendable, CaseIterable {
    /// The picture is drawn over the destination.
    case normal
    /// The premultiplied channels are added, each clamped to 1.
    case plusLighter
    /// The destination is multiplied by the picture's alpha; the picture itself is not drawn.
    ///
    /// This applies to all pixels of the enclosing group, or of the target if there is none;
    /// outside the picture its alpha is 0.
    case destinationIn
    /// The destination is filtered by the group's filters, weighted by the picture's alpha; the
    /// picture itself is not drawn.
    ///
    /// The destination ends at the edges of the enclosing group; at the target's edge its pixels
    /// extend outwards.
    case backdrop
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    // The blend modes of "Compositing and Blending Level 1", by their formulas for premultiplied
    // colours: `(1 - as) * d + (1 - ad) * s + as * ad * B(d / ad, s / as)`.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case difference, exclusion, hue, saturation, color, luminosity

    /// Whether the result depends non-additively on the destination's colours.
    package var mixes: Bool { rawValue >= GroupBlend.multiply.rawValue }
}

/// A group: the items up to the matching end are drawn on a transparent target and composited as
/// one picture.
public struct GroupItem: Sendable, Equatable {
    /// The pixels of the group; drawing outside them is discarded.
    public var bounds: PixelRect
    /// The opacity of the composited picture and its shadow, 0 to 1.
    public var opacity: Float
    /// The filters applied to the picture before clip, shadow and opacity, or with the blend
    /// `backdrop` to the destination.
    public var filters: FilterRun
    /// The outline that the composited picture is clipped to, antialiased; nil for none.
    public var clip: RoundedShape?
    /// The shadow cast by the picture after the clip; nil for none.
    public var shadow: GroupShadow?
    /// How picture and shadow together are composited with their surroundings.
    public var blend: GroupBlend
    /// The index of the part of the target that picture and shadow are clipped to, in
    /// `DisplayList.cuts`; -1 for none.
    public var cut: Int32 = -1

    /// Creates a group; by default opaque, unfiltered, unclipped and normally blended.
    public init(
        bounds: PixelRect,
        opacity: Float = 1,
        filters: FilterRun = FilterRun(),
        clip: RoundedShape? = nil,
        shadow: GroupShadow? = nil,
        blend: GroupBlend = .normal
    ) {
        self.bounds = bounds
        self.opacity = opacity
        self.filters = filters
        self.clip = clip
        self.shadow = shadow
        self.blend = blend
    }
}

/// A drawing operation, as a plain value; later items are drawn over earlier ones.
public enum DisplayItem: Sendable, Equatable {
    /// A filled and bordered rounded rectangle.
    case shape(ShapeItem)
    /// Filled rounded rectangles, stored in `DisplayList.shapes`.
    case shapes(ShapeRun)
    /// An image.
    case image(ImageItem)
    /// The shadow of a rounded rectangle.
    case shadow(ShadowItem)
    /// A rounded rectangle filled with a gradient.
    case gradient(GradientItem)
    /// The start of a group; groups nest.
    case beginGroup(GroupItem)
    /// The end of the innermost group.
    case endGroup
}
