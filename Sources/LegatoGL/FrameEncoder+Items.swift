import LegatoDrawing
import LegatoGraphics

extension FrameEncoder {
    /// The minimum area in pixels of an opaque rectangle for which blending is disabled.
    private static let minimumUnblendedArea = 16384

    /// Draws a filled and bordered outline.
    func add(_ item: ShapeItem) {
        let hasBorder = item.borderWidth > 0 && item.border != .zero
        guard hasBorder || item.fill != .zero else { return }
        let limit = scope.place(scope.region.intersection(item.scissor))
        if !hasBorder, let shape = PlainShape(item), add(shape, within: limit) { return }
        guard let outline = PlacedOutline(item.shape, scope.place, within: limit) else { return }
        items += 1
        guard hasBorder else {
            add(outline, item.fill.inUnitRange, within: limit)
            return
        }
        let over = (item.border + item.fill * (1 - item.border.w)).inUnitRange
        let width = Double(item.borderWidth)
        guard !outline.box.expanded(by: -width).isEmpty else {
            add(outline, over, within: limit)
            return
        }
        let units = outline.units(as: outline.kind)
        let record = append(outline, Pipeline(outline.kind, .border))
        record[0] = item.fill.inUnitRange
        record[1] = over
        let local = outline.kind == .similar ? width / units.x : width
        record[2] = SIMD4(Float(width / units.x), Float(width / units.y), Float(local), 0)
    }

    /// Draws plain shapes.
    func add(_ run: ShapeRun, of list: DisplayList) {
        let limit = scope.place(scope.region.intersection(run.scissor))
        guard !limit.isEmpty else { return }
        list.shapes.withUnsafeBufferPointer { shapes in
            for index in list.shapes(of: run).indices where occlusion.showsShape(index) {
                let shape = shapes[index]
                if shape.fill != .zero && !add(shape, within: limit) {
                    add(shape.item(scissor: run.scissor))
                }
            }
        }
    }

    /// Draws a plain shape from its corners; returns false if it cannot be drawn that way.
    private func add(_ shape: PlainShape, within limit: PixelRect) -> Bool {
        guard let quad = PlainQuad(shape, scope.place, within: limit) else { return false }
        guard !quad.area.isEmpty else { return true }
        items += 1
        let key = BatchKey(pipeline: Pipeline(.round, .color))
        quad.write(to: scope.pass.batches.append(key, area: quad.area), shape.fill.inUnitRange)
        return true
    }

    /// Draws the shadow of an outline.
    func add(_ item: ShadowItem) {
        guard item.color != .zero else { return }
        if item.sigma == 0 {
            add(ShapeItem(shape: item.shape, fill: item.color, scissor: item.scissor))
            return
        }
        let limit = scope.place(scope.region.intersection(item.scissor))
        let reach = 3 * Double(item.sigma)
        guard
            let outline = PlacedOutline(item.shape, scope.place, within: limit, reach: reach)
        else { return }
        items += 1
        let kind = outline.kind == .similar ? .affine : outline.kind
        let pipeline = Pipeline(kind, .shadow)
        let record = scope.pass.batches.append(
            BatchKey(pipeline: pipeline), area: outline.quad.area
        )
        let paint = outline.write(to: record, as: kind, units: SIMD2(1, 1))
        let scale = Float(1 / (Double(item.sigma) * 2.0.squareRoot()))
        paint[0] = SIMD4(1 / item.sigma, scale, Float(reach), 0)
        paint[1] = item.color.inUnitRange
    }

    /// Draws an image, the item at `index` of its list.
    func add(
        _ item: ImageItem, at index: Int, _ sources: FrameSources, _ state: inout GLState
    ) throws(RenderError) {
        let (width, height) = sources.size(item, at: index)
        guard item.tint.w > 0, item.frame.width > 0, item.frame.height > 0 else { return }
        let limit = scope.place(scope.region.intersection(item.scissor))
        guard
            let outline = PlacedOutline(item.shape, scope.place, within: limit, frame: item.frame)
        else { return }
        items += 1
        let kind = outline.kind == .similar ? .affine : outline.kind
        let pipeline = Pipeline(kind, item.filter == .nearest ? .nearest : .linear)
        let key = BatchKey(
            pipeline: pipeline, source: .picture(try sources.texture(item, &state)),
            blending: item.isAdded ? .adding : .over
        )
        let record = scope.pass.batches.append(key, area: outline.quad.area)
        let paint = outline.write(to: record, as: kind)
        let (s, t) = outline.map.inverse.texels(item, width, height)
        paint[0] = SIMD4(SIMD3<Float>(s), 0)
        paint[1] = SIMD4(SIMD3<Float>(t), 0)
        paint[2] = item.tint.inUnitRange
    }

    /// Draws a gradient.
    func add(_ item: GradientItem, _ kind: GradientKind, _ gradients: GradientTexture) {
        guard item.tint.w > 0, item.frame.width > 0, item.frame.height > 0,
            let axes = GradientAxes(kind, from: item.start, to: item.end)
        else { return }
        let limit = scope.place(scope.region.intersection(item.scissor))
        guard let outline = PlacedOutline(item.shape, scope.place, within: limit) else { return }
        items += 1
        let placed = outline.kind == .similar ? .affine : outline.kind
        let key = BatchKey(
            pipeline: Pipeline(placed, .gradient), source: .picture(gradients.texture)
        )
        let record = scope.pass.batches.append(key, area: outline.quad.area)
        let paint = outline.write(to: record, as: placed)
        let (s, t) = outline.map.inverse.units(of: item.frame)
        let w = outline.map.inverse.w
        let run = gradients.runs[Int(item.gradient)]
        let x = s * axes.x.x + t * axes.x.y + w * axes.x.z
        let y = s * axes.y.x + t * axes.y.y + w * axes.y.z
        paint[0] = SIMD4(SIMD3<Float>(x), Float(run.first))
        paint[1] = SIMD4(SIMD3<Float>(y), Float(run.count * 4 + Int(kind.rawValue)))
        paint[2] = item.tint.inUnitRange
    }

    private func add(_ outline: PlacedOutline, _ color: DrawColor, within limit: PixelRect) {
        guard let whole = outline.wholePixels else {
            append(outline, Pipeline(outline.kind, .color))[0] = color
            return
        }
        let area = whole.intersection(limit)
        guard !area.isEmpty else { return }
        let isOpaque =
            color.w == 1 && Int(area.width) * Int(area.height) >= Self.minimumUnblendedArea
        let key = BatchKey(
            pipeline: Pipeline(.none, .color), blending: isOpaque ? .replacing : .over
        )
        let record = scope.pass.batches.append(key, area: area)
        InstanceQuad(area).write(to: record)
        record[2] = color
    }

    private func append(
        _ outline: PlacedOutline, _ pipeline: Pipeline
    ) -> UnsafeMutablePointer<SIMD4<Float>> {
        let record = scope.pass.batches.append(
            BatchKey(pipeline: pipeline), area: outline.quad.area
        )
        return outline.write(to: record, as: pipeline.outline)
    }
}

extension InverseProjection {
    /// Returns the map from offsets (dx, dy, 1) to a picture's texels; to be divided by W in
    /// perspective.
    fileprivate func texels(
        _ item: ImageItem, _ columns: Int, _ rows: Int
    ) -> (SIMD3<Double>, SIMD3<Double>) {
        let (s, t) = units(of: item.frame)
        let (width, height) = (Double(columns), Double(rows))
        let scaleX = Double(item.source.width) * width
        let scaleY = Double(item.source.height) * height
        let startX = Double(item.source.x) * width
        let startY = Double(item.source.y) * height
        return (s * scaleX + w * startX, t * scaleY + w * startY)
    }

    /// Returns the map from offsets (dx, dy, 1) to the unit space of a rectangle; to be divided by
    /// W in perspective.
    fileprivate func units(of rect: LocalRect) -> (SIMD3<Double>, SIMD3<Double>) {
        let box = LocalBox(rect, in: self)
        let (width, height) = (box.right - box.left, box.bottom - box.top)
        return ((u - w * box.left) / width, (v - w * box.top) / height)
    }
}
