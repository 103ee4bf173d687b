import Foundation
import LegatoDrawing
import LegatoGraphics

/// Draws one layer's own items into a builder, and opens the groups that its sublayers need.
struct LayerDrawing {
    let state: UnsafePointer<LayerState>
    let plane: ProjectiveTransform
    let parentPlane: ProjectiveTransform
    let isLeaf: Bool
    /// Whether the layer's y axis is opposite to the root's.
    let isFlipped: Bool
    /// Whether the layer has drawn an item.
    private var wasDrawn = false
    /// Whether the layer is outside the scissor.
    private var isOff = false
    let bounds: CGRect
    let radii: SIMD4<Float>

    init(
        state: UnsafePointer<LayerState>, plane: ProjectiveTransform,
        parentPlane: ProjectiveTransform, isLeaf: Bool, isFlipped: Bool
    ) {
        self.state = state
        self.isFlipped = isFlipped
        self.plane = plane
        self.parentPlane = parentPlane
        self.isLeaf = isLeaf
        bounds = state.pointee.drawnBounds
        radii = state.pointee.drawnRadii(bounds)
    }

    /// Whether neither the layer nor its sublayers can be visible: edge-on, turned away or behind
    /// the viewer.
    var isInvisible: Bool {
        if plane.isBehindEye { return true }
        let d = plane.derivative(bounds.midX, bounds.midY)
        let area = d.a * d.d - d.b * d.c
        return area == 0 || ((area < 0) != isFlipped && !state.pointee.isDoubleSided)
    }

    /// Counts the layer, after it was drawn.
    func count(into statistics: inout RenderStatistics) {
        if wasDrawn {
            statistics.visible += 1
        } else if isOff {
            statistics.culled.outside += 1
        } else {
            statistics.culled.empty += 1
        }
    }

    /// Draws shadow, background and contents, and opens groups, clip and border up to `end`.
    mutating func draw(
        groupOpacity: Float, itemTint: DrawColor, end: Int, into builder: inout DisplayListBuilder
    ) {
        let fill = color(state.pointee.backgroundColor) * itemTint
        let borderWidth = Float(max(0, state.pointee.borderWidth))
        let border = borderWidth > 0 ? color(state.pointee.borderColor) * itemTint : .zero
        let gradient = gradient
        let hasVectors = hasVectors
        let hasShape = fill.w > 0 || border.w > 0 || gradient != nil
        let hasPicture = state.pointee.contents != nil
        let hasInner = !isLeaf || hasPicture || gradient != nil || hasVectors
        let pixels = plane.pixels(of: bounds) ?? builder.scissor
        isOff = pixels.intersection(builder.scissor).isEmpty
        let shadowOpacity =
            state.pointee.masksToBounds ? 0 : max(0, min(1, state.pointee.shadowOpacity))
        let tint = color(state.pointee.shadowColor, shadowOpacity) * itemTint

        if state.pointee.masksToBounds && isOff {
            builder.begin(end: end, group: nil, scissor: .nothing)
            return
        }
        // A border over a fill must fade with it as a group.
        let fadesAlone = groupOpacity == 1 || fill.w == 0 || border.w == 0
        if !hasInner && tint.w == 0 && fadesAlone {
            guard hasShape && !isOff else { return }
            let whole = borderWidth > 0 ? nil : continued(bounds, in: builder)
            let item = ShapeItem(
                shape: shape(whole ?? bounds, radii), fill: fill * groupOpacity,
                borderWidth: borderWidth,
                border: border * groupOpacity, scissor: builder.scissor
            )
            builder.append(.shape(item), touching: pixels.intersection(builder.scissor))
            wasDrawn = true
            return
        }

        // A single image is clipped by its outline, whole pixels by the scissor.
        let clips =
            state.pointee.masksToBounds && (!isLeaf || hasVectors || (hasPicture && hasShape))
        let clipPixels = clips ? wholePixels : nil
        let clipsGroup = clips && clipPixels == nil
        var group = DisplayListBuilder.Group(opacity: groupOpacity)
        let continued = continued(bounds, in: builder) ?? bounds
        if clipsGroup {
            group.clip = shape(continued, radii)
            group.edges = FlushEdges(shape(bounds, radii))
        }
        let shadowPath = tint.w > 0 ? state.pointee.shadowPath : nil
        // Whether the layer casts the same shadow as a uniform fill.
        let isCovered = gradient?.isOpaque == true
        let even = isCovered ? itemTint : fill
        if tint.w > 0 && shadowPath == nil {
            let isEven = even.w == itemTint.w || (border.w == 0 && !hasInner)
            let shown = isEven ? even : .zero
            throwShadow(tint, shown, itemTint.w, builder, &group)
        }
        let isGrouped = group.shadow != nil || group.clip != nil || groupOpacity != 1

        var inner = builder.scissor
        if let clipPixels { inner = inner.intersection(clipPixels) }
        if clipsGroup { inner = inner.intersection(pixels) }
        if let shadow = group.shadow { inner = builder.widened(inner) { $0.reaching(shadow) } }

        // Inside a clipping group the outer edge is the clip's, so shapes are drawn beyond it.
        let grown: CGFloat = clipsGroup ? 2 : 0
        let outline =
            clipsGroup || borderWidth > 0 ? bounds.insetBy(dx: -grown, dy: -grown) : continued
        var over: ShapeItem?
        if border.w > 0 && hasInner && !isOff {
            over = ShapeItem(
                shape: shape(outline, radii + Float(grown)), fill: .zero,
                borderWidth: borderWidth + Float(grown), border: border, scissor: inner
            )
        }
        builder.begin(
            end: end, group: isGrouped ? group : nil, scissor: inner, border: over, pixels: pixels,
            interior: opaqueInterior(even, itemTint.w, hasVectors)
        )
        if let shadowPath { wasDrawn = drawShadow(of: shadowPath, tint, &builder) }
        defer {
            if hasVectors { wasDrawn = drawVectors(itemTint, &builder) || wasDrawn }
        }
        guard !isOff || group.shadow != nil else { return }
        wasDrawn = wasDrawn || hasShape || hasPicture
        if (fill.w > 0 && !isCovered) || (border.w > 0 && !hasInner) {
            let item = ShapeItem(
                shape: shape(outline, clipsGroup ? .zero : radii), fill: fill,
                borderWidth: hasInner ? 0 : borderWidth, border: hasInner ? .zero : border,
                scissor: inner
            )
            builder.appendOwn(.shape(item), touching: pixels.intersection(inner))
        }
        if let image = state.pointee.contents {
            drawContents(image, cut: state.pointee.masksToBounds, itemTint, clipsGroup, &builder)
        }
        if let gradient {
            let outline = shape(outline, clipsGroup ? .zero : radii)
            let item = item(gradient, in: outline, itemTint, &builder, scissor: inner)
            builder.appendOwn(item, touching: pixels.intersection(inner))
        }
    }

    func color(_ color: CGColor?, _ opacity: Float = 1) -> DrawColor {
        guard let color, opacity > 0 else { return .zero }
        return color.premultiplied(opacity)
    }

    func shape(_ rect: CGRect, _ radii: SIMD4<Float>) -> RoundedShape {
        RoundedShape(
            projection: plane.projection, rect: LocalRect(rect), radii: radii,
            curve: radii == .zero ? .circular : state.pointee.drawnCurve(bounds),
            hardEdges: state.pointee.hardEdges
        )
    }

    /// The device rectangle with whole-pixel edges that the bounds cover exactly; nil if there is
    /// none.
    private var wholePixels: PixelRect? {
        radii == .zero ? plane.wholePixels(of: bounds) : nil
    }

    /// The pixels within which sublayers and contents cannot change the shadow.
    private func opaqueInterior(
        _ fill: DrawColor, _ itemOpacity: Float, _ hasVectors: Bool
    ) -> PixelRect {
        if isLeaf && state.pointee.contents == nil && !hasVectors { return .everything }
        guard fill.w == itemOpacity, plane.projection.keepsAxes else { return .nothing }
        // A rounded corner intersects the diagonal of its square at (1 - 1/√2) of the radius, a
        // continuous one at 0.2985 at most.
        let isCircular = state.pointee.drawnCurve(bounds) == .circular
        let inset = CGFloat(radii.max()) * (isCircular ? 0.2929 : 0.2986)
        return plane.pixels(of: bounds.insetBy(dx: inset, dy: inset)) ?? .nothing
    }

    /// The offset of the shadow, in device pixels.
    var shadowOffset: (x: Double, y: Double) {
        let outer = parentPlane.derivative(state.pointee.position.x, state.pointee.position.y)
        let (w, h) = (state.pointee.shadowOffset.width, state.pointee.shadowOffset.height)
        return (w * outer.a + h * outer.c, w * outer.b + h * outer.d)
    }

    /// Adds the layer's shadow to its group, and also the simpler shadow of its outline if
    /// possible.
    private func throwShadow(
        _ tint: DrawColor, _ fill: DrawColor, _ itemOpacity: Float, _ builder: DisplayListBuilder,
        _ group: inout DisplayListBuilder.Group
    ) {
        let own = plane.derivative(bounds.midX, bounds.midY)
        let offset = shadowOffset
        let radius = max(0, state.pointee.shadowRadius)
        let scale = abs(own.a * own.d - own.b * own.c).squareRoot()
        // As in filters, a blur of less than a third of a pixel is ignored.
        let isSoft = radius * scale >= 1.0 / 3
        let sigma = isSoft ? radius * scale : 0
        let shadow = GroupShadow(
            offset: SIMD2(Float(offset.x), Float(offset.y)),
            sigma: Float(sigma),
            // The group's own items already include the inherited opacity.
            color: tint / max(itemOpacity, .leastNormalMagnitude)
        )
        guard shadow.isDrawable else { return }
        group.shadow = shadow
        guard fill.w > 0 else { return }
        let moved = plane.concat(.translation(offset.x, offset.y))
        let reach = 3 * radius * max(hypot(own.a, own.b), hypot(own.c, own.d)) + 1
        group.outlineShadowPixels =
            moved.pixels(of: bounds, outset: reach)?.intersection(builder.scissor)
            ?? builder.scissor
        var outline = shape(bounds, radii)
        outline.projection = moved.projection
        let outlineShadow = ShadowItem(
            shape: outline, sigma: isSoft ? Float(radius) : 0,
            color: tint * (fill.w / max(itemOpacity, .leastNormalMagnitude)),
            scissor: builder.scissor
        )
        if DisplayItem.shadow(outlineShadow).isDrawable { group.outlineShadow = outlineShadow }
    }
}

extension PixelRect {
    /// Widened so that shadows from outside into the rectangle are complete.
    func reaching(_ shadow: GroupShadow) -> PixelRect {
        // Larger than any target.
        let maximum: Float = 1e6
        let reach = min((3 * shadow.sigma).rounded(.up) + 1, maximum)
        let x = max(-maximum, min(maximum, shadow.offset.x))
        let y = max(-maximum, min(maximum, shadow.offset.y))
        return PixelRect(
            minX: minX - Int32(device: (reach + max(0, x)).rounded(.up)),
            minY: minY - Int32(device: (reach + max(0, y)).rounded(.up)),
            maxX: maxX + Int32(device: (reach + max(0, -x)).rounded(.up)),
            maxY: maxY + Int32(device: (reach + max(0, -y)).rounded(.up))
        )
    }
}

extension LocalRect {
    init(_ r: CGRect) {
        self.init(
            x: Float(r.origin.x), y: Float(r.origin.y), width: Float(r.size.width),
            height: Float(r.size.height)
        )
    }
}
