import LegatoDrawing

extension DisplayListBuilder {
    /// Opens a group that is composited with a blend mode, until entry `end`.
    mutating func beginBlended(end: Int, opacity: Float, blend: GroupBlend) {
        let group = Group(opacity: opacity, blend: blend, isBlendedInto: true)
        begin(end: end, group: group, scissor: scissor)
    }

    /// Opens a filtered group, until entry `end`; its scissor is widened by the reach of the
    /// filters.
    mutating func beginFiltered(end: Int, opacity: Float, filters: [GroupFilter]) {
        let reach = filters.reduce(0) { $0 + $1.reach }
        var group = Group(opacity: opacity, isBlendedInto: true)
        group.filters = list.add(filters)
        group.reach = reach
        if filters.contains(where: \.isFar) { looksFar = true }
        begin(end: end, group: group, scissor: widened(scissor) { $0.grown(by: reach) })
    }

    /// Opens the shape in which the backdrop is filtered, until it is finished.
    mutating func beginBackdrop(opacity: Float, filters: [GroupFilter]) {
        var group = Group(opacity: opacity, blend: .backdrop, isBlendedInto: true)
        group.filters = list.add(filters)
        begin(end: .max, group: group, scissor: scissor)
    }

    /// Ends a filtered group.
    mutating func finishFiltered(_ group: Group, _ top: Open) {
        let filters = list.filters[Int(group.filters.first)...].prefix(Int(group.filters.count))
        var (bounds, outset) = (top.touched, Int32(0))
        for filter in filters {
            guard case .shader(let shader) = filter else {
                outset += filter.reach
                continue
            }
            // Functions also paint the transparent pixels of the layer, except in a shape.
            guard shader.effect.kind != .paint else { continue }
            let seen = widened(scissor) { $0.grown(by: group.reach) }
            bounds = bounds.union(shader.area.intersection(seen))
            outset += shader.outset
        }
        let touched = bounds.grown(by: outset).intersection(scissor)
        guard list.items.count > top.begin + 1, !touched.isEmpty else {
            truncate(to: top.begin, in: top)
            return
        }
        list.items[top.begin] = .beginGroup(
            GroupItem(
                bounds: bounds, opacity: group.opacity, filters: group.filters,
                blend: group.blend
            )
        )
        list.items.append(.endGroup)
        if group.blend != .backdrop && scissor != list.bounds {
            list.items.append(.endGroup)
            insert(.beginGroup(GroupItem(bounds: touched)), at: top.begin, in: top)
        }
        coverFiltered(touched)
        touch(touched)
        if let outer = open.indices.last { open[outer].holdsFilters = true }
    }
}

extension [GroupFilter] {
    /// Whether the filters leave fully transparent pixels transparent.
    var keepClear: Bool {
        allSatisfy {
            switch $0 {
            case .blur: true
            case .colors(let matrix): matrix.bias.w <= 0
            case .shader: false
            }
        }
    }
}
