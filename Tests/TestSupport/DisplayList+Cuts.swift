package import LegatoDrawing

extension DisplayList {
    /// Returns the list with every top-level item and group drawn twice, once on either side of a
    /// line.
    package func cut(along line: CutLine) -> DisplayList {
        var list = self
        list.items = []
        let sides = [list.cuts.append([line]), list.cuts.append([line.complement])]
        var depth = 0
        var start = 0
        for (index, item) in items.enumerated() {
            if case .beginGroup = item { depth += 1 }
            if case .endGroup = item { depth -= 1 }
            guard depth == 0 else { continue }
            for side in sides {
                var part = Array(items[start...index])
                part[0].cut = side
                list.items += part
            }
            start = index + 1
        }
        return list
    }
}
