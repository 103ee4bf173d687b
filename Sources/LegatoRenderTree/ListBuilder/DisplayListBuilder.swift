import Foundation
import LegatoDrawing
import LegatoGraphics

/// Converts layers, visited in drawing order, into the items of a display list.
///
/// It keeps the stack of open groups and clips; `RenderTree` drives it.
struct DisplayListBuilder {
    /// The effects of opacity, clip, shadow and filters on a layer and its sublayers.
    struct Group {
        var opacity: Float
        var clip: RoundedShape?
        /// The edges of the clip of its layer; nil without one at fractions of pixels.
        var edges: FlushEdges?
        var shadow: GroupShadow?
        /// The shadow of the layer's own outline, which equals `shadow` if nothing extends beyond
        /// it.
        var outlineShadow: ShadowItem?
        /// The pixels that the outline's shadow can touch.
        var outlineShadowPixels = PixelRect.nothing
        /// How the group is blended with its backdrop.
        var blend = GroupBlend.normal
        /// Whether groups inside it blend with its content, so that it must remain a group.
        var isBlendedInto = false
        /// The filters of the group or of its backdrop.
        var filters = FilterRun()
        /// The distance, in pixels, from which the filters read.
        var reach: Int32 = 0
    }

    /// An open group, scissor or border, to be closed after a layer's sublayers.
    struct Open {
        /// The entry one past the layer's subtree.
        let end: Int
        /// The index of the group's begin item; -1 if only a scissor or border is open.
        let begin: Int
        /// The enclosing scissor.
        let scissor: PixelRect
        let group: Group?
        /// The border to draw over the sublayers.
        var border: ShapeItem?
        /// The pixels that the border can touch.
        let pixels: PixelRect
        /// The pixels within which sublayers cannot change the outline.
        let interior: PixelRect
        /// Whether all sublayers stayed within `interior`.
        var staysInside = true
        /// Whether it contains a group with filters, which read beyond the scissor.
        var holdsFilters = false
        /// The pixels touched since the begin item.
        var touched = PixelRect.nothing
        /// Its role in a 3-D space.
        var depth: DepthRole?
        /// The number of pending edits when it was opened.
        let edits: Int
        /// The number of groups, including this one and the enclosing ones, that draw pixels from
        /// outside their bounds.
        let reaches: Int
        /// The edges of the innermost clip that is not cut at whole pixels; nil if there is none.
        let edges: FlushEdges?
    }

    var list: DisplayList
    var scissor: PixelRect
    /// The cached rasters of shapes and texts.
    let vectors = VectorCache()
    var open: [Open] = []
    /// The pending edits of the list; those of a group come after those made before it.
    var edits: [ListEdit] = []
    /// The number of items moved or narrowed after they were added to the latest list.
    var itemsMoved = 0
    /// The number of items visited to find where planes are visible.
    var itemsMeasured = 0
    /// Scratch memory for edits.
    var spare: [DisplayItem] = []
    /// Scratch memory for walking the items.
    var stretches: [Stretch] = []
    /// The suspended states while rasters' lists are built.
    var suspended: [Suspended] = []
    /// The open spaces.
    var spaces = OpenSpaces()
    var imageIndex: [UInt64: Int32] = [:]
    /// Whether the list or one of its rasters has a far group.
    var looksFar = false
    /// The number of pixels of the display.
    private(set) var targetPixels = 0
    /// The overdraw of the list's items, in terms of `RenderLimits`, and its limit.
    var covered = 0
    private(set) var coverLimit = Int.max
    /// The number of particles that may still be drawn.
    var particleRoom = Int.max
    /// The rasters of the latest list, and memory for those of the next.
    var rasterLists = RasterLists()

    init(list: DisplayList) {
        self.list = list
        self.scissor = list.bounds
    }

    /// Starts a new list, reusing the memory of the previous one.
    mutating func restart(
        width: Int, height: Int, background: DrawColor, coverLimit: (times: Int, pixels: Int),
        particleLimit: Int
    ) {
        list.width = width
        list.height = height
        list.background = background
        list.clear()
        rasterLists.beginList()
        imageIndex.removeAll(keepingCapacity: true)
        spaces.removeAll()
        open.removeAll(keepingCapacity: true)
        edits.removeAll(keepingCapacity: true)
        (itemsMoved, itemsMeasured, looksFar) = (0, 0, false)
        vectors.beginList()
        scissor = list.bounds
        targetPixels = width * height
        covered = 0
        self.coverLimit = max(coverLimit.pixels, coverLimit.times * targetPixels)
        particleRoom = particleLimit
    }

    mutating func index(of image: CGImage) -> Int32 {
        if let index = imageIndex[image.id] { return index }
        let index = Int32(list.images.count)
        list.images.append(image)
        imageIndex[image.id] = index
        return index
    }

    /// Appends an item that touches `pixels`, unless its values are beyond the renderers' range.
    mutating func append(_ item: DisplayItem, touching pixels: PixelRect) {
        guard item.isDrawable else { return }
        list.items.append(item)
        cover(pixels)
        touch(pixels)
    }

    /// Appends an item inside the outline of the layer that was opened last, unless its values are
    /// beyond the renderers' range.
    mutating func appendOwn(_ item: DisplayItem, touching pixels: PixelRect) {
        guard item.isDrawable else { return }
        list.items.append(item)
        cover(pixels)
        guard let top = open.indices.last else { return }
        open[top].touched = open[top].touched.union(pixels)
    }

    /// Combines the plain shapes appended since index `start` into a run.
    mutating func endRun(from start: Int) {
        let count = list.shapes.count - start
        guard count > 0 else { return }
        list.items.append(
            .shapes(ShapeRun(first: Int32(start), count: Int32(count), scissor: scissor))
        )
    }

    /// Records that items were appended that touch at most `pixels`.
    mutating func touch(_ pixels: PixelRect) {
        guard let top = open.indices.last, !pixels.isEmpty else { return }
        open[top].touched = open[top].touched.union(pixels)
        if pixels.intersection(open[top].interior) != pixels { open[top].staysInside = false }
    }

    /// Opens a group, a narrower scissor or a border that lasts until entry `end`.
    mutating func begin(
        end: Int, group: Group?, scissor inner: PixelRect, border: ShapeItem? = nil,
        pixels: PixelRect = .nothing, interior: PixelRect = .nothing
    ) {
        if let clip = group?.clip, !clip.isDrawable {
            // A group whose clip is beyond the renderers' range is not drawn.
            return begin(end: end, group: nil, scissor: .nothing)
        }
        if group != nil { list.items.append(.beginGroup(GroupItem(bounds: inner))) }
        let isReaching = group?.isReaching == true
        // What is read from outside a group is not continued, since it shows inside the clip.
        let edges = group?.clip != nil ? group?.edges : isReaching ? nil : open.last?.edges
        open.append(
            Open(
                end: end, begin: group == nil ? -1 : list.items.count - 1, scissor: scissor,
                group: group, border: border, pixels: pixels, interior: interior,
                edits: edits.count, reaches: reaches + (isReaching ? 1 : 0), edges: edges
            )
        )
        scissor = inner
    }

    /// Closes everything that ends before entry `index`.
    mutating func close(before index: Int) {
        // Open layers are read in place, because they are large.
        while let top = open.indices.last, open[top].end <= index {
            drawBorder()
            finish()
        }
    }

    mutating func finish() {
        guard let top = open.popLast() else { return }
        scissor = top.scissor
        if top.holdsFilters, let outer = open.indices.last { open[outer].holdsFilters = true }
        if let depth = top.depth { finish(depth, top) }
        guard let group = top.group else {
            touch(top.touched.intersection(scissor))
            return
        }
        if group.blend == .destinationIn { return finishMask(group, top) }
        if !group.filters.isEmpty { return finishFiltered(group, top) }
        if list.items.count == top.begin + 1 {
            list.items.removeLast()
            return
        }
        if let outline = group.outlineShadow, top.staysInside, !top.holdsFilters {
            keepInside(scissor, in: top)
            insert(.shadow(outline), at: top.begin + 1, in: top)
            end(group, top, touched: top.touched.union(group.outlineShadowPixels))
        } else if let shadow = group.shadow {
            if shadow.isFar { looksFar = true }
            list.items.append(.endGroup)
            list.items[top.begin] = .beginGroup(
                GroupItem(
                    bounds: top.touched, opacity: group.opacity, clip: group.clip, shadow: shadow
                )
            )
            let thrown = top.touched.moved(by: shadow, forward: true)
            let touched = top.touched.union(thrown).intersection(scissor)
            if scissor != list.bounds {
                list.items.append(.endGroup)
                insert(.beginGroup(GroupItem(bounds: touched)), at: top.begin, in: top)
            }
            coverFiltered(touched)
            touch(touched)
        } else {
            end(group, top, touched: top.touched)
        }
    }

    /// Ends the group of a mask; if it has no pixels, the masked layer is removed.
    private mutating func finishMask(_ group: Group, _ mask: Open) {
        guard let masked = open.indices.last else { return }
        let bounds = open[masked].touched.intersection(mask.touched).intersection(scissor)
        guard !bounds.isEmpty && list.items.count > mask.begin + 1 else {
            truncate(to: open[masked].begin + 1, in: open[masked])
            open[masked].touched = .nothing
            return
        }
        open[masked].touched = bounds
        coverGroup(mask.touched)
        list.items[mask.begin] = .beginGroup(
            GroupItem(bounds: bounds, opacity: group.opacity, blend: group.blend)
        )
        list.items.append(.endGroup)
    }

    /// Ends a group without shadow; an unnecessary group, or one with a single item, is dissolved.
    private mutating func end(_ group: Group, _ top: Open, touched: PixelRect) {
        let begin = top.begin
        let bounds = touched.intersection(scissor)
        touch(bounds)
        if group.clip == nil && group.blend == .normal && !group.isBlendedInto {
            if group.opacity == 1 {
                removeBegin(of: top)
                return
            }
            if list.items.count == begin + 2,
                let faded = faded(list.items[begin + 1], by: group.opacity)
            {
                list.items[begin] = faded
                list.items.removeLast()
                return
            }
        }
        coverGroup(bounds)
        list.items[begin] = .beginGroup(
            GroupItem(bounds: bounds, opacity: group.opacity, clip: group.clip, blend: group.blend)
        )
        list.items.append(.endGroup)
    }

    /// An item with its colours multiplied by an opacity; nil for an item that overlaps itself.
    private mutating func faded(_ item: DisplayItem, by opacity: Float) -> DisplayItem? {
        guard case .shapes(let run) = item else { return item.faded(by: opacity) }
        guard run.count == 1 else { return nil }
        list.shapes[Int(run.first)].fill *= opacity
        return item
    }
}

extension PixelRect {
    /// No pixels.
    static let nothing = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    /// More pixels than any target contains.
    static let everything = PixelRect(
        minX: -2_000_000, minY: -2_000_000, maxX: 2_000_000, maxY: 2_000_000
    )
}

extension DisplayItem {
    /// The item with its colours multiplied by an opacity; nil for groups, runs of shapes, additive
    /// images, and shapes whose fill would show through the border.
    func faded(by opacity: Float) -> DisplayItem? {
        switch self {
        case .shape(var item):
            if item.fill.w > 0 && item.border.w > 0 { return nil }
            item.fill *= opacity
            item.border *= opacity
            return .shape(item)
        case .image(var item):
            // In a group, it would be added to the group only.
            if item.isAdded { return nil }
            item.tint *= opacity
            return .image(item)
        case .shadow(var item):
            item.color *= opacity
            return .shadow(item)
        case .gradient(var item):
            item.tint *= opacity
            return .gradient(item)
        case .shapes, .beginGroup, .endGroup: return nil
        }
    }
}
