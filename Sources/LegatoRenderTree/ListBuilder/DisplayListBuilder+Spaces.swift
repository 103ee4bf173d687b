import LegatoDrawing

extension DisplayListBuilder {
    /// The role of an open entry in a 3-D space.
    enum DepthRole {
        /// A space, whose planes start at an index of the open spaces' planes.
        case space(Int)
        /// A plane, at an index of the open spaces' planes.
        case plane(Int)
    }

    /// Whether the next layer is a separate plane of a space.
    var isInSpace: Bool {
        guard spaces.count > 0 else { return false }
        return if case .space? = open.last?.depth { true } else { false }
    }

    /// Opens a space, until entry `end`: its planes are drawn in order of depth.
    mutating func beginSpace(end: Int) {
        begin(end: end, group: nil, scissor: scissor)
        open[open.count - 1].depth = .space(spaces.planes.count)
        spaces.count += 1
    }

    /// Opens a plane of the space that was opened last, until entry `end`.
    mutating func beginPlane(end: Int, _ plane: SpacePlane) {
        begin(end: end, group: nil, scissor: scissor)
        open[open.count - 1].depth = .plane(spaces.planes.count)
        spaces.planes.append(plane)
    }

    /// Closes a space or a plane.
    mutating func finish(_ role: DepthRole, _ top: Open) {
        switch role {
        case .plane(let index):
            let contents = contents(since: spaces.planes[index].contents)
            // Without items there is nothing to sort.
            guard !contents.items.isEmpty else { return spaces.planes.removeSubrange(index...) }
            spaces.planes[index].contents = contents
        case .space(let first):
            spaces.count -= 1
            guard first < spaces.planes.count else { return }
            let contents = contents(since: spaces.planes[first].contents)
            if spaces.planes.count > first + 1 { sortPlanes(from: first, contents) }
            spaces.planes.removeSubrange(first...)
            guard spaces.count == 0 else { return }
            if !spaces.parts.isEmpty { settle(from: contents.items.lowerBound, top.edits) }
            spaces.removeClosed()
        }
    }

    /// The contents, still empty, of the plane that is opened next.
    var noContents: SpaceContents {
        SpaceContents(
            items: list.items.count..<list.items.count, edits: edits.count..<edits.count,
            extents: spaces.extents.count..<spaces.extents.count
        )
    }

    /// The contents added since a plane was opened.
    private func contents(since begun: SpaceContents) -> SpaceContents {
        SpaceContents(
            items: begun.items.lowerBound..<list.items.count,
            edits: begun.edits.lowerBound..<edits.count,
            extents: begun.extents.lowerBound..<spaces.extents.count
        )
    }
}
