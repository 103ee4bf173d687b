import Foundation
import LegatoDrawing
import LegatoGraphics

extension LayerEmission {
    /// Whether the layer may draw vectors, within its bounds or beyond.
    var hasVectors: Bool {
        switch state.pointee.kind {
        case .shape(let box): box.values.isVisible
        case .text(let box): box.values.isVisible(size: bounds.size)
        default: false
        }
    }

    /// Draws what the layer has of vectors: stroke over fill, or a text.
    /// - Returns: whether something shows.
    func emitVectors(_ itemTint: DrawColor, _ emitter: inout Emitter) -> Bool {
        var shows = false
        func emit(_ content: VectorContent?, _ color: CGColor?, _ plane: Plane) {
            guard let content else { return }
            shows =
                emitVector(content, self.color(color) * itemTint, plane, &emitter) || shows
        }
        switch state.pointee.kind {
        case .shape(let box):
            emit(box.values.fill, box.values.fillColor, plane)
            emit(box.values.stroke, box.values.strokeColor, plane)
        case .text(let box):
            let upright = isFlipped ? Plane.flip(bounds.minY + bounds.maxY).concat(plane) : plane
            let placed = Plane.translation(bounds.minX, bounds.minY).concat(upright)
            let text = box.values.box(size: bounds.size)
            emit(text.map { .text($0, nil) }, box.values.foregroundColor, placed)
        default: break
        }
        return shows
    }

    private func emitVector(
        _ content: VectorContent,
        _ tint: DrawColor,
        _ plane: Plane,
        _ emitter: inout Emitter
    ) -> Bool {
        var (drawing, tint) = (emitter.vectors.drawing(of: content), tint)
        if case .text(let box, nil) = content, drawing.hasColors, tint.w > 0 {
            // Letters of many colours keep them; the others are drawn in the text's.
            let color = CGColor(
                red: CGFloat(tint.x / tint.w),
                green: CGFloat(tint.y / tint.w),
                blue: CGFloat(tint.z / tint.w)
            )
            drawing = emitter.vectors.drawing(of: .text(box, color))
            tint = DrawColor(repeating: tint.w)
        }
        guard tint.w > 0, let extent = drawing.extent else { return false }
        let pixels = (plane.pixels(of: extent, outset: 2) ?? emitter.scissor)
            .intersection(emitter.scissor)
        guard !pixels.isEmpty else { return false }
        let scissor = emitter.scissor
        guard
            let placement =
                VectorPlacement(upright: plane, extent: extent, scissor: scissor)
                ?? VectorPlacement(smooth: plane, extent: extent, scissor: scissor)
        else { return false }
        emitter.append(item(drawing, placement, tint, &emitter), touching: pixels)
        return true
    }

    private func item(
        _ drawing: VectorDrawing,
        _ placement: VectorPlacement,
        _ tint: DrawColor,
        _ emitter: inout Emitter
    ) -> DisplayItem {
        let image = emitter.vectors.image(of: drawing, on: placement.grid)
        return .image(
            ImageItem(
                shape: RoundedShape(projection: placement.projection, rect: placement.frame),
                image: emitter.index(of: image),
                frame: placement.frame,
                source: LocalRect(x: 0, y: 0, width: 1, height: 1),
                filter: .linear,
                tint: tint,
                scissor: emitter.scissor
            )
        )
    }

    /// Draws the shadow of the layer's `shadowPath`.
    /// - Returns: whether something shows.
    func emitShadow(of path: CGPath, _ tint: DrawColor, _ emitter: inout Emitter) -> Bool {
        let radius = max(0, state.pointee.shadowRadius)
        let drawing = emitter.vectors.drawing(of: .shadow(path, radius: radius))
        guard let extent = drawing.extent else { return false }
        let offset = shadowOffset
        let moved = plane.concat(.translation(offset.x, offset.y))
        let scissor = emitter.scissor
        let pixels = (moved.pixels(of: extent, outset: 2) ?? scissor).intersection(scissor)
        guard !pixels.isEmpty else { return false }
        if let outline = drawing.outline {
            let shape = RoundedShape(
                projection: moved.projection,
                rect: LocalRect(outline.rect),
                radii: SIMD4(repeating: Float(outline.radius))
            )
            let item = ShadowItem(
                shape: shape,
                sigma: Float(radius),
                color: tint,
                scissor: scissor
            )
            emitter.append(.shadow(item), touching: pixels)
            return true
        }
        // What is blurred far needs no fine grid: linear sampling adds less than 1/255 from a
        // standard deviation of four texels on.
        let stretch = max(hypot(moved.a, moved.b), hypot(moved.c, moved.d))
        let isFar = radius * stretch > 8
        let limit = radius > 0 ? 8 / radius : .infinity
        guard
            let placement =
                (isFar
                    ? nil : VectorPlacement(upright: moved, extent: extent, scissor: scissor))
                ?? VectorPlacement(smooth: moved, extent: extent, scissor: scissor, limit: limit)
        else { return false }
        emitter.append(item(drawing, placement, tint, &emitter), touching: pixels)
        return true
    }
}
