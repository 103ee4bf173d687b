nonisolated extension Edge {
    /// The edges at the start and end of an axis.
    static func ends(of axis: Axis) -> (first: Edge, last: Edge) {
        axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    }
}
