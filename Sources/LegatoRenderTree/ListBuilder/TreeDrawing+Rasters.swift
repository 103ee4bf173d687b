import Foundation
import LegatoDrawing
import LegatoGraphics

extension TreeDrawing {
    /// The placement of a layer on the target.
    struct Placement {
        var entry: Int
        /// The transform from the layer's coordinate space to the target.
        var plane: ProjectiveTransform
        /// The transform from the superlayer's coordinate space to the target.
        var outerPlane: ProjectiveTransform
        /// The inherited factors.
        var tint: SIMD4<Double>
        /// The layer's own opacity.
        var opacity: Double
        /// Whether the target is the layer's own raster.
        var isPicture = false
    }

    /// The maximum nesting of rasters, and of masks for backdrops.
    private static let deepestRedraw = 8
    /// The maximum number of times that all layers together may be redrawn.
    private static let maximumRedraws = 8

    /// Whether content that may have to be redrawn is drawn at a nesting depth; otherwise layers
    /// are drawn directly and backdrops are omitted.
    ///
    /// Without limits, each nested layer could double the amount of drawing.
    func mayRedraw(depth: Int) -> Bool {
        depth < Self.deepestRedraw && redrawn < Self.maximumRedraws * drawOrder.entries.count
    }

    /// Draws a layer and its subtree as one raster, without its opacity and placement.
    ///
    /// The raster has `rasterizationScale` pixels per point and is upright in the layer's
    /// coordinate space, or mirrored if the layer is seen from behind. Its contents and size do not
    /// depend on anything outside the layer, except that shadows have the superlayer's directions.
    /// - Returns: Whether the layer was drawn; false, with nothing drawn, if the scale or the
    ///   raster is too large, or the scale is not above 0.
    func drawPicture(
        of place: Placement, into builder: inout DisplayListBuilder,
        drawing: (Placement, inout DisplayListBuilder) -> Void
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
        guard let limit = Self.limit(around: bounds, upright, maximum(builder)) else {
            return false
        }
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
        guard pixels.isInside(limit), picture.width * picture.height <= maximum(builder),
            max(picture.width, picture.height) <= Raster.longestSide,
            let down = upright.inverse
        else {
            builder.rasterLists.giveBack(consume picture)
            statistics = before
            redrawn += drawOrder.entries[place.entry].end - place.entry
            return false
        }
        let map = down.concat(place.plane)
        let rect = CGRect(
            x: Int(pixels.minX), y: Int(pixels.minY), width: picture.width, height: picture.height
        )
        let touched = (map.pixels(of: rect) ?? builder.scissor).intersection(builder.scissor)
        guard !touched.isEmpty else {
            builder.rasterLists.giveBack(consume picture)
            statistics = before
            let entries = place.entry..<drawOrder.entries[place.entry].end
            statistics.culled.outside += drawOrder.layerCount(in: entries)
            return true
        }
        let edges = shown.pointee.hardEdges
        builder.covered += RenderLimits.groupPixels * picture.width * picture.height
        let index = builder.index(
            of: consume picture, layer: store.ids[drawOrder.entries[place.entry].slot])
        let item = ImageItem(
            shape: RoundedShape(
                projection: map.projection, rect: LocalRect(rect),
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

    /// The maximum number of pixels of a raster, which is what renderers keep in total.
    private func maximum(_ builder: DisplayListBuilder) -> Int {
        // Bounded: by the pixels of a target.
        Int(Double(builder.targetPixels) * Raster.share)
    }

    /// The pixels that a raster may cover around a layer's bounds; nil if the bounds alone are too
    /// large.
    private static func limit(around bounds: CGRect, _ plane: ProjectiveTransform, _ maximum: Int)
        -> PixelRect?
    {
        let longest = Double(Raster.longestSide)
        let (width, height) = (bounds.width * plane.a, bounds.height * abs(plane.d))
        let (x, y) = (bounds.midX * plane.a, bounds.midY * plane.d)
        guard width * height <= Double(maximum), max(width, height) <= longest,
            max(abs(x), abs(y)) < 5e5
        else { return nil }
        return PixelRect(
            minX: Int32(device: x - longest), minY: Int32(device: y - longest),
            maxX: Int32(device: x + longest), maxY: Int32(device: y + longest)
        )
    }
}

extension PixelRect {
    /// Whether it is inside another rectangle without touching its edges.
    fileprivate func isInside(_ other: PixelRect) -> Bool {
        minX > other.minX && minY > other.minY && maxX < other.maxX && maxY < other.maxY
    }
}
