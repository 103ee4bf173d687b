import Foundation
import LegatoDrawing
import LegatoGraphics

extension LayerEmission {
    /// Draws a picture as the layer's contents: in one piece, or in nine around its centre.
    func emitContents(
        _ image: CGImage,
        cut: Bool,
        _ tint: DrawColor,
        _ clipsGroup: Bool,
        _ emitter: inout Emitter
    ) {
        let frame = state.pointee.contentsFrame(
            in: bounds,
            width: image.width,
            height: image.height
        )
        guard frame.width > 0 && frame.height > 0, tint.w > 0 else { return }
        let byOutline = cut && !clipsGroup
        let patches = state.pointee.patches(of: frame, width: image.width, height: image.height)
        var pieces: [(item: DisplayItem, pixels: PixelRect)] = []
        for patch in patches {
            let pixels = (plane.pixels(of: byOutline ? bounds : patch.frame) ?? emitter.scissor)
                .intersection(emitter.scissor)
            guard !pixels.isEmpty else { continue }
            let item = item(patch, image, byOutline, tint, &emitter)
            pieces.append((.image(item), pixels))
        }
        let isEven =
            pieces.count < 2 || patches.allSatisfy { plane.wholePixels(of: $0.frame) != nil }
        if isEven {
            for piece in pieces { emitter.append(piece.item, touching: piece.pixels) }
        } else {
            emitter.appendAbutting(pieces)
        }
    }

    private func item(
        _ patch: LayerState.Patch,
        _ image: CGImage,
        _ byOutline: Bool,
        _ tint: DrawColor,
        _ emitter: inout Emitter
    ) -> ImageItem {
        var (frame, source) = (patch.frame, patch.source)
        let filter = filter(frame, source, image)
        var upright = plane
        var corners = radii
        if isFlipped {
            // Pictures stay upright: they are drawn in the bounds' space turned back.
            let fold = bounds.minY + bounds.maxY
            upright = Plane.flip(fold).concat(plane)
            frame.origin.y = fold - frame.maxY
            source.origin.y = 1 - source.maxY
            corners = SIMD4(radii[2], radii[3], radii[0], radii[1])
        }
        return ImageItem(
            shape: RoundedShape(
                projection: upright.projection,
                rect: LocalRect(byOutline ? bounds : frame),
                radii: byOutline ? corners : .zero
            ),
            image: emitter.index(of: image),
            frame: LocalRect(frame),
            source: LocalRect(source),
            filter: filter,
            tint: tint,
            scissor: emitter.scissor
        )
    }

    /// How a picture is sampled, by whether it is enlarged or reduced in the middle of its frame.
    private func filter(_ frame: CGRect, _ source: CGRect, _ image: CGImage) -> SamplingFilter {
        let d = plane.derivative(frame.midX, frame.midY)
        let drawn = abs(d.a * d.d - d.b * d.c) * frame.width * frame.height
        let pixels = abs(source.width * source.height) * Double(image.width * image.height)
        let filter =
            drawn < pixels ? state.pointee.minificationFilter : state.pointee.magnificationFilter
        return filter == .nearest ? .nearest : .linear
    }
}

extension Emitter {
    /// Appends items whose edges meet, so that what several cover in part is covered in whole.
    mutating func appendAbutting(_ pieces: [(item: DisplayItem, pixels: PixelRect)]) {
        let whole = pieces.reduce(PixelRect.nothing) { $0.union($1.pixels) }
        list.items.append(.beginGroup(GroupItem(bounds: whole)))
        for piece in pieces {
            list.items.append(.beginGroup(GroupItem(bounds: piece.pixels, blend: .plusLighter)))
            list.items.append(piece.item)
            list.items.append(.endGroup)
        }
        append(.endGroup, touching: whole)
    }
}
