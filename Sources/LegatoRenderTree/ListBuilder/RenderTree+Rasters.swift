import Foundation
import LegatoDrawing
import LegatoGraphics

extension RenderTree {
    /// Where and how a layer is drawn.
    struct Place {
        var entry: Int
        /// From the layer's space to the target.
        var plane: ProjectiveTransform
        /// From the superlayer's space to the target.
        var outerPlane: ProjectiveTransform
        /// The factors that the layer inherits.
        var tint: SIMD4<Double>
        /// The layer's own opacity.
        var opacity: Double
        /// Whether the target is the layer's own picture.
        var isPicture = false
    }

    /// How deep pictures are made in pictures, and masks are drawn for backdrops in such masks.
    private static let deepestRedraw = 8
    /// How many times all layers may be drawn together, besides the time that shows.
    private static let mostRedraws = 8

    /// Whether something may be drawn that perhaps is drawn again, in others of the kind that are
    /// drawn now; where it may not, layers are drawn as they are and backdrops left out.
    ///
    /// Without limits each of the layers in each other could double what is drawn.
    func mayRedraw(depth: Int) -> Bool {
        depth < Self.deepestRedraw && redrawn < Self.mostRedraws * order.count
    }

    /// Draws a layer with all in it as one picture, made without its opacity and its place.
    ///
    /// The picture has `rasterizationScale` pixels a point, upright in the layer's own space but for
    /// what is seen from behind. What it shows and how large it is depends on nothing outside, but
    /// that a shadow falls as the superlayer has it.
    /// - Returns: whether it did; false, with nothing drawn, where the scale or the picture is too
    ///   large, or the scale not above 0.
    func drawPicture(
        of place: Place,
        into builder: inout DisplayListBuilder,
        drawing: (Place, inout DisplayListBuilder) -> Void
    ) -> Bool {
        let shown = shownState(place.entry)
        let scale = Double(shown.pointee.rasterizationScale)
        guard mayRedraw(depth: rasterDepth), scale > 1e-4, scale < 1e4,
            let back = place.plane.inverse
        else { return false }
        let bounds = shown.pointee.drawnBounds
        let d = place.plane.derivative(bounds.midX, bounds.midY)
        let isMirrored = d.a * d.d - d.b * d.c < 0
        var upright = ProjectiveTransform.scale(scale)
        if isMirrored { upright.d = -scale }
        guard let limit = Self.limit(around: bounds, upright, most(builder)) else { return false }
        var inner = place
        inner.plane = upright
        inner.outerPlane = place.outerPlane.concat(back).concat(upright)
        (inner.tint, inner.opacity, inner.isPicture) = (.one, 1, true)
        let before = statistics
        builder.beginRaster(limit)
        rasterDepth += 1
        drawing(inner, &builder)
        rasterDepth -= 1
        planes[place.entry] = place.plane
        guard let picture = builder.endRaster() else { return true }
        let pixels = picture.bounds
        guard pixels.isInside(limit), picture.width * picture.height <= most(builder),
            max(picture.width, picture.height) <= Raster.longestSide,
            let down = upright.inverse
        else {
            builder.rasterLists.giveBack(consume picture)
            statistics = before
            redrawn += order[place.entry].end - place.entry
            return false
        }
        let map = down.concat(place.plane)
        let rect = CGRect(
            x: Int(pixels.minX),
            y: Int(pixels.minY),
            width: picture.width,
            height: picture.height
        )
        let touched = (map.pixels(of: rect) ?? builder.scissor).intersection(builder.scissor)
        guard !touched.isEmpty else {
            builder.rasterLists.giveBack(consume picture)
            statistics = before
            let entries = place.entry..<order[place.entry].end
            statistics.culled.outside += layerCount(in: entries)
            return true
        }
        let edges = shown.pointee.hardEdges
        builder.covered += RenderLimits.groupPixels * picture.width * picture.height
        let index = builder.index(of: consume picture, layer: ids[order[place.entry].slot])
        let item = ImageItem(
            shape: RoundedShape(
                projection: map.projection,
                rect: LocalRect(rect),
                hardEdges: isMirrored ? edges.upsideDown : edges
            ),
            image: index,
            frame: LocalRect(rect),
            tint: DrawColor(place.tint * place.opacity),
            scissor: builder.scissor,
            isRaster: true
        )
        builder.append(.image(item), touching: touched)
        return true
    }

    /// How many pixels a picture may have: no more than renderers keep of all of them.
    private func most(_ builder: DisplayListBuilder) -> Int {
        // Bounded: by the pixels of a target.
        Int(Double(builder.targetPixels) * Raster.share)
    }

    /// The pixels that a picture may have around a layer's bounds; nil where these alone are too
    /// large.
    private static func limit(around bounds: CGRect, _ plane: ProjectiveTransform, _ most: Int)
        -> PixelRect?
    {
        let longest = Double(Raster.longestSide)
        let (width, height) = (bounds.width * plane.a, bounds.height * abs(plane.d))
        let (x, y) = (bounds.midX * plane.a, bounds.midY * plane.d)
        guard width * height <= Double(most), max(width, height) <= longest,
            max(abs(x), abs(y)) < 5e5
        else { return nil }
        return PixelRect(
            minX: Int32(device: x - longest),
            minY: Int32(device: y - longest),
            maxX: Int32(device: x + longest),
            maxY: Int32(device: y + longest)
        )
    }
}

extension PixelRect {
    /// Whether it lies inside another one without touching its edges.
    fileprivate func isInside(_ other: PixelRect) -> Bool {
        minX > other.minX && minY > other.minY && maxX < other.maxX && maxY < other.maxY
    }
}

extension RenderTree {
    /// How many items of the latest list were moved or changed after they were added.
    package var itemsMoved: Int { builder?.itemsMoved ?? 0 }
    /// How many were looked at to find where planes in space show.
    package var itemsMeasured: Int { builder?.itemsMeasured ?? 0 }
}
