import LegatoGraphics
import LegatoDrawing

/// Turns a display list into passes of batched instances; its memory is used again.
final class FrameEncoder {
    /// An open target: the frame, or a group.
    struct Scope {
        /// The device pixels that are drawn.
        var region: PixelRect
        /// Where they lie in the target.
        var place: Placement
        /// What they are drawn in.
        var pass: Pass
        /// The group; nil for the frame.
        var group: GroupItem?
        /// The group's room.
        var cell = Cell(page: 0, x: 0, y: 0)
        /// Whether it holds one group alone, whose end is its own.
        var isAround = false
    }

    /// The frame itself.
    let frame = Pass()
    /// The groups, by the number of groups around them.
    private(set) var levels: [GroupLevel] = []
    /// How many of the levels are in use.
    private(set) var depth = 0
    /// Items drawn.
    var items = 0
    /// Pixels of group targets.
    private(set) var offscreenPixels = 0
    /// The parts of the target that items are cut to.
    private(set) var cuts = CutTable()
    /// The targets around the innermost one.
    private var stack: [Scope] = []
    private let limit: Int

    /// The innermost open target.
    private(set) var scope: Scope

    init(maxTextureSize: Int) {
        limit = maxTextureSize
        let none = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        scope = Scope(region: none, place: Placement(), pass: frame)
    }

    /// Encodes a list; `texture` gives the texture of an image of the list.
    /// - Throws: `RenderError` for what is larger than the driver allows, and what `texture` throws.
    func encode(
        _ list: DisplayList,
        _ gradients: GradientTexture,
        texture: (Int) throws(RenderError) -> GLuint
    ) throws(RenderError) {
        (items, offscreenPixels, depth) = (0, 0, 0)
        cuts = list.cuts
        for level in levels { level.removeAll() }
        frame.begin(width: list.width, height: list.height, limit: list.width)
        stack.removeAll(keepingCapacity: true)
        scope = Scope(region: list.bounds, place: Placement(), pass: frame)
        for index in list.items.indices {
            switch list.items[index] {
            case .shape(let shape) where shape.cut == -1: add(shape)
            case .shape, .shadow, .image, .gradient:
                try encode(list.items[index], at: index, list, gradients, texture)
            case .beginGroup(let group):
                if let inner = group.blendedWhole {
                    var around = GroupItem(bounds: scope.region, blend: group.blend)
                    around.cut = group.cut
                    try begin(around)
                    scope.isAround = true
                    try begin(inner)
                } else {
                    try begin(group)
                }
            case .endGroup:
                require(!stack.isEmpty, "Item \(index) ends a group, but none is open")
                endGroup()
                if scope.isAround { endGroup() }
            }
        }
        require(
            stack.isEmpty,
            "\(stack.count) groups of the display list are not ended"
        )
    }

    private func begin(_ group: GroupItem) throws(RenderError) {
        let outside = scope.region
        var region = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        if group.opacity > 0 && !outside.isEmpty {
            let reach = group.shadow.map { outside.union(outside.moved(by: $0, forward: false)) }
            region = pictureBounds(of: group, within: reach ?? outside)
        }
        guard !region.isEmpty else {
            let none = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
            open(Scope(region: none, place: Placement(), pass: frame, group: group))
            return
        }
        let (width, height) = (Int(region.width), Int(region.height))
        guard max(width, height) <= limit else {
            throw RenderError(
                operation: "make a group of \(width) x \(height) pixels",
                reason: "the driver's targets have at most \(limit) x \(limit) pixels",
                remedy: "Use a smaller window or choose the software renderer."
            )
        }
        let number = stack.count
        depth = max(depth, number + 1)
        while levels.count < depth { levels.append(GroupLevel(limit: limit)) }
        let pages = levels[number].groups
        let cell = pages.allocate(width: width, height: height)
        offscreenPixels += width * height
        let place = Placement(
            dx: Int32(cell.x) - region.minX,
            dy: Int32(cell.y) - region.minY
        )
        open(Scope(region: region, place: place, pass: pages[cell.page], group: group, cell: cell))
    }

    private func open(_ inner: Scope) {
        stack.append(scope)
        scope = inner
    }

    private func pictureBounds(of group: GroupItem, within limit: PixelRect) -> PixelRect {
        let inside = group.bounds.intersection(limit)
        guard let clip = group.clip, !inside.isEmpty else { return inside }
        guard let map = PlacedMap(clip.projection, around: clip.rect, Placement()) else {
            return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        }
        let box = LocalBox(clip.rect, in: map)
        return InstanceQuad(box, map, margin: 0.5, within: inside).area
    }

    private func endGroup() {
        let inner = scope
        scope = stack.removeLast()
        guard let group = inner.group else { return }
        let number = stack.count
        let before = frame.batches.instanceCount + scope.pass.batches.instanceCount
        if group.blend == .destinationIn {
            clear(around: inner.region, cut: group.cut)
        } else if !inner.region.isEmpty {
            addShadow(of: inner, group, levels[number], number)
        }
        if !inner.region.isEmpty {
            let shown = inner.region.intersection(scope.region)
            cuts.forEachRectangle(of: group.cut, in: shown) { part in
                let opacity = min(group.opacity, 1)
                addPicture(of: inner, group, to: scope, within: part, opacity: opacity, number)
            }
        }
        let after = frame.batches.instanceCount + scope.pass.batches.instanceCount
        if after > before { items += 1 }
    }
}
