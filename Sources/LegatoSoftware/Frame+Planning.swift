import CLegatoKernels
import LegatoDrawing

extension Frame {
    /// Allocates the memory of the passes of a level, and sets up the operations that draw them
    /// into the enclosing passes.
    ///
    /// Levels are planned from the innermost outwards, each after the inner ones were drawn.
    func plan(_ level: Int, of list: DisplayList, statistics: inout RenderStatistics) {
        pool.begin(level: level)
        for index in levels[level] {
            if level > 0 { passes[index].target = newTarget(passes[index].region) }
            if !passes[index].backdrops.isEmpty { planBackdrops(of: index, of: list) }
            if let silhouette = passes[index].silhouette {
                statistics.offscreenPixels += passes[index].region.area
                passes[index].shadow = ShadowPlanes(
                    silhouette, in: passes[index].target, pool: pool
                )
            }
            guard let group = passes[index].group else { continue }
            statistics.offscreenPixels += passes[index].region.area
            let isShown =
                group.blend == .backdrop
                ? !passes[index].region.isEmpty : plan(index, group, of: list)
            if isShown { statistics.items += 1 }
        }
    }

    private func newTarget(_ region: PixelRect) -> LegatoTarget {
        guard !region.isEmpty else { return LegatoTarget() }
        let stride = LegatoTarget.stride(width: Int(region.maxX - region.minX))
        let bytes = stride * LegatoTarget.rows(height: Int(region.maxY - region.minY))
        return LegatoTarget(
            pixels: pool.take(bytes), stride: Int64(stride), originX: region.minX,
            originY: region.minY
        )
    }

    /// Sets up the operations that draw a group; returns false if no part of it is visible.
    private func plan(_ index: Int, _ group: GroupItem, of list: DisplayList) -> Bool {
        let operation = Int(passes[index].pictureOperation)
        guard operation >= 0 else { return false }
        let outside = passes[Int(operations[operation].pass)].region
        operations[operation].item = items.takeForGroup()
        let setup = ItemSetup(item: operations[operation].item)
        var (picture, shown) = (passes[index].target, passes[index].region)
        if group.blend == .destinationIn {
            // All pixels of the enclosing pass are multiplied.
            setup.setKeeper(opacity: group.opacity, picture: picture, region: shown)
            operations[operation].bounds = outside
            return true
        }
        if !group.filters.isEmpty {
            let chain = FilterChain(
                list.filters(of: group), of: picture, from: shown, to: outside, clamps: false,
                pool: pool
            )
            passes[index].filtering = chain
            (picture, shown) = (chain.target, PixelRect(chain.result.rect))
        }
        let throwsShadow = planShadow(of: index, group, visible: outside)
        let bounds = shown.intersection(outside)
        guard !bounds.isEmpty,
            setup.setGroup(
                group.clip, opacity: group.opacity, picture: picture, bounds: bounds,
                blend: group.blend
            )
        else { return throwsShadow }
        operations[operation].bounds = bounds
        return true
    }

    private func planShadow(of index: Int, _ group: GroupItem, visible: PixelRect) -> Bool {
        let operation = Int(passes[index].shadowOperation)
        guard operation >= 0, let shadow = group.shadow,
            let planes = ShadowPlanes(
                shadow, of: passes[index].region, in: passes[index].target, visible: visible,
                clip: group.clip, pool: pool
            )
        else { return false }
        passes[index].shadow = planes
        operations[operation].item = items.takeForGroup()
        ItemSetup(item: operations[operation].item).setGroupShadow(
            shadow.color, opacity: group.opacity, plane: planes.result
        )
        operations[operation].bounds = PixelRect(planes.result.rect)
        return true
    }

    /// Plans the backdrop filters of a pass, and removes those that have no effect.
    private func planBackdrops(of index: Int, of list: DisplayList) {
        let pass = passes[index]
        passes[index].backdrops = pass.backdrops.compactMap { backdrop in
            guard let group = passes[backdrop.shape].group else { return nil }
            let shown = passes[backdrop.shape].region.intersection(pass.region)
            var backdrop = backdrop
            backdrop.chain = FilterChain(
                list.filters(of: group), of: pass.target,
                from: shown.grown(by: list.filterReach(of: group)).intersection(pass.region),
                to: shown, clamps: pass.level == 0, pool: pool
            )
            return backdrop.chain.steps.isEmpty ? nil : backdrop
        }
    }
}
