import LegatoGraphics

extension DisplayList {
    /// Adds filters; returns their run.
    package mutating func add(_ new: [GroupFilter]) -> FilterRun {
        guard !new.isEmpty else { return FilterRun() }
        let run = FilterRun(first: Int32(filters.count), count: Int32(new.count))
        filters.append(contentsOf: new)
        return run
    }

    /// Returns the filters of a group.
    /// - Precondition: The list contains them, and their numbers are finite.
    package func filters(of group: GroupItem) -> ArraySlice<GroupFilter> {
        guard !group.filters.isEmpty else { return [] }
        let (first, count) = (Int(group.filters.first), Int(group.filters.count))
        require(
            first >= 0 && count <= filters.count - first,
            "The filters of a group must be within 0..<\(filters.count), got "
                + "\(first)..<\(first + count)"
        )
        let run = filters[first..<first + count]
        require(
            run.allSatisfy(\.isFinite), "The numbers of filters must be finite, got \(Array(run))"
        )
        return run
    }

    /// Returns the distance in pixels at which a pixel still affects the filtered group.
    package func filterReach(of group: GroupItem) -> Int32 {
        filters(of: group).reduce(0) { $0 + $1.reach }
    }
}

extension GroupItem {
    /// Returns equivalent nested groups, the outermost first, each of which only filters, clips or
    /// blends; nil if the group does no more than one of these.
    ///
    /// `outside` is the bounds of the enclosing group or of the target.
    package func parts(outside: PixelRect, in list: DisplayList) -> [GroupItem]? {
        let isFiltered = !filters.isEmpty && blend != .backdrop
        guard (clip != nil || shadow != nil) && (blend != .normal || isFiltered) else { return nil }
        var parts: [GroupItem] = []
        if blend != .normal {
            var outer = GroupItem(bounds: blend == .backdrop ? bounds : outside, blend: blend)
            if blend == .backdrop { outer.filters = filters }
            outer.cut = cut
            parts.append(outer)
        }
        var inner = self
        inner.blend = .normal
        inner.filters = FilterRun()
        if isFiltered { inner.bounds = bounds.grown(by: list.filterReach(of: self)) }
        parts.append(inner)
        if isFiltered { parts.append(GroupItem(bounds: bounds, filters: filters)) }
        return parts
    }
}
