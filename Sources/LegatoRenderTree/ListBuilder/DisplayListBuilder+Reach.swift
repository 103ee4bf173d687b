import LegatoDrawing

extension DisplayListBuilder.Group {
    /// Whether the group draws pixels from outside its bounds.
    var isReaching: Bool { shadow != nil || reach > 0 }
}

extension DisplayListBuilder {
    /// The maximum number of nested groups that each may read further than the enclosing one.
    ///
    /// Ten thousand of them would need images ten thousand times larger than the visible pixels,
    /// while repeated shadows of shadows from that distance are invisible.
    private static let mostReaches = 8

    /// The number of open groups that draw pixels from outside their bounds.
    var reaches: Int { open.last?.reaches ?? 0 }

    /// The pixels that a group must draw so that `inner` is correct, given how far it reads.
    func widened(_ inner: PixelRect, by reach: (PixelRect) -> PixelRect) -> PixelRect {
        let wide = reach(inner)
        guard reaches >= Self.mostReaches else { return wide }
        return inner.union(wide.intersection(reach(list.bounds)))
    }
}
