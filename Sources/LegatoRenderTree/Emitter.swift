import Foundation
import LegatoDrawing
import LegatoGraphics

/// Turns layers, met in drawing order, into the items of a display list.
///
/// It keeps the stack of open groups and clips; `RenderTree` drives it.
struct Emitter {
    /// What opacity, clip and shadow make of a layer with its sublayers.
    struct Group {
        var opacity: Float
        var clip: RoundedShape?
        var shadow: GroupShadow?
        /// The shadow of the layer's own outline, equal to `shadow` if nothing sticks out.
        var outlineShadow: ShadowItem?
        /// The pixels that either shadow can touch.
        var shadowPixels = PixelRect.nothing
        /// How the group meets what lies around it.
        var blend = GroupBlend.normal
        /// Whether groups in it blend with it, so that it stays a group whatever it holds.
        var isBlendedInto = false
        /// What the picture, or what lies below it, goes through.
        var filters = FilterRun()
        /// How many pixels away those see.
        var reach: Int32 = 0
    }

    /// What has to be closed once a layer's sublayers are drawn.
    struct Open {
        /// The entry one past the layer's subtree.
        let end: Int
        /// Where the group's begin stands in the list; -1 if only the scissor or the border waits.
        let begin: Int
        /// The scissor outside.
        let scissor: PixelRect
        let group: Group?
        /// The border to draw over the sublayers, and the pixels that it can touch.
        var border: ShapeItem?
        let pixels: PixelRect
        /// The pixels in which sublayers cannot change the outline.
        let interior: PixelRect
        /// Whether all sublayers stayed in there.
        var staysInside = true
        /// Whether a group in it has filters: those see what lies outside the scissor.
        var holdsFilters = false
        /// The pixels touched since the begin.
        var touched = PixelRect.nothing
        /// What it is to a space that keeps depth.
        var depth: DepthRole?
    }

    var list: DisplayList
    var scissor: PixelRect
    /// The rasters of shapes and texts.
    let vectors = VectorCache()
    var open: [Open] = []
    /// The planes of the open spaces.
    var planes: [SpacePlane] = []
    /// How many spaces are open.
    var spaceCount = 0
    var imageIndex: [UInt64: Int32] = [:]
    /// The pixels of the display.
    private(set) var targetPixels = 0
    /// The rasters of the latest list, and memory for those of the next.
    var rasterLists = RasterLists()

    init(list: DisplayList) {
        self.list = list
        self.scissor = list.bounds
    }

    /// Starts over, keeping the memory of the list.
    mutating func restart(width: Int, height: Int, background: DrawColor) {
        list.width = width
        list.height = height
        list.background = background
        list.items.removeAll(keepingCapacity: true)
        list.shapes.removeAll(keepingCapacity: true)
        list.images.removeAll(keepingCapacity: true)
        list.gradients.removeAll(keepingCapacity: true)
        list.stops.removeAll(keepingCapacity: true)
        list.rasters.removeAll(keepingCapacity: true)
        rasterLists.beginList()
        list.filters.removeAll(keepingCapacity: true)
        list.cuts.removeAll()
        imageIndex.removeAll(keepingCapacity: true)
        planes.removeAll(keepingCapacity: true)
        spaceCount = 0
        open.removeAll(keepingCapacity: true)
        vectors.beginList()
        scissor = list.bounds
        targetPixels = width * height
    }

    mutating func index(of image: CGImage) -> Int32 {
        if let index = imageIndex[image.id] { return index }
        let index = Int32(list.images.count)
        list.images.append(image)
        imageIndex[image.id] = index
        return index
    }

    /// Appends an item that touches `pixels`.
    mutating func append(_ item: DisplayItem, touching pixels: PixelRect) {
        list.items.append(item)
        touch(pixels)
    }

    /// Appends a part of the layer opened last that lies inside its own outline.
    mutating func appendOwn(_ item: DisplayItem, touching pixels: PixelRect) {
        list.items.append(item)
        guard let top = open.indices.last else { return }
        open[top].touched = open[top].touched.union(pixels)
    }

    /// Makes a run of the plain shapes that were appended since there were so many.
    mutating func endRun(from start: Int) {
        let count = list.shapes.count - start
        guard count > 0 else { return }
        list.items.append(
            .shapes(ShapeRun(first: Int32(start), count: Int32(count), scissor: scissor))
        )
    }

    /// Notes that items were appended that touch no more than `pixels`.
    mutating func touch(_ pixels: PixelRect) {
        guard let top = open.indices.last, !pixels.isEmpty else { return }
        open[top].touched = open[top].touched.union(pixels)
        if pixels.intersection(open[top].interior) != pixels { open[top].staysInside = false }
    }

    /// Opens a group, a narrower scissor or a border that lasts until entry `end`.
    mutating func begin(
        end: Int,
        group: Group?,
        scissor inner: PixelRect,
        border: ShapeItem? = nil,
        pixels: PixelRect = .nothing,
        interior: PixelRect = .nothing
    ) {
        if group != nil { list.items.append(.beginGroup(GroupItem(bounds: inner))) }
        open.append(
            Open(
                end: end,
                begin: group == nil ? -1 : list.items.count - 1,
                scissor: scissor,
                group: group,
                border: border,
                pixels: pixels,
                interior: interior
            )
        )
        scissor = inner
    }

    /// Closes everything that ends before entry `index`.
    mutating func close(before index: Int) {
        while let top = open.last, top.end <= index {
            if let border = top.border {
                appendOwn(.shape(border), touching: top.pixels.intersection(scissor))
            }
            finish()
        }
    }

    mutating func finish() {
        guard let top = open.popLast() else { return }
        scissor = top.scissor
        if top.holdsFilters, let outer = open.indices.last { open[outer].holdsFilters = true }
        if let depth = top.depth { finish(depth) }
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
            list.items.insert(.shadow(outline), at: top.begin + 1)
            keepInside(scissor, from: top.begin + 1)
            end(group, from: top.begin, touched: top.touched.union(group.shadowPixels))
        } else if let shadow = group.shadow {
            list.items.append(.endGroup)
            list.items[top.begin] = .beginGroup(
                GroupItem(
                    bounds: top.touched,
                    opacity: group.opacity,
                    clip: group.clip,
                    shadow: shadow
                )
            )
            let touched = top.touched.union(group.shadowPixels).intersection(scissor)
            if scissor != list.bounds {
                list.items.insert(.beginGroup(GroupItem(bounds: touched)), at: top.begin)
                list.items.append(.endGroup)
            }
            touch(touched)
        } else {
            end(group, from: top.begin, touched: top.touched)
        }
    }

    /// Ends the group of a mask; where it has no pixels nothing is left of what it masks.
    private mutating func finishMask(_ group: Group, _ mask: Open) {
        guard let masked = open.indices.last else { return }
        let bounds = open[masked].touched.intersection(mask.touched).intersection(scissor)
        guard !bounds.isEmpty && list.items.count > mask.begin + 1 else {
            list.items.removeSubrange((open[masked].begin + 1)...)
            open[masked].touched = .nothing
            return
        }
        open[masked].touched = bounds
        list.items[mask.begin] = .beginGroup(
            GroupItem(bounds: bounds, opacity: group.opacity, blend: group.blend)
        )
        list.items.append(.endGroup)
    }

    /// Ends a group without shadow; one that changes nothing or holds one item is dissolved.
    private mutating func end(_ group: Group, from begin: Int, touched: PixelRect) {
        let bounds = touched.intersection(scissor)
        touch(bounds)
        if group.clip == nil && group.blend == .normal && !group.isBlendedInto {
            if group.opacity == 1 {
                list.items.remove(at: begin)
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
        list.items[begin] = .beginGroup(
            GroupItem(
                bounds: bounds,
                opacity: group.opacity,
                clip: group.clip,
                blend: group.blend
            )
        )
        list.items.append(.endGroup)
    }

    /// An item with its colours multiplied by an opacity; nil for what lies over itself.
    private mutating func faded(_ item: DisplayItem, by opacity: Float) -> DisplayItem? {
        guard case .shapes(let run) = item else { return item.faded(by: opacity) }
        guard run.count == 1 else { return nil }
        list.shapes[Int(run.first)].fill *= opacity
        return item
    }

    /// Takes back the wider scissor that items of a group with a shadow were given.
    private mutating func keepInside(_ scissor: PixelRect, from begin: Int) {
        guard scissor != list.bounds else { return }
        for i in begin..<list.items.count {
            switch list.items[i] {
            case .shape(var item):
                item.scissor = item.scissor.intersection(scissor)
                list.items[i] = .shape(item)
            case .shapes(var run):
                run.scissor = run.scissor.intersection(scissor)
                list.items[i] = .shapes(run)
            case .image(var item):
                item.scissor = item.scissor.intersection(scissor)
                list.items[i] = .image(item)
            case .shadow(var item):
                item.scissor = item.scissor.intersection(scissor)
                list.items[i] = .shadow(item)
            case .gradient(var item):
                item.scissor = item.scissor.intersection(scissor)
                list.items[i] = .gradient(item)
            case .beginGroup(var item) where item.shadow == nil:
                item.bounds = item.bounds.intersection(scissor)
                list.items[i] = .beginGroup(item)
            case .beginGroup, .endGroup: break
            }
        }
    }
}

extension PixelRect {
    /// No pixel.
    static let nothing = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    /// More pixels than any target has.
    static let everything = PixelRect(
        minX: -2_000_000,
        minY: -2_000_000,
        maxX: 2_000_000,
        maxY: 2_000_000
    )
}

extension DisplayItem {
    /// The item with its colours multiplied by an opacity; nil for groups, runs of shapes, and shapes
    /// whose fill would show through the border.
    func faded(by opacity: Float) -> DisplayItem? {
        switch self {
        case .shape(var item):
            if item.fill.w > 0 && item.border.w > 0 { return nil }
            item.fill *= opacity
            item.border *= opacity
            return .shape(item)
        case .image(var item):
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
