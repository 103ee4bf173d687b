/// Diagnostics drawn over a frame; none by default.
///
/// The overlay is drawn after the frame by the same renderer, and is not included in the frame's
/// statistics.
///
/// ```swift
/// window.debugOverlay = [.damage, .overdraw]
/// ```
public struct DebugOverlay: OptionSet, Sendable, Hashable {
    /// The bits, one for each kind.
    public let rawValue: UInt8

    /// Creates an overlay from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The outlines of everything that layers draw, including parts hidden by opaque layers: fills
    /// and borders in teal, images in violet, gradients in yellow, shadows in grey.
    public static let layers = DebugOverlay(rawValue: 1)
    /// The redrawn rectangle, in red.
    public static let damage = DebugOverlay(rawValue: 2)
    /// The dimmed frame, with pixels brighter the more items are drawn over them; hidden parts are
    /// not counted, because they are not drawn.
    public static let overdraw = DebugOverlay(rawValue: 4)
    /// Every run of items that can share a draw call, in its own colour.
    public static let batches = DebugOverlay(rawValue: 8)
    /// The pixels of groups, which are first drawn offscreen, in blue.
    public static let offscreen = DebugOverlay(rawValue: 16)
    /// All overlays.
    public static let all: DebugOverlay = [.layers, .damage, .overdraw, .batches, .offscreen]
}

extension DisplayList {
    /// Returns the list with an overlay on top.
    /// - Parameters:
    ///   - overlay: The overlay.
    ///   - damage: The redrawn pixels.
    /// - Returns: The list with the overlay's items appended.
    package func overlaid(by overlay: DebugOverlay, damage: PixelRect) -> DisplayList {
        guard !overlay.isEmpty else { return self }
        var drawing = OverlayDrawing(list: self)
        var single = self
        (single.items, single.shapes) = (singleItems, [])
        let items = single.items
        if !overlay.isDisjoint(with: [.overdraw, .batches, .offscreen]) {
            var occlusion = Occlusion()
            occlusion.update(single, region: bounds)
            let drawn = items.indices.filter { !occlusion.hides($0) }.map { items[$0] }
            if overlay.contains(.overdraw) { drawing.addHeat(drawn) }
            if overlay.contains(.batches) { drawing.addBatches(drawn) }
            if overlay.contains(.offscreen) { drawing.addGroups(drawn) }
        }
        if overlay.contains(.layers) { drawing.addOutlines(items) }
        if overlay.contains(.damage) && !damage.isEmpty {
            drawing.add(damage.intersection(bounds), DrawColor(1, 0.15, 0.1, 1), fill: 0.16)
        }
        return drawing.list
    }
}

/// Appends the items of an overlay to a list.
private struct OverlayDrawing {
    var list: DisplayList
    private static let lineWidth: Float = 1.5

    init(list: DisplayList) { self.list = list }

    /// Adds a faint highlight for each of the frame's items over the dimmed frame.
    mutating func addHeat(_ items: [DisplayItem]) {
        list.items.append(
            .shape(
                ShapeItem(
                    shape: RoundedShape(projection: Projection(), rect: list.bounds.local),
                    fill: DrawColor(0, 0, 0, 0.7), scissor: list.bounds
                )
            )
        )
        for item in items { add(item, fill: DrawColor(0.12, 0.05, 0.01, 0.12)) }
    }

    /// Adds every run of items of the same kind that is not interrupted by a group.
    mutating func addBatches(_ items: [DisplayItem]) {
        var run = 0
        var last: Int?
        for item in items {
            let kind = item.batchKind
            if kind != last { run += 1 }
            last = kind
            add(item, fill: Self.color(ofRun: run) * 0.4)
        }
    }

    /// Adds the bounds of all groups.
    mutating func addGroups(_ items: [DisplayItem]) {
        for case .beginGroup(let group) in items {
            let bounds = group.bounds.intersection(list.bounds)
            if !bounds.isEmpty { add(bounds, DrawColor(0.25, 0.5, 1, 1), fill: 0.12) }
        }
    }

    /// Adds the outlines of all items.
    mutating func addOutlines(_ items: [DisplayItem]) {
        for item in items {
            switch item {
            case .shape: add(item, line: DrawColor(0.1, 0.9, 0.8, 1))
            case .image: add(item, line: DrawColor(0.75, 0.4, 1, 1))
            case .gradient: add(item, line: DrawColor(1, 0.85, 0.2, 1))
            case .shadow: add(item, line: DrawColor(0.6, 0.6, 0.6, 1))
            case .shapes, .beginGroup, .endGroup: break
            }
        }
    }

    /// Adds a rectangle of pixels: its edge, and a fraction of the colour inside.
    mutating func add(_ pixels: PixelRect, _ color: DrawColor, fill: Float) {
        list.items.append(
            .shape(
                ShapeItem(
                    shape: RoundedShape(projection: Projection(), rect: pixels.local),
                    fill: color * fill, borderWidth: Self.lineWidth, border: color,
                    scissor: list.bounds
                )
            )
        )
    }

    private mutating func add(
        _ item: DisplayItem, fill: DrawColor = .zero, line: DrawColor = .zero
    ) {
        guard let (shape, scissor) = item.place else { return }
        var overlay = ShapeItem(
            shape: shape, fill: fill,
            borderWidth: line == .zero ? 0 : Self.lineWidth / shape.pixelsAPoint, border: line,
            scissor: scissor.intersection(list.bounds)
        )
        overlay.cut = item.cut
        list.items.append(.shape(overlay))
    }

    /// Returns maximally distinct successive colours: the hue advances by the golden ratio.
    private static func color(ofRun run: Int) -> DrawColor {
        let hue = (Float(run) * 0.618_034).truncatingRemainder(dividingBy: 1) * 6
        func channel(_ shift: Float) -> Float {
            let place = (hue + shift).truncatingRemainder(dividingBy: 6)
            return max(0, min(1, abs(place - 3) - 1))
        }
        return DrawColor(channel(0), channel(4), channel(2), 1)
    }
}

extension DisplayItem {
    /// A key that is equal for items that can share a draw call; nil for groups.
    fileprivate var batchKind: Int? {
        switch self {
        case .shape(let item): item.borderWidth > 0 ? 1 : 0
        case .image(let item): 4 + Int(item.image)
        case .shadow: 2
        case .gradient: 3
        case .shapes, .beginGroup, .endGroup: nil
        }
    }

    /// The outline and the scissor of an item; nil for runs and groups.
    fileprivate var place: (RoundedShape, PixelRect)? {
        switch self {
        case .shape(let item): (item.shape, item.scissor)
        case .image(let item): (item.shape, item.scissor)
        case .shadow(let item): (item.shape, item.scissor)
        case .gradient(let item): (item.shape, item.scissor)
        case .shapes, .beginGroup, .endGroup: nil
        }
    }
}

extension RoundedShape {
    /// The number of pixels per local point at the centre of the outline; at least a thousandth.
    fileprivate var pixelsAPoint: Float {
        let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
        let p = projection
        let w = x * p.p + y * p.q + p.w
        guard w > 1e-6 else { return 1 }
        let (atX, atY) = ((x * p.a + y * p.c + p.tx) / w, (x * p.b + y * p.d + p.ty) / w)
        let (a, b) = ((p.a - atX * p.p) / w, (p.b - atY * p.p) / w)
        let (c, d) = ((p.c - atX * p.q) / w, (p.d - atY * p.q) / w)
        let scale = abs(a * d - b * c).squareRoot()
        return scale.isFinite ? max(scale, 1e-3) : 1
    }
}

extension PixelRect {
    /// The rectangle in points of the target.
    fileprivate var local: LocalRect {
        LocalRect(
            x: Float(minX), y: Float(minY), width: Float(maxX - minX), height: Float(maxY - minY)
        )
    }
}
