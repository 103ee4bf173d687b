import Foundation
import LegatoDrawing
import LegatoGraphics

extension TreeDrawing {
    /// Draws a range of entries.
    func draw(
        _ entries: UnsafeBufferPointer<DrawOrder.Entry>, _ range: Range<Int>,
        into builder: inout DisplayListBuilder, _ device: ProjectiveTransform
    ) {
        var i = range.lowerBound
        while i < range.upperBound {
            builder.close(before: i)
            let entry = entries[i]
            if entry.run >= 0 {
                let run = drawOrder.plainLayers.runs[Int(entry.run)]
                if draw(run, below: entry, into: &builder) {
                    i += run.count
                    continue
                }
            }
            if case .instance(let k) = entry.role {
                i = beginInstance(k, at: i, isFull: builder.isFull)
                continue
            }
            if case .particles = entry.role {
                drawParticles(at: i, into: &builder)
                i += 1
                continue
            }
            if entry.isMask && entries[entry.parent].contentEnd == i {
                builder.beginMask(end: entries[entry.parent].end)
            }
            var shift: ProjectiveTransform?
            if entry.transition >= 0 {
                if builder.isInSpace {
                    let transition = drawOrder.sides[entry.transition]
                    beginPlane(ofEntry: transition.new, device, end: transition.end, &builder)
                }
                shift = self.shift(ofSide: i, device, &builder)
                guard shift != nil else {
                    statistics.culled.hidden += drawOrder.layerCount(in: i..<entry.end)
                    i = entry.end
                    continue
                }
            }
            let shown = shownState(i)
            // A mask does not inherit the layer's tint, so that it is applied once.
            let inherited = entry.parent < 0 || entry.isMask ? .one : tints[entry.parent]
            let fading = entry.transition >= 0 ? sideOpacity : 1
            let opacity = Double(max(0, min(1, shown.pointee.opacity))) * fading
            guard !shown.pointee.isHidden && opacity > 0 else {
                statistics.culled.hidden += drawOrder.layerCount(in: i..<entry.end)
                i = entry.end
                continue
            }
            let parentPlane = entry.parent < 0 ? device : planes[entry.parent]
            let outer = outerState(of: entry)
            flips[i] =
                shown.pointee.isGeometryFlipped
                != (entry.parent < 0 ? false : flips[entry.parent])
            if shown.pointee.preservesDepth {
                // The layer itself is not drawn; its sublayers are projected to the plane above it.
                depths[i] = depth(of: shown, in: outer, below: entry.parent)
                planes[i] = parentPlane
                tints[i] = inherited * opacity
                statistics.culled.empty += 1
                if !builder.isInSpace { builder.beginSpace(end: entry.end) }
                i += 1
                continue
            }
            var plane = plane(ofEntry: i, in: outer)
            if let shift { plane = shift.concat(plane) }
            plane = plane.concat(parentPlane)
            let place = Placement(
                entry: i,
                plane: plane,
                outerPlane: isInstanced(entry)
                    ? instancePlane(entry.parent, parentPlane) : parentPlane,
                tint: inherited,
                opacity: opacity
            )
            i = draw(place, entries, into: &builder, device)
        }
    }

    /// Draws a run of plain layers; returns false without drawing if they need the general path.
    private func draw(
        _ run: PlainLayerTable.Run, below entry: DrawOrder.Entry,
        into builder: inout DisplayListBuilder
    ) -> Bool {
        let outer = shownState(entry.parent)
        guard planes[entry.parent].isAffine, !outer.pointee.preservesDepth,
            CATransform3DIsIdentity(outer.pointee.sublayerTransform)
        else {
            for index in run.plainLayer..<run.plainLayer + run.count {
                showPlainLayer(index, of: run)
            }
            return false
        }
        let surroundings = PlainLayerTable.Surroundings(
            plane: planes[entry.parent], tint: tints[entry.parent], isFlipped: flips[entry.parent]
        )
        drawOrder.plainLayers.draw(run, in: surroundings, into: &builder, by: workers, &statistics)
        return true
    }

    /// Updates the presentation values of a layer of a run.
    private func showPlainLayer(_ index: Int, of run: PlainLayerTable.Run) {
        let slot = drawOrder.entries[run.entry + index - run.plainLayer].slot
        evaluator.showPlainLayer(index, of: slot)
    }

    /// Draws a layer's own items, or rasterises its whole subtree.
    /// - Returns: The entry to continue with.
    private func draw(
        _ place: Placement, _ entries: UnsafeBufferPointer<DrawOrder.Entry>,
        into builder: inout DisplayListBuilder,
        _ device: ProjectiveTransform
    ) -> Int {
        let i = place.entry
        let entry = entries[i]
        let shown = shownState(i)
        guard shown.pointee.isDrawable, place.plane.isDrawable else {
            noteUndrawable(i)
            statistics.culled.empty += drawOrder.layerCount(in: i..<entry.end)
            return entry.end
        }
        planes[i] = place.plane
        var layer = LayerDrawing(
            state: shown, plane: place.plane, parentPlane: place.outerPlane,
            isLeaf: entry.contentEnd == i + 1, isFlipped: flips[i]
        )
        if layer.isInvisible {
            statistics.culled.turnedAway += drawOrder.layerCount(in: i..<entry.end)
            return entry.end
        }
        if builder.isInSpace { beginPlane(ofEntry: i, device, end: entry.end, &builder) }
        let (inherited, opacity) = (place.tint, place.opacity)
        let isGroup = shown.pointee.allowsGroupOpacity || opacity == 1
        var groupOpacity = isGroup ? Float(opacity) : 1
        tints[i] = isGroup ? inherited : inherited * opacity
        var blend: GroupBlend?
        if shown.pointee.hasFilters && !place.isPicture {
            drawBackdrop(of: layer, i, groupOpacity, entries, into: &builder, device)
            blend = layer.blend
            // A layer without sublayers has no content that must be isolated in a group.
            if blend == .normal && entry.contentEnd == i + 1 { blend = nil }
        }
        if shown.pointee.shouldRasterize && !place.isPicture {
            // The backdrop is blended with the raster, not with the raster's content.
            if let mode = blend {
                builder.beginBlended(end: entry.end, opacity: 1, blend: mode)
                blend = nil
            }
            let isDrawn = drawPicture(
                of: place,
                into: &builder,
                drawing: { inner, builder in
                    let next = draw(inner, entries, into: &builder, device)
                    draw(entries, next..<entry.end, into: &builder, device)
                    builder.close(before: entry.end)
                }
            )
            if isDrawn { return entry.end }
        }
        if shown.pointee.hasFilters {
            groupOpacity = layer.beginFilters(
                end: entry.end, contentEnd: entry.contentEnd, opacity: groupOpacity, blend: blend,
                into: &builder
            )
        } else if entry.contentEnd < entry.end {
            builder.beginMasked(end: entry.end, opacity: groupOpacity)
            groupOpacity = 1
        }
        layer.draw(
            groupOpacity: groupOpacity, itemTint: DrawColor(tints[i]), end: entry.contentEnd,
            into: &builder
        )
        layer.count(into: &statistics)
        return i + 1
    }

    /// Warns that a layer is not drawn, unless the commit reported its model values as the cause.
    private func noteUndrawable(_ index: Int) {
        let slot = drawOrder.entries[index].slot
        guard store.states[slot].pointee.isInRange else { return }
        let layerClass = store.states[slot].pointee.kind.owner
        guard let (property, value) = shownState(index).pointee.beyondRange else {
            return warnings.warn(slot, layerClass, about: "place") { name in
                """
                The \(name) is not drawn, nor are its sublayers: the transforms and positions around \
                it place it beyond \(LayerRange.limit) pixels. Use smaller scales or offsets.
                """
            }
        }
        warnings.warn(slot, layerClass, about: "animated range") { name in
            """
            The \(name) is not drawn, nor are its sublayers: an animation sets its \
            \(property.row.key) to \(value), beyond \(property.measure?.limit ?? LayerRange.limit). \
            Animate between smaller values.
            """
        }
    }

    /// Filters a layer's backdrop within its outline, masked by its mask.
    private func drawBackdrop(
        of layer: LayerDrawing, _ index: Int, _ opacity: Float,
        _ entries: UnsafeBufferPointer<DrawOrder.Entry>,
        into builder: inout DisplayListBuilder, _ device: ProjectiveTransform
    ) {
        let filters = layer.backdropFilters
        guard !filters.isEmpty, !(builder.isAtBottomOfMask && filters.keepClear) else { return }
        let entry = entries[index]
        let mask = entry.contentEnd..<entry.end
        guard mask.isEmpty || mayRedraw(depth: backdropDepth) else { return }
        builder.beginBackdrop(opacity: opacity * Float(tints[index].w), filters: filters)
        layer.drawBackdropShape(into: &builder)
        if !mask.isEmpty {
            // The mask is drawn here and again as part of the layer, where it is counted.
            let counted = statistics
            redrawn += mask.count
            backdropDepth += 1
            draw(entries, mask, into: &builder, device)
            backdropDepth -= 1
            builder.close(before: entry.end)
            statistics = counted
        }
        builder.finish()
    }

    /// Whether an entry is a sublayer of a replicator.
    private func isInstanced(_ entry: DrawOrder.Entry) -> Bool {
        entry.parent >= 0 && drawOrder.entries[entry.parent].role.isInstance
    }

    /// The values of the layer whose `sublayerTransform` applies to an entry; nil for masks and for
    /// sublayers of replicators, whose instance transforms include it.
    func outerState(of entry: DrawOrder.Entry) -> UnsafePointer<LayerState>? {
        entry.parent < 0 || entry.isMask || isInstanced(entry) ? nil : shownState(entry.parent)
    }

    /// The transform from a layer's coordinate space to the plane above it.
    func plane(ofEntry i: Int, in outer: UnsafePointer<LayerState>?) -> ProjectiveTransform {
        let entry = drawOrder.entries[i]
        let shown = shownState(i)
        let isDeep =
            isInstanced(entry)
            ? depths[entry.parent] != nil : outer?.pointee.preservesDepth == true
        return isDeep
            ? ProjectiveTransform(flattening: depth(of: shown, in: outer, below: entry.parent))
            : ProjectiveTransform(of: shown, in: outer)
    }

    /// Opens the plane of an entry in a 3-D space, unless the entry preserves depth itself.
    private func beginPlane(
        ofEntry index: Int, _ device: ProjectiveTransform, end: Int,
        _ builder: inout DisplayListBuilder
    ) {
        let shown = shownState(index)
        guard !shown.pointee.preservesDepth else { return }
        let entry = drawOrder.entries[index]
        let outer = outerState(of: entry)
        let above = entry.parent < 0 ? device : planes[entry.parent]
        let plane = SpacePlane(
            plane(ofEntry: index, in: outer).concat(above),
            depth(of: shown, in: outer, below: entry.parent), below: above, builder.noContents
        )
        builder.beginPlane(end: end, plane)
    }

    /// The transform from a layer's coordinate space to the next plane above it, through
    /// superlayers that preserve depth.
    private func depth(
        of state: UnsafePointer<LayerState>, in outer: UnsafePointer<LayerState>?, below parent: Int
    ) -> CATransform3D {
        let own = CATransform3D(of: state, in: outer)
        return depths[parent].map { CATransform3DConcat(own, $0) } ?? own
    }
}
