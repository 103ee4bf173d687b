/// A premultiplied colour for drawing: sRGB-encoded channels, each 0 to 1, colour at most alpha.
public typealias DrawColor = SIMD4<Float>

/// A rectangle in a layer's local space, in points.
public struct LocalRect: Sendable, Equatable {
    /// The smallest x.
    public var x: Float
    /// The smallest y.
    public var y: Float
    /// The extent in x, at least 0.
    public var width: Float
    /// The extent in y, at least 0.
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

    /// Whether no pixel lies inside.
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }

    /// The pixels that lie in both.
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
    }

    /// The smallest rectangle that holds both; an empty one counts for nothing.
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

/// A rounded rectangle placed on the target.
public struct RoundedShape: Sendable, Equatable {
    /// From local points to device pixels.
    public var projection: Projection
    /// The rectangle in local points.
    public var rect: LocalRect
    /// How the corners bend.
    public var curve: CornerCurve
    /// The edges that are not antialiased: a pixel lies inside if its centre does.
    ///
    /// A corner between two of them is not antialiased either. Blurred shadows take no notice.
    public var hardEdges: OutlineEdges
    /// Corner radii in points: (minX,minY), (maxX,minY), (minX,maxY), (maxX,maxY).
    ///
    /// Each is at least 0 and at most half of the smaller side.
    public var radii: SIMD4<Float>

    /// Creates a placed rounded rectangle; by default with square corners and soft edges.
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
    /// The premultiplied colour inside, opacity included; zero draws no fill.
    public var fill: DrawColor
    /// The width of the border in points, inwards from the edge; 0 for none.
    public var borderWidth: Float
    /// The index of the part of the target that it is cut to, in `DisplayList.cuts`; -1 for none.
    public var cut: Int32 = -1
    /// The premultiplied colour of the border, opacity included, drawn over the fill.
    public var border: DrawColor
    /// The pixels that may be touched.
    public var scissor: PixelRect

    /// Creates a shape; without border by default.
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

/// How an image is sampled between its pixels.
public enum SamplingFilter: UInt8, Sendable {
    /// The pixel whose area holds the point.
    case nearest
    /// The weighted mean of the four nearest pixels, edges clamped.
    case linear
}

/// A picture stretched over a rectangle, cut by a rounded outline.
public struct ImageItem: Sendable, Equatable {
    /// The outline: where the picture may show.
    public var shape: RoundedShape
    /// Index into `DisplayList.images`, or into `DisplayList.rasters`.
    public var image: Int32
    /// Whether `image` tells a raster.
    public var isRaster: Bool
    /// Whether the premultiplied channels are added to what is there, each up to 1, instead of
    /// lying over it.
    public var isAdded: Bool
    /// The rectangle in local points over which `source` is stretched; may exceed the outline.
    ///
    /// Nothing is drawn outside it; its edges are antialiased like the outline's.
    public var frame: LocalRect
    /// The part of the image shown, in unit space (0 to 1, first row at 0).
    public var source: LocalRect
    /// How to sample.
    public var filter: SamplingFilter
    /// The index of the part of the target that it is cut to, in `DisplayList.cuts`; -1 for none.
    public var cut: Int32 = -1
    /// The factors on the image's premultiplied channels, each 0 to 1, colour at most alpha.
    ///
    /// Equal factors are an opacity, ones show the image as it is.
    public var tint: DrawColor
    /// The pixels that may be touched.
    public var scissor: PixelRect

    /// Creates a picture item; the whole image, linear, as it is by default.
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
    /// The outline that throws the shadow, already moved by the shadow's offset.
    public var shape: RoundedShape
    /// The standard deviation in local points; 0 gives a hard edge.
    public var sigma: Float
    /// The index of the part of the target that it is cut to, in `DisplayList.cuts`; -1 for none.
    public var cut: Int32 = -1
    /// The premultiplied colour, opacity included.
    public var color: DrawColor
    /// The pixels that may be touched.
    public var scissor: PixelRect

    /// Creates a shadow.
    public init(shape: RoundedShape, sigma: Float, color: DrawColor, scissor: PixelRect) {
        self.shape = shape
        self.sigma = sigma
        self.color = color
        self.scissor = scissor
    }
}

/// A shadow thrown by the composited alpha of a group.
public struct GroupShadow: Sendable, Equatable {
    /// The displacement in device pixels.
    public var offset: SIMD2<Float>
    /// The standard deviation in device pixels; 0 gives a hard copy.
    public var sigma: Float
    /// The premultiplied colour, shadow opacity included, without the group's opacity.
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

/// How a group's picture meets what lies around it, named after Core Graphics' blend modes.
public enum GroupBlend: UInt8, Sendable, CaseIterable {
    /// The picture lies over what is there.
    case normal
    /// The premultiplied channels are added, each up to 1.
    case plusLighter
    /// What is there is multiplied by the picture's alpha, nothing of the picture is drawn.
    ///
    /// That holds for all pixels of the surrounding group, or of the target if there is none; where
    /// the picture has no pixels its alpha is 0.
    case destinationIn
    /// What is there goes through the group's filters, as far as the picture has alpha; nothing of
    /// the picture is drawn.
    ///
    /// What is there ends at the edges of the surrounding group; the target's edge goes on outside.
    case backdrop
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    // The blend modes of "Compositing and Blending Level 1", by their formulas for premultiplied
    // colours: `(1 - as) * d + (1 - ad) * s + as * ad * B(d / ad, s / as)`.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case difference, exclusion, hue, saturation, color, luminosity

    /// Whether the result depends on the colours that lie below in another way than by adding.
    package var mixes: Bool { rawValue >= GroupBlend.multiply.rawValue }
}

/// Items up to the matching end are drawn on a clear target and composited as one picture.
public struct GroupItem: Sendable, Equatable {
    /// The pixels of the group; what its items draw outside is lost.
    public var bounds: PixelRect
    /// The factor on the composited picture and its shadow, 0 to 1.
    public var opacity: Float
    /// What the picture goes through, before clip, shadow and opacity; with the blend `backdrop`
    /// what lies below does instead.
    public var filters: FilterRun
    /// The outline that cuts the composited picture, antialiased; nil for none.
    public var clip: RoundedShape?
    /// The shadow thrown under the picture, after the clip; nil for none.
    public var shadow: GroupShadow?
    /// How picture and shadow together meet what lies around them.
    public var blend: GroupBlend
    /// The index of the part of the target that picture and shadow are cut to, in
    /// `DisplayList.cuts`; -1 for none.
    public var cut: Int32 = -1

    /// Creates a group; opaque, unfiltered, unclipped and normally blended by default.
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

/// One step of drawing; plain values, later items over earlier ones.
public enum DisplayItem: Sendable, Equatable {
    /// A filled and bordered rounded rectangle.
    case shape(ShapeItem)
    /// Filled rounded rectangles, which `DisplayList.shapes` holds.
    case shapes(ShapeRun)
    /// A picture.
    case image(ImageItem)
    /// The shadow of a rounded rectangle.
    case shadow(ShadowItem)
    /// A rounded rectangle filled with a gradient.
    case gradient(GradientItem)
    /// Starts a group; groups nest.
    case beginGroup(GroupItem)
    /// Ends the innermost group.
    case endGroup
}
