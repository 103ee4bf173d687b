extension PropertyPath {
    /// Returns the value of a filter input; nil if there is no filter of that name with the input.
    func filterValue(_ path: FilterPath, in state: LayerState) -> PropertyValue? {
        path.value(in: property == .filters ? state.filters : state.backgroundFilters)
    }

    /// Sets a filter input; for a Boolean, every number except 0 is true.
    func setFilter(_ path: FilterPath, _ value: SIMD4<Double>, in state: inout LayerState) {
        if property == .filters {
            path.set(value, in: &state.filters)
        } else {
            path.set(value, in: &state.backgroundFilters)
        }
    }
}
