import LegatoGraphics
import LegatoDrawing

/// Encodes a display list as passes of batched instances; its memory is reused.
final class FrameEncoder {
    /// An open target: the frame, or a group.
    struct Scope {
        /// The device pixels to draw.
        var region: PixelRect
        /// Their position in the target.
        var place: Placement
        /// The pass of the target.
        var pass: Pass
        /// The group; nil for the frame.
        var group: GroupItem?
        /// The group's cell.
        var cell = Cell(page: 0, x: 0, y: 0)
        /// Whether it contains only one group, whose end is also its own.
        var isAround = false
    }

    /// The pass of the frame.
    let frame = Pass()
    /// The groups, by the number of enclosing groups.
    var levels: [GroupLevel] = []
    /// The number of levels in use.
    private(set) var depth = 0
    /// The number of drawn items.
    var items = 0
    /// The number of pixels of group targets.
    private(set) var offscreenPixels = 0
    /// The items that are hidden by opaque ones.
    private(set) var occlusion = Occlusion()
    /// Whether the frame is read while it is drawn.
    var readsFrame = false
    /// The parts of the target that items are clipped to.
    private(set) var cuts = CutTable()
    /// The targets that enclose the innermost one.
    private var stack: [Scope] = []
    /// Passes of single steps, reused.
    private var spare: [Pass] = []
    private var spareCount = 0
    let limit: Int

    /// The innermost open target.
    private(set) var scope: Scope

    init(maxTextureSize: Int) {
        limit = maxTextureSize
        let none = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        scope = Scope(region: none, place: Placement(), pass: frame)
    }

    /// Encodes a list.
    /// - Throws: `RenderError` if something exceeds the driver's limits, or a picture cannot be
    ///   uploaded.
    func encode(_ sources: FrameSources, _ state: inout GLState) throws(RenderError) {
        let list = sources.list
        (items, offscreenPixels, depth) = (0, 0, 0)
        readsFrame = false
        cuts = list.cuts
        occlusion.update(list, region: list.bounds)
        spareCount = 0
        for i in levels.indices { levels[i].removeAll() }
        frame.begin(width: list.width, height: list.height, limit: list.width)
        stack.removeAll(keepingCapacity: true)
        scope = Scope(
            region: list.bounds, place: Placement(dx: -list.origin.x, dy: -list.origin.y),
            pass: frame
        )
        for index in occlusion.first..<list.items.count where !occlusion.hides(index) {
            switch list.items[index] {
            case .shape(let shape) where shape.cut == -1: add(shape)
            case .shapes(let run) where run.cut == -1: add(run, of: list)
            case .shapes(let run):
                for shape in list.shapes(of: run).indices where occlusion.showsShape(shape) {
                    let item = list.shapes[shape].item(scissor: run.scissor, cut: run.cut)
                    try encode(.shape(item), at: index, sources, &state)
                }
            case .shape, .shadow, .image, .gradient:
                try encode(list.items[index], at: index, sources, &state)
            case .beginGroup(let group):
                guard let parts = group.parts(outside: scope.region, in: list) else {
                    try begin(group, in: list)
                    continue
                }
                for part in parts {
                    try begin(part, in: list)
                    scope.isAround = true
                }
                scope.isAround = false
            case .endGroup:
                require(!stack.isEmpty, "The endGroup item \(index) needs a matching beginGroup")
                endGroup(of: list)
                while scope.isAround { endGroup(of: list) }
            }
        }
        require(
            stack.isEmpty,
            "Each beginGroup needs a matching endGroup, but \(stack.count) groups are still open"
        )
    }

    private func begin(_ group: GroupItem, in list: DisplayList) throws(RenderError) {
        let outside = scope.region
        let filterReach = group.blend == .backdrop ? 0 : list.filterReach(of: group)
        var region = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        if group.opacity > 0 && !outside.isEmpty {
            let visible = group.visible(from: outside, reach: filterReach)
            region = pictureBounds(of: group, within: visible)
        }
        guard !region.isEmpty else {
            let none = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
            open(Scope(region: none, place: Placement(), pass: frame, group: group))
            return
        }
        let (width, height) = (Int(region.width), Int(region.height))
        guard max(width, height) <= limit else {
            throw RenderError(
                operation: "create a group of \(width) x \(height) pixels",
                reason: "the driver supports targets of at most \(limit) x \(limit) pixels",
                remedy: "Use a smaller window or choose the software renderer."
            )
        }
        let number = stack.count
        depth = max(depth, number + 1)
        while levels.count < depth { levels.append(GroupLevel(limit: limit)) }
        let pages = levels[number].groups
        let cell = pages.allocate(width: width, height: height)
        offscreenPixels += width * height
        let place = Placement(dx: Int32(cell.x) - region.minX, dy: Int32(cell.y) - region.minY)
        open(Scope(region: region, place: place, pass: pages[cell.page], group: group, cell: cell))
    }

    private func open(_ inner: Scope) {
        stack.append(scope)
        scope = inner
    }

    private func pictureBounds(of group: GroupItem, within limit: PixelRect) -> PixelRect {
        let inside = group.bounds.intersection(limit)
        guard let clip = group.clip, !inside.isEmpty else { return inside }
        guard let map = PlacedProjection(clip.projection, around: clip.rect, Placement()) else {
            return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
        }
        let box = LocalBox(clip.rect, in: map.inverse)
        return InstanceQuad(box, map, margin: 0.5, within: inside).area
    }

    /// Returns a pass for one step, of a size up to the limit.
    func makePass(width: Int, height: Int) -> Pass {
        if spareCount == spare.count { spare.append(Pass()) }
        let pass = spare[spareCount]
        spareCount += 1
        pass.begin(width: width, height: height, limit: width)
        return pass
    }

    private func endGroup(of list: DisplayList) {
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
            let picture = Picture(inner, number)
            if group.blend == .backdrop {
                addBackdrop(picture, group, list, number)
            } else if let picture = filtered(picture, group, list, number) {
                let shown = picture.region.intersection(scope.region)
                cuts.forEachRectangle(of: group.cut, in: shown) { part in
                    add(picture, group, number, within: part)
                }
            }
        }
        let after = frame.batches.instanceCount + scope.pass.batches.instanceCount
        if after > before { items += 1 }
    }

    /// Draws a part of a group's picture into the enclosing target.
    private func add(
        _ picture: Picture, _ group: GroupItem, _ number: Int, within part: PixelRect
    ) {
        if group.blend.mixes {
            addMixed(picture, group, number, within: part)
        } else {
            let opacity = min(group.opacity, 1)
            addPicture(picture, group, to: scope, within: part, opacity: opacity)
        }
    }
}
