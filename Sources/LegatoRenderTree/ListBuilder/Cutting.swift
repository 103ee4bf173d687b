import LegatoDrawing

/// Cuts items that follow each other to half-planes, groups as whole pictures.
struct Cutting {
    private var lines: [CutLine] = []
    /// Their index in the table of cuts.
    private var index: Int32 = -1
    /// In how many groups the next item lies.
    private var depth = 0
    /// Of what is filtered below a plane, the shape is cut in which that is done.
    private var isInBackdrop = false

    /// What the items that come next are cut to if they are a part of a plane.
    func inner(_ own: [CutLine], _ table: inout CutTable) -> Cutting {
        var inner = Cutting()
        if depth == 0 { (inner.lines, inner.index) = (lines, index) }
        guard !own.isEmpty else { return inner }
        inner.lines = own + inner.lines
        inner.index = table.append(inner.lines)
        return inner
    }

    /// Cuts the next item.
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
