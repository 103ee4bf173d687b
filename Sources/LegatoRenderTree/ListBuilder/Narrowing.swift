import LegatoDrawing

/// Narrows the scissors of consecutive items, by nested ranges.
struct Narrowing {
    private struct ScissorRange {
        /// The index where the range ends; for a group with a shadow, `depth` determines the end.
        var end: Int
        var depth: Int?
        /// The scissor; nil inside a group with a shadow, whose items outside of it may cast the
        /// shadow into it.
        var scissor: PixelRect?
    }

    private var parts: [ScissorRange] = []
    private var depth = 0

    /// The number of ranges that contain the next item.
    var count: Int { parts.count }

    mutating func begin(_ scissor: PixelRect, until end: Int) {
        var inner = scissor
        if let outer = parts.last?.scissor { inner = inner.intersection(outer) }
        parts.append(ScissorRange(end: end, depth: nil, scissor: inner))
    }

    /// Ends the ranges before an index.
    mutating func end(before index: Int) {
        while let part = parts.last, part.depth == nil, part.end <= index { parts.removeLast() }
    }

    /// Ends all ranges except the outermost `count`.
    mutating func end(keeping count: Int) {
        if parts.count > count { parts.removeSubrange(count...) }
    }

    /// Narrows the next item, at an index.
    mutating func narrow(_ item: inout DisplayItem, at index: Int) {
        end(before: index)
        guard let part = parts.last else { return }
        switch item {
        case .beginGroup(let group) where group.shadow != nil:
            parts.append(ScissorRange(end: 0, depth: depth, scissor: nil))
            depth += 1
        case .beginGroup(var group):
            if let scissor = part.scissor {
                group.bounds = group.bounds.intersection(scissor)
                item = .beginGroup(group)
            }
            depth += 1
        case .endGroup:
            depth -= 1
            if part.depth == depth { parts.removeLast() }
        case .shape, .shapes, .image, .shadow, .gradient:
            if let scissor = part.scissor { item.narrow(to: scissor) }
        }
    }
}

extension DisplayItem {
    /// Intersects the scissor of an item that is not a group.
    fileprivate mutating func narrow(to scissor: PixelRect) {
        switch self {
        case .shape(var item):
            item.scissor = item.scissor.intersection(scissor)
            self = .shape(item)
        case .shapes(var run):
            run.scissor = run.scissor.intersection(scissor)
            self = .shapes(run)
        case .image(var item):
            item.scissor = item.scissor.intersection(scissor)
            self = .image(item)
        case .shadow(var item):
            item.scissor = item.scissor.intersection(scissor)
            self = .shadow(item)
        case .gradient(var item):
            item.scissor = item.scissor.intersection(scissor)
            self = .gradient(item)
        case .beginGroup, .endGroup: break
        }
    }
}
