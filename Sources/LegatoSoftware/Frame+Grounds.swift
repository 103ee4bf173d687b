import CLegatoKernels
import LegatoDrawing
import LegatoGraphics

extension Frame {
    /// Returns how a group whose begin is at an index can be drawn without a picture; nil if it
    /// cannot, or if there is no memory for its shadow.
    func grounded(
        _ group: GroupItem, at index: Int, in parent: Int, of list: DisplayList
    ) -> GroundedGroup? {
        guard let shadow = group.shadow, shadow.color != .zero, group.blend == .normal,
            group.opacity >= 1, group.clip == nil, group.filters.isEmpty, group.cut == -1,
            list.items.indices.contains(index + 1), !occlusion.hides(index + 1),
            let ground = ground(at: index + 1, of: list), ground.shape.projection.isAffine,
            let silhouette = ground.shape.silhouette
        else { return nil }
        let opaque = ground.opaque.intersection(group.bounds)
        guard let end = endOfItems(from: index + 2, within: opaque, list) else {
            return nil
        }
        let thrown = silhouette.moved(by: shadow, forward: true)
        let outside = passes[parent].region
        var grounded = GroundedGroup(
            bounds: group.bounds, end: end, opaque: opaque, silhouette: silhouette, thrown: thrown,
            shown: thrown.intersection(outside)
        )
        guard !grounded.shown.isEmpty else { return grounded }
        // The visible shadow must equal that of the whole ground, even where the group is clipped.
        let sampled = ShadowPlanes.sampled(by: grounded.shown, of: shadow).intersection(silhouette)
        let present = group.bounds.intersection(ground.scissor)
            .intersection(group.visible(from: outside, reach: 0))
        guard sampled.isEmpty || present.contains(sampled),
            let key = ShadowCache.Key(shadow, of: ground, pixels: silhouette)
        else { return nil }
        let bytes = ShadowPlanes.stride(of: thrown) * Int(thrown.maxY - thrown.minY)
        grounded.memory = shadows.memory(for: key, count: bytes)
        return grounded.memory == nil ? nil : grounded
    }

    /// Returns the item at an index as a ground; nil if it cannot be one.
    private func ground(at index: Int, of list: DisplayList) -> Ground? {
        let item = list.items[index]
        guard item.isDrawable else { return nil }
        switch item {
        case .shape(let shape):
            guard shape.fill.w >= 1, shape.borderWidth <= 0 || shape.border == .zero,
                let opaque = list.opaquePixels(of: item)
            else { return nil }
            return Ground(shape: shape.shape, scissor: shape.scissor, opaque: opaque)
        case .image(let image):
            guard !image.isRaster, !image.isAdded, image.cut == -1, image.tint.w >= 1,
                image.frame.width > 0, image.frame.height > 0,
                list.images.indices.contains(Int(image.image)),
                let map = image.shape.inverseProjection,
                let covered = image.shape.coveredPixels(within: image.scissor)
            else { return nil }
            let picture = list.images[Int(image.image)]
            let frame = LocalBox(image.frame, in: map)
            let texels = map.texels(
                frame: frame, source: image.source, width: picture.width, height: picture.height
            )
            guard frame == LocalBox(image.shape.rect, in: map), let start = texels.wholePixelOffset
            else { return nil }
            let opaque = shadows.opaqueTexels(of: picture).moved(by: start.0, start.1)
            let source = image.source
            return Ground(
                shape: image.shape, scissor: image.scissor, opaque: opaque.intersection(covered),
                picture: ShadowCache.Picture(
                    id: picture.id, isTinted: image.tint != .one,
                    isNearest: image.filter == .nearest,
                    frame: SIMD4(frame.left, frame.right, frame.top, frame.bottom),
                    source: SIMD4(source.x, source.y, source.width, source.height)
                )
            )
        case .shapes, .shadow, .gradient, .beginGroup, .endGroup: return nil
        }
    }

    /// Returns the index of the end of a group if its items from an index on are within a rectangle
    /// of pixels; nil otherwise.
    private func endOfItems(
        from first: Int, within opaque: PixelRect, _ list: DisplayList
    ) -> Int? {
        guard !opaque.isEmpty else { return nil }
        func isInside(_ pixels: PixelRect) -> Bool { pixels.isEmpty || opaque.contains(pixels) }
        var depth = 0
        for index in first..<list.items.count {
            let item = list.items[index]
            switch item {
            case .endGroup where depth == 0: return index
            case .endGroup: depth -= 1
            case .beginGroup(let inner):
                if depth == 0 {
                    guard inner.blend != .backdrop, inner.blend != .destinationIn else {
                        return nil
                    }
                    let reach = list.filterReach(of: inner)
                    let pixels = inner.deviceBounds(reach: reach, within: .unbounded)
                    guard isInside(pixels) else { return nil }
                }
                depth += 1
            case .shapes(let run):
                guard depth == 0 else { continue }
                let limit = run.scissor
                for shape in list.shapes(of: run) {
                    let pixels = shape.projection.deviceBounds(of: shape.rect, within: limit)
                    guard isInside(pixels) else { return nil }
                }
            case .shape, .image, .shadow, .gradient:
                guard depth > 0 || isInside(item.deviceBounds(within: .unbounded)) else {
                    return nil
                }
            }
        }
        return nil
    }

    /// Adds the shadow and the ground of a group whose begin is at an index.
    func add(_ group: GroundedGroup, at index: Int, shadow: GroupShadow, to pass: Int) {
        if group.memory != nil {
            let item = items.takeForGroup()
            ItemSetup(item: item).setGroupShadow(shadow.color, opacity: 1, plane: group.plane)
            // The ground hides the rest of the shadow.
            group.shown.forEachPart(outside: group.opaque) { part in
                let number = Int32(truncatingIfNeeded: pass)
                append(Operation(bounds: part, pass: number, source: -1, item: item))
            }
        }
        append(ground: index + 1, within: group.bounds, to: pass)
        groundedCount += 1
        guard group.memory?.isNew == true else { return }
        silhouettes.append(
            Silhouette(
                shadow: shadow, ground: index + 1, pixels: group.silhouette, result: group.plane
            )
        )
    }

    /// Appends an operation that draws an item within pixels.
    private func append(ground source: Int, within bounds: PixelRect, to pass: Int) {
        append(
            Operation(
                bounds: bounds, pass: Int32(truncatingIfNeeded: pass),
                source: Int32(truncatingIfNeeded: source), item: items.none
            )
        )
    }

    /// Adds a pass for each shadow to draw, before all groups.
    func addSilhouettes() {
        guard !silhouettes.isEmpty else { return }
        let level = (levels.lastIndex { !$0.isEmpty } ?? 0) + 1
        for silhouette in silhouettes {
            add(
                Pass(
                    region: silhouette.pixels, target: LegatoTarget(), level: level, background: 0,
                    silhouette: silhouette
                )
            )
            append(
                ground: silhouette.ground, within: silhouette.pixels, to: passes.count - 1
            )
        }
    }
}

extension RoundedShape {
    /// The pixels in which the filled shape can have an alpha above 0, under a projection that
    /// keeps axes; nil too far from the origin.
    ///
    /// A pixel that the shape covers by less than 1/512 has an alpha of 0. That is more than the
    /// slack and the kernels' rounding.
    fileprivate var silhouette: PixelRect? {
        let p = projection
        let (left, top) = (Double(rect.x), Double(rect.y))
        let (right, bottom) = (left + Double(rect.width), top + Double(rect.height))
        func device(_ x: Double, _ y: Double) -> SIMD2<Double> {
            SIMD2(
                x * Double(p.a) + y * Double(p.c) + Double(p.tx),
                x * Double(p.b) + y * Double(p.d) + Double(p.ty)
            )
        }
        let (first, last) = (device(left, top), device(right, bottom))
        let low = pointwiseMin(first, last)
        let high = pointwiseMax(first, last)
        guard low.min() > -8192, high.max() < 8192 else { return nil }
        let slack = 1.0 / 2048
        return PixelRect(
            minX: Int32(device: (low.x + slack).rounded(.down)),
            minY: Int32(device: (low.y + slack).rounded(.down)),
            maxX: Int32(device: (high.x - slack).rounded(.up)),
            maxY: Int32(device: (high.y - slack).rounded(.up))
        )
    }
}

extension PixelRect {
    fileprivate func moved(by x: Int32, _ y: Int32) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// Calls `body` with disjoint rectangles that cover the pixels outside of another rectangle.
    fileprivate func forEachPart(outside other: PixelRect, _ body: (PixelRect) -> Void) {
        let hole = intersection(other)
        guard !hole.isEmpty else { return body(self) }
        var (above, below, left, right) = (self, self, hole, hole)
        (above.maxY, below.minY) = (hole.minY, hole.maxY)
        (left.minX, left.maxX) = (minX, hole.minX)
        (right.minX, right.maxX) = (hole.maxX, maxX)
        if !above.isEmpty { body(above) }
        if !left.isEmpty { body(left) }
        if !right.isEmpty { body(right) }
        if !below.isEmpty { body(below) }
    }
}

/// An item that can be the ground of a group.
private struct Ground {
    var shape: RoundedShape
    var scissor: PixelRect
    /// The pixels that it covers opaquely.
    var opaque: PixelRect
    var picture: ShadowCache.Picture?
}

extension ShadowCache.Key {
    /// Creates the key of the shadow of a ground that touches pixels; nil if it has no inverse
    /// projection.
    fileprivate init?(_ shadow: GroupShadow, of ground: Ground, pixels: PixelRect) {
        let shape = ground.shape
        guard let map = shape.inverseProjection else { return nil }
        let (box, p) = (LocalBox(shape.rect, in: map), shape.projection)
        self.init(
            extent: SIMD2(shape.rect.width, shape.rect.height),
            box: SIMD4(box.left, box.right, box.top, box.bottom), radii: shape.radii,
            isContinuous: shape.curve == .continuous, hardEdges: shape.hardEdges.rawValue,
            linear: SIMD4(p.a, p.b, p.c, p.d), rest: SIMD2(map.u.z, map.v.z),
            origin: SIMD2(map.originX - Double(pixels.minX), map.originY - Double(pixels.minY)),
            size: SIMD2(pixels.maxX - pixels.minX, pixels.maxY - pixels.minY),
            offset: shadow.offset, sigma: shadow.sigma, picture: ground.picture
        )
    }
}
