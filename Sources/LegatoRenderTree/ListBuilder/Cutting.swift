import LegatoDrawing

/// Clips consecutive items to half-planes; groups are clipped as a whole.
struct Cutting {
    private var lines: [CutLine] = []
    /// The index of `lines` in the table of cuts.
    private var index: Int32 = -1
    /// The number of groups that contain the next item.
    private var depth = 0
    /// Whether the next item is in a backdrop group, whose shape is clipped instead of the group.
    private var isInBackdrop = false

    /// The clipping of the next items if they are a part of a plane.
    func inner(_ own: [CutLine], _ table: inout CutTable) -> Cutting {
        var inner = Cutting()
        if depth == 0 { (inner.lines, inner.index) = (lines, index) }
        guard !own.isEmpty else { return inner }
        inner.lines = own + inner.lines
        inner.index = table.append(inner.lines)
        return inner
    }

    /// Clips the next item.
    mutating func cut(_ item: inout DisplayItem) {
        guard index != -1 else { return }
        switch item {
        case .beginGroup(let group) where depth == 0 && group.blend == .backdrop:
            isInBackdrop = true
        case .beginGroup:
            if depth == 0 { item.cut = index }
            depth += 1
        case .endGroup where depth == 0 && isInBackdrop: isInBackdrop = false
        case .endGroup: depth -= 1
        case .shape, .shapes, .image, .shadow, .gradient:
            if depth == 0 { item.cut = index }
        }
    }
}
