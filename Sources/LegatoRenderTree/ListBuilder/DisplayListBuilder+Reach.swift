import LegatoDrawing

extension DisplayListBuilder.Group {
    /// Whether the group draws pixels from outside its bounds.
    var isReaching: Bool { shadow != nil || reach > 0 }
}

extension DisplayListBuilder {
    /// The maximum nesting depth of groups that read pixels beyond the enclosing group.
    ///
    /// Each level widens the pixels that must be drawn; shadows of shadows from beyond this depth
    /// are practically invisible.
    private static let maximumReaches = 8

    /// The number of open groups that draw pixels from outside their bounds.
    var reaches: Int { open.last?.reaches ?? 0 }

    /// The pixels that a group must draw so that `inner` is correct; `reach` widens a rectangle by
    /// the distance from which the group reads.
    func widened(_ inner: PixelRect, by reach: (PixelRect) -> PixelRect) -> PixelRect {
        let wide = reach(inner)
        guard reaches >= Self.maximumReaches else { return wide }
        return inner.union(wide.intersection(reach(list.bounds)))
    }
}
