/// The interpolation between the pixels of an image.
@usableFromInline
package enum SamplingFilter: UInt8, Sendable {
    /// The pixel whose area contains the point.
    case nearest
    /// The weighted mean of the four nearest pixels, with clamped edges.
    case linear
}

/// An image stretched over a rectangle and clipped by a rounded outline.
@usableFromInline
package struct ImageItem: Sendable, Equatable {
    /// The outline that the image is clipped to.
    package var shape: RoundedShape
    /// The index into `DisplayList.images`, or into `DisplayList.rasters`.
    package var image: Int32
    /// Whether `image` is the index of a raster.
    package var isRaster: Bool
    /// Whether the premultiplied channels are added to the destination, each clamped to 1, instead
    /// of drawn over it.
    package var isAdded: Bool
    /// The rectangle in local points that `source` is stretched over; it may exceed the outline.
    ///
    /// Nothing is drawn outside it; its edges are antialiased like those of the outline.
    package var frame: LocalRect
    /// The part of the image to draw, in unit space (0 to 1, first row at 0).
    package var source: LocalRect
    /// The sampling filter.
    package var filter: SamplingFilter
    /// The index of the part of the target that it is clipped to, in `DisplayList.cuts`; -1 for
    /// none.
    package var cut: Int32 = -1
    /// The factors of the image's premultiplied channels, each 0 to 1, with colour at most alpha.
    ///
    /// Equal factors act as an opacity; ones draw the image unchanged.
    package var tint: DrawColor
    /// The pixels that may be drawn to.
    package var scissor: PixelRect

    /// Creates an image item; by default with the whole image, linearly sampled and untinted.
    @usableFromInline
    package init(
        shape: RoundedShape, image: Int32, frame: LocalRect,
        source: LocalRect = LocalRect(x: 0, y: 0, width: 1, height: 1),
        filter: SamplingFilter = .linear, tint: DrawColor = .one, scissor: PixelRect,
        isRaster: Bool = false, isAdded: Bool = false
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
@usableFromInline
package struct ShadowItem: Sendable, Equatable {
    /// The outline that casts the shadow, already displaced by the shadow's offset.
    package var shape: RoundedShape
    /// The standard deviation in local points; 0 gives a hard edge.
    package var sigma: Float
    /// The index of the part of the target that it is clipped to, in `DisplayList.cuts`; -1 for
    /// none.
    package var cut: Int32 = -1
    /// The premultiplied colour, including opacity.
    package var color: DrawColor
    /// The pixels that may be drawn to.
    package var scissor: PixelRect

    /// Creates a shadow.
    @usableFromInline
    package init(shape: RoundedShape, sigma: Float, color: DrawColor, scissor: PixelRect) {
        self.shape = shape
        self.sigma = sigma
        self.color = color
        self.scissor = scissor
    }
}

/// A shadow cast by the composited alpha of a group.
@usableFromInline
package struct GroupShadow: Sendable, Equatable {
    /// The displacement in device pixels.
    package var offset: SIMD2<Float>
    /// The standard deviation in device pixels; 0 gives a sharp copy.
    package var sigma: Float
    /// The premultiplied colour, including the shadow's opacity but not the group's.
    package var color: DrawColor

    /// The maximum reach of a shadow in pixels; lists with a larger one are clamped.
    package static let maximumReach: Float = 1_048_576

    /// Creates a shadow.
    @usableFromInline
    package init(offset: SIMD2<Float>, sigma: Float, color: DrawColor) {
        self.offset = offset
        self.sigma = sigma
        self.color = color
    }
}

/// How a group's picture is composited with its surroundings, named after Core Graphics' blend
/// modes.
@usableFromInline
package enum GroupBlend: UInt8, Sendable, CaseIterable {
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
    // The blend modes of "Compositing and Blending Level 1", by their formulas for premultiplied
    // colours: `(1 - as) * d + (1 - ad) * s + as * ad * B(d / ad, s / as)`.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight
    case difference, exclusion, hue, saturation, color, luminosity
    // Compositing operators, by their formulas for premultiplied colours: `(1 - as) * d`,
    // `ad * s + (1 - as) * d` and `d + (1 - ad) * s`.
    case destinationOut, sourceAtop, destinationOver
    /// The alphas are added and clamped to 1; the differences between alpha and each channel are
    /// also added.
    case plusDarker

    /// Whether the result depends non-additively on the destination's colours.
    package var mixes: Bool { rawValue >= GroupBlend.multiply.rawValue }
}

/// A group: the items up to the matching end are drawn on a transparent target and composited as
/// one picture.
@usableFromInline
package struct GroupItem: Sendable, Equatable {
    /// The pixels of the group; drawing outside them is discarded.
    package var bounds: PixelRect
    /// The opacity of the composited picture and its shadow, 0 to 1.
    package var opacity: Float
    /// The filters applied to the picture before clip, shadow and opacity, or with the blend
    /// `backdrop` to the destination.
    package var filters: FilterRun
    /// The outline that the composited picture is clipped to, antialiased; nil for none.
    package var clip: RoundedShape?
    /// The shadow cast by the picture after the clip; nil for none.
    package var shadow: GroupShadow?
    /// How picture and shadow together are composited with their surroundings.
    package var blend: GroupBlend
    /// The index of the part of the target that picture and shadow are clipped to, in
    /// `DisplayList.cuts`; -1 for none.
    package var cut: Int32 = -1

    /// Creates a group; by default opaque, unfiltered, unclipped and normally blended.
    @usableFromInline
    package init(
        bounds: PixelRect, opacity: Float = 1, filters: FilterRun = FilterRun(),
        clip: RoundedShape? = nil, shadow: GroupShadow? = nil, blend: GroupBlend = .normal
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
@usableFromInline
package enum DisplayItem: Sendable, Equatable {
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
