import Foundation
import LegatoDrawing
import LegatoGraphics

extension LayerDrawing {
    /// Whether the layer may draw vectors, inside or outside its bounds.
    var hasVectors: Bool {
        switch state.pointee.kind {
        case .shape(let box): box.values.isVisible
        case .text(let box): box.values.isVisible(size: bounds.size)
        default: false
        }
    }

    /// Draws the layer's vectors: the fill and the stroke, or the text.
    /// - Returns: Whether anything is visible.
    func drawVectors(_ itemTint: DrawColor, _ builder: inout DisplayListBuilder) -> Bool {
        var shows = false
        func draw(_ content: VectorContent?, _ color: CGColor?, _ plane: ProjectiveTransform) {
            guard let content else { return }
            shows =
                drawVector(content, self.color(color) * itemTint, plane, &builder) || shows
        }
        switch state.pointee.kind {
        case .shape(let box):
            draw(fill(of: box.values, in: builder), box.values.fillColor, plane)
            draw(box.values.stroke, box.values.strokeColor, plane)
        case .text(let box):
            let upright =
                isFlipped
                ? ProjectiveTransform.flip(bounds.minY + bounds.maxY).concat(plane) : plane
            let placed = ProjectiveTransform.translation(bounds.minX, bounds.minY).concat(upright)
            // Invisible text is not laid out.
            let room = CGRect(origin: .zero, size: bounds.size)
            let pixels = (placed.pixels(of: room, outset: 2) ?? builder.scissor)
                .intersection(builder.scissor)
            guard !pixels.isEmpty else { break }
            let content = box.values.content(size: bounds.size)
            let isStyled = if case .styledText = content { true } else { false }
            draw(content, isStyled ? .white : box.values.foregroundColor, placed)
        default: break
        }
        return shows
    }

    /// The fill of a shape; that of a rectangle is continued beyond the edges of the clip around it.
    private func fill(of shape: ShapeValues, in builder: DisplayListBuilder) -> VectorContent? {
        var rect = CGRect.zero
        guard builder.flushEdges != nil, shape.fillColor?.isVisible == true,
            let path = shape.path, path.isRect(&rect), let whole = continued(rect, in: builder)
        else { return shape.fill }
        return .fill(CGPath(rect: whole, transform: nil), isEvenOdd: false)
    }

    private func drawVector(
        _ content: VectorContent, _ tint: DrawColor, _ plane: ProjectiveTransform,
        _ builder: inout DisplayListBuilder
    ) -> Bool {
        var (drawing, tint) = (builder.vectors.drawing(of: content), tint)
        if case .text(let box, nil) = content, drawing.hasColors, tint.w > 0 {
            // Coloured glyphs keep their colours; the others are drawn in the text's colour.
            let color = CGColor(
                red: CGFloat(tint.x / tint.w), green: CGFloat(tint.y / tint.w),
                blue: CGFloat(tint.z / tint.w)
            )
            drawing = builder.vectors.drawing(of: .text(box, color))
            tint = DrawColor(repeating: tint.w)
        }
        guard tint.w > 0, let extent = drawing.extent else { return false }
        let pixels = (plane.pixels(of: extent, outset: 2) ?? builder.scissor)
            .intersection(builder.scissor)
        guard !pixels.isEmpty else { return false }
        return builder.eachPart(of: pixels) { part, builder in
            let placement =
                part.isFar
                ? nil : VectorPlacement(upright: plane, extent: extent, scissor: part.scissor)
            guard
                let placement = placement
                    ?? VectorPlacement(
                        smooth: plane, extent: extent,
                        scissor: part.isFar ? builder.scissor : part.scissor, texels: part.texels
                    )
            else { return false }
            let item = item(drawing, placement, tint, part.scissor, &builder)
            builder.append(item, touching: pixels.intersection(part.scissor))
            return true
        }
    }

    private func item(
        _ drawing: VectorDrawing, _ placement: VectorPlacement, _ tint: DrawColor,
        _ scissor: PixelRect, _ builder: inout DisplayListBuilder
    ) -> DisplayItem {
        let image = builder.vectors.image(of: drawing, on: placement.grid)
        return .image(
            ImageItem(
                shape: RoundedShape(projection: placement.projection, rect: placement.frame),
                image: builder.index(of: image), frame: placement.frame,
                source: LocalRect(x: 0, y: 0, width: 1, height: 1), filter: .linear, tint: tint,
                scissor: scissor
            )
        )
    }

    /// Draws the shadow of the layer's `shadowPath`.
    /// - Returns: Whether anything is visible.
    func drawShadow(of path: CGPath, _ tint: DrawColor, _ builder: inout DisplayListBuilder) -> Bool
    {
        let radius = max(0, state.pointee.shadowRadius)
        let drawing = builder.vectors.drawing(of: .shadow(path, radius: radius))
        guard let extent = drawing.extent else { return false }
        let offset = shadowOffset
        let moved = plane.concat(.translation(offset.x, offset.y))
        let scissor = builder.scissor
        let pixels = (moved.pixels(of: extent, outset: 2) ?? scissor).intersection(scissor)
        guard !pixels.isEmpty else { return false }
        if let outline = drawing.outline {
            let shape = RoundedShape(
                projection: moved.projection, rect: LocalRect(outline.rect),
                radii: SIMD4(repeating: Float(outline.radius))
            )
            let item = ShadowItem(shape: shape, sigma: Float(radius), color: tint, scissor: scissor)
            builder.append(.shadow(item), touching: pixels)
            return true
        }
        // A strong blur needs no fine grid: from a standard deviation of four texels on, the error
        // of linear sampling is below 1/255.
        let stretch = max(hypot(moved.a, moved.b), hypot(moved.c, moved.d))
        let isFar = radius * stretch > 8
        let limit = radius > 0 ? 8 / radius : .infinity
        return builder.eachPart(of: pixels) { part, builder in
            let placement =
                isFar || part.isFar
                ? nil : VectorPlacement(upright: moved, extent: extent, scissor: part.scissor)
            guard
                let placement = placement
                    ?? VectorPlacement(
                        smooth: moved, extent: extent, scissor: part.isFar ? scissor : part.scissor,
                        limit: limit, texels: part.texels
                    )
            else { return false }
            let item = item(drawing, placement, tint, part.scissor, &builder)
            builder.append(item, touching: pixels.intersection(part.scissor))
            return true
        }
    }
}

extension DisplayListBuilder {
    /// A part of the pixels in which vectors are drawn.
    fileprivate struct VectorPart {
        var scissor: PixelRect
        /// Whether only filters and shadows sample it, from far outside the target.
        var isFar: Bool
        /// The maximum number of texels of its raster.
        var texels: Int
    }

    /// Calls a closure with the disjoint parts of the pixels in which vectors have their own
    /// rasters.
    ///
    /// Shadows and blurs may sample many times the pixels of the target. Outside of it, one raster
    /// with the texels of a few targets suffices.
    /// - Parameters:
    ///   - pixels: The pixels that the vector covers.
    ///   - draw: Adds a part and returns whether it is visible.
    /// - Returns: Whether any part is visible.
    fileprivate mutating func eachPart(
        of pixels: PixelRect, _ draw: (VectorPart, inout DisplayListBuilder) -> Bool
    ) -> Bool {
        let maximum = max(1 << 20, 4 * targetPixels)
        guard pixels.area > maximum else {
            let whole = VectorPart(scissor: scissor, isFar: false, texels: VectorGrid.maximumTexels)
            return draw(whole, &self)
        }
        let near = list.bounds.area <= maximum ? list.bounds.intersection(scissor) : .none
        var parts = scissor.around(near).map {
            VectorPart(scissor: $0, isFar: true, texels: maximum)
        }
        parts.append(VectorPart(scissor: near, isFar: false, texels: VectorGrid.maximumTexels))
        var shows = false
        for part in parts where !part.scissor.intersection(pixels).isEmpty {
            if draw(part, &self) { shows = true }
        }
        return shows
    }
}

extension PixelRect {
    /// Rectangles that cover the pixels outside of another one, which is contained or empty.
    fileprivate func around(_ inside: PixelRect) -> [PixelRect] {
        guard !inside.isEmpty else { return [self] }
        var (above, below, left, right) = (self, self, inside, inside)
        (above.maxY, below.minY) = (inside.minY, inside.maxY)
        (left.minX, left.maxX) = (minX, inside.minX)
        (right.minX, right.maxX) = (inside.maxX, maxX)
        return [above, below, left, right]
    }
}
