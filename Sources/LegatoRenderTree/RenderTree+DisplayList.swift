import Foundation
public import LegatoDrawing
import LegatoGraphics

extension RenderTree {
    /// Returns what shows at `time` on a target of `width` x `height` pixels.
    ///
    /// `scale` is the number of pixels a point. An unchanged tree at a time at which nothing moves
    /// gives the list of the call before without building it again.
    /// - Precondition: `time` and `scale` are finite, `scale` is above 0.
    public func displayList(
        at time: Double,
        width: Int,
        height: Int,
        scale: Double
    ) -> DisplayList {
        require(time.isFinite, "A display list needs a finite time, got \(time)")
        require(scale.isFinite && scale > 0, "A scale must be above 0, got \(scale)")
        if !needsDisplay, let last = lists.last, last.width == width, last.height == height,
            scale == latestScale, time == latestTime || isAtRest(from: latestTime, to: time)
        {
            return last
        }
        let built = statistics.displayListsBuilt
        statistics = RenderStatistics()
        statistics.displayListsBuilt = built + 1
        evaluateAll(at: time)
        let spare =
            lists.count < 2 ? DisplayList(width: width, height: height) : lists.removeFirst()
        var emitter = self.emitter.take() ?? Emitter(list: spare)
        emitter.list = spare
        emitter.restart(width: width, height: height, background: .zero)
        emit(into: &emitter, scale: scale)
        lists.append(emitter.list)
        emitter.list = DisplayList(width: 1, height: 1)
        self.emitter = emitter
        needsDisplay = false
        latestTime = time
        latestScale = scale
        return lists[lists.count - 1]
    }

    /// Whether nothing moves between two times, the later one included.
    private func isAtRest(from: Double, to time: Double) -> Bool {
        guard time >= from else { return animated.isEmpty && transitions.isEmpty }
        guard let next = nextActivity(after: from) else { return true }
        return next > time
    }

    private func emit(into emitter: inout Emitter, scale: Double) {
        statistics.layers = order.count
        let device = Plane.scale(scale)
        depths.removeAll(keepingCapacity: true)
        var i = 0
        while i < order.count {
            emitter.close(before: i)
            let entry = order[i]
            if entry.isMask && order[entry.parent].contentEnd == i {
                emitter.beginMask(end: order[entry.parent].end)
            }
            guard let shift = shift(ofSide: i, device, &emitter) else {
                statistics.culled += entry.end - i
                i = entry.end
                continue
            }
            let shown = shownState(entry.slot)
            // What a layer inherits its mask does not: the mask counts once.
            let inherited = entry.parent < 0 || entry.isMask ? 1 : opacities[entry.parent]
            let opacity = Double(max(0, min(1, shown.pointee.opacity)))
            guard !shown.pointee.isHidden && opacity > 0 else {
                statistics.culled += entry.end - i
                i = entry.end
                continue
            }
            let parentPlane = entry.parent < 0 ? device : planes[entry.parent]
            let outer = outerState(of: entry)
            flips[i] =
                shown.pointee.isGeometryFlipped
                != (entry.parent < 0 ? false : flips[entry.parent])
            if shown.pointee.preservesDepth {
                // Nothing of its own shows; its sublayers are seen from the plane above it.
                depths[i] = depth(of: shown, in: outer, below: entry.parent)
                planes[i] = parentPlane
                opacities[i] = inherited * opacity
                statistics.culled += 1
                i += 1
                continue
            }
            let plane = shift.concat(plane(of: entry, in: outer)).concat(parentPlane)
            planes[i] = plane
            let isLeaf = entry.contentEnd == i + 1
            var layer = LayerEmission(
                state: shown,
                plane: plane,
                parentPlane: parentPlane,
                isLeaf: isLeaf,
                isFlipped: flips[i]
            )
            if layer.isInvisible {
                statistics.culled += entry.end - i
                i = entry.end
                continue
            }
            let isGroup = shown.pointee.allowsGroupOpacity || opacity == 1
            var groupOpacity = isGroup ? Float(opacity) : 1
            opacities[i] = isGroup ? inherited : inherited * opacity
            if entry.contentEnd < entry.end {
                emitter.beginMasked(end: entry.end, opacity: groupOpacity)
                groupOpacity = 1
            }
            layer.emit(
                groupOpacity: groupOpacity,
                itemOpacity: Float(opacities[i]),
                end: entry.contentEnd,
                into: &emitter
            )
            if layer.wasDrawn { statistics.visible += 1 } else { statistics.culled += 1 }
            i += 1
        }
        emitter.close(before: .max)
    }

    /// The values of the layer whose `sublayerTransform` holds for an entry; nil for a mask.
    func outerState(of entry: Entry) -> UnsafePointer<LayerState>? {
        entry.parent < 0 || entry.isMask ? nil : shownState(order[entry.parent].slot)
    }

    /// From a layer's space to the plane above it.
    func plane(of entry: Entry, in outer: UnsafePointer<LayerState>?) -> Plane {
        let shown = shownState(entry.slot)
        return outer?.pointee.preservesDepth == true
            ? Plane(flattening: depth(of: shown, in: outer, below: entry.parent))
            : Plane(of: shown, in: outer)
    }

    /// From a layer's space to the next plane above it, through superlayers that keep depth.
    private func depth(
        of state: UnsafePointer<LayerState>,
        in outer: UnsafePointer<LayerState>?,
        below parent: Int
    ) -> CATransform3D {
        let own = CATransform3D(of: state, in: outer)
        return depths[parent].map { CATransform3DConcat(own, $0) } ?? own
    }
}
