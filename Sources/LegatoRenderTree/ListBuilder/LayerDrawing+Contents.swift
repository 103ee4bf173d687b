import Foundation
import LegatoDrawing
import LegatoGraphics

extension LayerDrawing {
    /// Draws an image as the layer's contents: as a whole, or as nine patches around its centre.
    func drawContents(
        _ image: CGImage, cut: Bool, _ tint: DrawColor, _ clipsGroup: Bool,
        _ builder: inout DisplayListBuilder
    ) {
        let frame = state.pointee.contentsFrame(
            in: bounds, width: image.width, height: image.height
        )
        guard frame.width > 0 && frame.height > 0, tint.w > 0 else { return }
        let byOutline = cut && !clipsGroup
        func draw(
            _ frame: CGRect, _ source: CGRect, isAdded: Bool = false, outer: OutlineEdges = .all
        ) {
            let pixels = (plane.pixels(of: byOutline ? bounds : frame) ?? builder.scissor)
                .intersection(builder.scissor)
            guard frame.width > 0 && frame.height > 0 && !pixels.isEmpty else { return }
            let item = item(frame, source, image, byOutline, tint, outer: outer, &builder)
            if isAdded {
                builder.appendAdded(.image(item), touching: pixels)
            } else {
                builder.append(.image(item), touching: pixels)
            }
        }
        guard
            let patches = state.pointee.patches(of: frame, width: image.width, height: image.height)
        else { return draw(frame, state.pointee.contentsRect) }
        let parts = 0..<ContentsPatches.count
        let isEven = parts.allSatisfy { plane.wholePixels(of: patches.patch($0).frame) != nil }
        // Patches that share pixels are added, so that together they cover those pixels completely.
        let group = isEven ? nil : builder.beginAdding()
        for index in parts {
            let patch = patches.patch(index)
            draw(patch.frame, patch.source, isAdded: group != nil, outer: patches.outerEdges(index))
        }
        if let group { builder.endAdding(group) }
    }

    private func item(
        _ place: CGRect, _ part: CGRect, _ image: CGImage, _ byOutline: Bool, _ tint: DrawColor,
        outer: OutlineEdges, _ builder: inout DisplayListBuilder
    ) -> ImageItem {
        var (frame, source) = (place, part)
        let filter = filter(frame, source, image)
        let isWhole = state.pointee.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1)
        if !byOutline, !isFlipped, isWhole, outer == .all,
            let whole = continued(place, in: builder)
        {
            // Beyond its edges, the pixels at the edges of an image are repeated; a part of an image
            // would show the pixels beside it.
            let (x, y) = (part.width / place.width, part.height / place.height)
            source = CGRect(
                x: part.minX + (whole.minX - place.minX) * x,
                y: part.minY + (whole.minY - place.minY) * y, width: whole.width * x,
                height: whole.height * y
            )
            frame = whole
        }
        var upright = plane
        var corners = radii
        var edges = state.pointee.hardEdges
        var outer = outer
        if isFlipped {
            // Images stay upright: they are drawn in the bounds' coordinate space, flipped back.
            let fold = bounds.minY + bounds.maxY
            upright = ProjectiveTransform.flip(fold).concat(plane)
            frame.origin.y = fold - frame.maxY
            source.origin.y = 1 - source.maxY
            corners = SIMD4(radii[2], radii[3], radii[0], radii[1])
            edges = edges.upsideDown
            outer = outer.upsideDown
        }
        return ImageItem(
            shape: RoundedShape(
                projection: upright.projection, rect: LocalRect(byOutline ? bounds : frame),
                radii: byOutline ? corners : .zero,
                curve: byOutline && corners != .zero ? state.pointee.drawnCurve(bounds) : .circular,
                hardEdges: byOutline ? edges : edges.intersection(outer)
            ),
            image: builder.index(of: image),
            frame: LocalRect(frame),
            source: LocalRect(source),
            filter: filter,
            tint: tint,
            scissor: builder.scissor
        )
    }

    /// The sampling filter of an image, depending on whether it is enlarged or reduced at its
    /// centre.
    private func filter(_ frame: CGRect, _ source: CGRect, _ image: CGImage) -> SamplingFilter {
        let d = plane.derivative(frame.midX, frame.midY)
        let drawn = abs(d.a * d.d - d.b * d.c) * frame.width * frame.height
        let pixels = abs(source.width * source.height) * Double(image.width * image.height)
        let filter =
            drawn < pixels ? state.pointee.minificationFilter : state.pointee.magnificationFilter
        return filter == .nearest ? .nearest : .linear
    }
}

extension DisplayListBuilder {
    /// Opens a group for additive items; returns the index of its begin item.
    mutating func beginAdding() -> Int {
        list.items.append(.beginGroup(GroupItem(bounds: .nothing)))
        return list.items.count - 1
    }

    /// Appends an item that is added to the contents of the group.
    mutating func appendAdded(_ item: DisplayItem, touching pixels: PixelRect) {
        list.items.append(.beginGroup(GroupItem(bounds: pixels, blend: .plusLighter)))
        append(item, touching: pixels)
        list.items.append(.endGroup)
    }

    /// Closes a group, with the bounds of the added items.
    mutating func endAdding(_ begin: Int) {
        var bounds = PixelRect.nothing
        for case .beginGroup(let part) in list.items[(begin + 1)...] {
            bounds = bounds.union(part.bounds)
        }
        guard !bounds.isEmpty else {
            list.items.removeLast()
            return
        }
        list.items[begin] = .beginGroup(GroupItem(bounds: bounds))
        list.items.append(.endGroup)
    }
}
