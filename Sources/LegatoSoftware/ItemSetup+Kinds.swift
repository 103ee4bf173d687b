import CLegatoKernels
import LegatoDrawing
import LegatoGraphics

/// Returns a premultiplied colour in the kernels' units, 0 to 255; channels are clamped to alpha.
func kernelColor(_ color: DrawColor) -> (Float, Float, Float, Float) {
    let alpha = min(max(color.w, 0), 1)
    let c = color.clamped(lowerBound: .zero, upperBound: DrawColor(repeating: alpha)) * 255
    return (c.x, c.y, c.z, c.w)
}

/// The minimum width of an interior; for narrower ones, computing the ends costs more than it
/// saves.
private let minimumInterior: Int32 = 24

extension ItemSetup {
    /// Prepares a shape; returns false if nothing is visible.
    func setShape(_ shape: ShapeItem, bounds: PixelRect) -> Bool {
        let hasBorder = shape.borderWidth > 0 && shape.border != .zero
        guard hasBorder || shape.fill != .zero else { return false }
        guard let map = shape.shape.inverseProjection else { return false }
        let isWide = bounds.maxX - bounds.minX >= minimumInterior
        item.pointee.kind = Int32((hasBorder ? LEGATO_BORDER : LEGATO_COLOR).rawValue)
        item.pointee.color = kernelColor(shape.fill)
        let box = LocalBox(shape.shape.rect, in: map)
        guard
            setOutline(
                shape.shape, map: map, box: box, wantsInterior: isWide && !hasBorder,
                isNarrow: !hasBorder && bounds.maxX - bounds.minX <= LEGATO_SMALL_WIDTH
            )
        else { return false }
        if hasBorder {
            let over = shape.border + shape.fill * (1 - shape.border.w)
            item.pointee.border = kernelColor(over)
            setInner(shape.shape, map: map, width: Double(shape.borderWidth), wantsInterior: isWide)
        }
        return true
    }

    /// Prepares an image; returns false if nothing is visible.
    func setImage(
        _ image: ImageItem, picture: CGImage, pixels: UnsafePointer<UInt8>, bounds: inout PixelRect
    ) -> Bool {
        guard image.tint.w > 0, image.frame.width > 0, image.frame.height > 0,
            let map = image.shape.inverseProjection
        else { return false }
        item.pointee.kind = Int32(
            (image.filter == .nearest ? LEGATO_NEAREST : LEGATO_LINEAR).rawValue
        )
        item.pointee.opacity = min(image.tint.w, 1)
        let tint = image.tint / image.tint.w
        item.pointee.isTinted = tint == .one ? 0 : 1
        item.pointee.tint = kernelColor(tint)
        item.pointee.isOpaque =
            picture.isOpaque && image.tint.w >= 1 && item.pointee.isTinted == 0 && !image.isAdded
            ? 1 : 0
        item.pointee.variant = image.isAdded ? 1 : 0
        item.pointee.pixels = pixels
        item.pointee.pixelWidth = Int32(picture.width)
        item.pointee.pixelHeight = Int32(picture.height)
        item.pointee.pixelStride = Int64(picture.width) * 4
        let frame = LocalBox(image.frame, in: map)
        let box = LocalBox(image.shape.rect, in: map).intersection(frame)
        let texels = map.texels(
            frame: frame, source: image.source, width: picture.width, height: picture.height
        )
        item.pointee.texels = texels.kernelMap
        let copy = texels.wholePixelOffset
        if let copy {
            item.pointee.kind = Int32(LEGATO_COPY.rawValue)
            (item.pointee.offsetX, item.pointee.offsetY) = copy
            bounds = bounds.intersection(
                PixelRect(
                    minX: copy.0, minY: copy.1, maxX: copy.0 + Int32(picture.width),
                    maxY: copy.1 + Int32(picture.height)
                )
            )
        }
        return setOutline(image.shape, map: map, box: box, wantsInterior: copy != nil)
    }

    /// Prepares a shadow, whose `hidden` pixels need not be drawn; returns false if nothing is
    /// visible.
    func setShadow(
        _ shadow: ShadowItem, bounds: PixelRect, hidden: PixelRect, tables: ErrorTables
    ) -> Bool {
        guard shadow.color != .zero else { return false }
        if shadow.sigma == 0 {
            let shape = ShapeItem(shape: shadow.shape, fill: shadow.color, scissor: shadow.scissor)
            return setShape(shape, bounds: bounds)
        }
        guard let map = shadow.shape.inverseProjection,
            shadow.shape.rect.width > 0, shadow.shape.rect.height > 0
        else { return false }
        let isRound = shadow.shape.radii != .zero
        item.pointee.kind = Int32(LEGATO_SHADOW.rawValue)
        item.pointee.color = kernelColor(shadow.color)
        item.pointee.map = map.kernelMap(dividingU: 1, v: 1)
        item.pointee.mode = Int32(
            (map.isAffine
                ? isRound ? LEGATO_AFFINE : LEGATO_PLAIN
                : isRound ? LEGATO_PERSPECTIVE_ROUNDED : LEGATO_PERSPECTIVE).rawValue
        )
        item.pointee.rowsAreLevel = map.isAffine && map.v.x == 0 ? 1 : 0
        item.pointee.outline.halfWidth = shadow.shape.rect.width / 2
        item.pointee.outline.halfHeight = shadow.shape.rect.height / 2
        let figure = CornerFigure(shadow.shape)
        let extents = SIMD4<Float>(figure.extents)
        item.pointee.outline.radius = (extents.x, extents.y, extents.z, extents.w)
        if shadow.shape.hasContinuousCorners {
            item.pointee.mode = Int32(LEGATO_FREE.rawValue)
            item.pointee.outline.setCorners(figure, isContinuous: true)
        }
        item.pointee.inverseSigma = 1 / shadow.sigma
        item.pointee.reach = 3 * shadow.sigma
        item.pointee.erfScale = Float(1 / (Double(shadow.sigma) * 2.0.squareRoot()))
        item.pointee.hidden = hidden.kernelRect
        item.pointee.errorTable = nil
        // Wider shadows would need more than single precision.
        let width = shadow.shape.rect.width + 2 * item.pointee.reach
        if isRound && item.pointee.rowsAreLevel != 0 && item.pointee.map.ux > 0
            && width * item.pointee.erfScale <= 30
        {
            let scale = item.pointee.map.ux * item.pointee.erfScale
            item.pointee.errorTable = tables.table(scale: scale)
        }
        item.pointee.hasInterior = 0
        legato_spans_clear(&item.pointee.outer)
        let box = LocalBox(shadow.shape.rect, in: map).expanded(by: 3 * Double(shadow.sigma))
        cut(&item.pointee.outer, map: map, box: box, distance: -0.5)
        return true
    }

    /// Prepares the picture of a group, stored in a target, to be drawn in bounds of its parent.
    func setGroup(
        _ clip: RoundedShape?, opacity: Float, picture: LegatoTarget, bounds: PixelRect,
        blend: GroupBlend = .normal
    ) -> Bool {
        item.pointee.opacity = min(opacity, 1)
        item.pointee.isTinted = 0
        item.pointee.isOpaque = 0
        item.pointee.variant = 0
        let kind = blend == .plusLighter ? LEGATO_ADD : blend.mixes ? LEGATO_MIXED : LEGATO_COPY
        item.pointee.kind = Int32(kind.rawValue)
        if blend.mixes {
            item.pointee.variant = Int32(blend.rawValue) - Int32(GroupBlend.multiply.rawValue)
        }
        item.pointee.pixels = UnsafePointer(picture.pixels)
        item.pointee.pixelStride = picture.stride
        item.pointee.offsetX = picture.originX
        item.pointee.offsetY = picture.originY
        item.pointee.hasInterior = 0
        guard let clip else {
            item.pointee.mode = Int32(LEGATO_FULL.rawValue)
            return opacity > 0
        }
        guard opacity > 0, let map = clip.inverseProjection else { return false }
        return setOutline(
            clip, map: map, box: LocalBox(clip.rect, in: map), wantsInterior: true,
            isNarrow: kind == LEGATO_COPY && bounds.maxX - bounds.minX <= LEGATO_SMALL_WIDTH
        )
    }

    /// Prepares the picture of a group, stored in a target, by whose alpha its parent is
    /// multiplied.
    func setKeeper(opacity: Float, picture: LegatoTarget, region: PixelRect) {
        item.pointee.isTinted = 0
        item.pointee.kind = Int32(LEGATO_KEEP.rawValue)
        item.pointee.mode = Int32(LEGATO_FULL.rawValue)
        item.pointee.opacity = min(max(opacity, 0), 1)
        item.pointee.pixels = UnsafePointer(picture.pixels)
        item.pointee.pixelStride = picture.stride
        item.pointee.offsetX = region.minX
        item.pointee.offsetY = region.minY
        item.pointee.pixelWidth = region.maxX - region.minX
        item.pointee.pixelHeight = region.maxY - region.minY
    }

    /// Prepares the shadow of a group, stored in a plane.
    func setGroupShadow(_ color: DrawColor, opacity: Float, plane: LegatoPlane) {
        item.pointee.kind = Int32(LEGATO_MASK.rawValue)
        item.pointee.mode = Int32(LEGATO_FULL.rawValue)
        item.pointee.hasInterior = 0
        item.pointee.opacity = min(opacity, 1)
        item.pointee.color = kernelColor(color)
        item.pointee.pixels = UnsafePointer(plane.bytes)
        item.pointee.pixelStride = plane.stride
        item.pointee.offsetX = plane.rect.minX
        item.pointee.offsetY = plane.rect.minY
    }
}
