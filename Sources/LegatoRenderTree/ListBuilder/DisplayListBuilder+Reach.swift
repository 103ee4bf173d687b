import LegatoDrawing

extension DisplayListBuilder.Group {
    /// Whether it shows something of what lies outside of it.
    var isReaching: Bool { shadow != nil || reach > 0 }
}

extension DisplayListBuilder {
    /// How many groups in each other may each look further than the one around it.
    ///
    /// Ten thousand of them would need pictures of ten thousand times the size of what is seen. What
    /// throws its shadow's shadow's shadow from that far is not seen any more.
    private static let mostReaches = 8

    /// How many open groups show what lies outside of them.
    var reaches: Int { open.last?.reaches ?? 0 }

    /// The pixels that a group has to draw so that `inner` is right, if it looks so far outside.
    func widened(_ inner: PixelRect, by reach: (PixelRect) -> PixelRect) -> PixelRect {
        let wide = reach(inner)
        guard reaches >= Self.mostReaches else { return wide }
        return inner.union(wide.intersection(reach(list.bounds)))
    }
}
