public import Foundation
import LegatoGraphics
import LegatoRenderTree

/// A layer that draws its contents in tiles, and only the visible ones.
///
/// After the first `setNeedsDisplay()`, `draw(in:)` is called before a frame for each tile that
/// comes into view, on the main actor. The context is clipped to the tile, so that
/// `boundingBoxOfClipPath` is the rectangle to draw, and its transform has the scale of the level
/// of detail. Tiles around the visible area are kept.
///
/// ```swift
/// final class Map: CATiledLayer {
///     override func draw(in context: CGContext) {
///         let tile = context.boundingBoxOfClipPath
///         context.setFillColor(CGColor(gray: (tile.minX + tile.minY) / 2000))
///         context.fill(tile)
///     }
/// }
/// ```
///
/// `CALayer.render(in:)` draws the existing tiles.
open class CATiledLayer: CALayer, TilingLayer {
    /// The number of levels of detail; 1 by default, at most 64.
    ///
    /// Each level has half the resolution of the one before it.
    open var levelsOfDetail = 1 { didSet { tilingChanged("levelsOfDetail", oldValue) } }
    /// The number of levels with more than `contentsScale` pixels per point; 0 by default, at most
    /// 32.
    ///
    /// The first level has `contentsScale` times 2 to the power of the bias pixels per point.
    open var levelsOfDetailBias = 0 { didSet { tilingChanged("levelsOfDetailBias", oldValue) } }
    /// The size of a tile in pixels; 256 x 256 by default.
    ///
    /// A size with a side below 16 or above 4096 counts as 256 x 256, with a warning.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { tilingChanged("tileSize", oldValue) }
    }

    /// The tiles, the oldest first.
    private(set) var tiles: [TileLayer] = []
    /// Whether the layer has been displayed.
    private var isShown = false
    /// The areas to redraw when the layer is displayed; nil means everything.
    private var damage: [CGRect]? = []

    /// The duration of a tile's fade-in, in seconds; 0.25 by default.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// Creates a layer with tiles of 256 x 256 pixels.
    public override init() { super.init() }

    /// Creates the presentation copy of a tiled layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATiledLayer else { return }
        (levelsOfDetail, levelsOfDetailBias) = (layer.levelsOfDetail, layer.levelsOfDetailBias)
        tileSize = layer.tileSize
    }

    /// Returns nil with a warning, like `CALayer`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func plain(copying layer: CALayer) -> CALayer { CATiledLayer(layer: layer) }

    /// Returns the default value of a property; nil if the default is zero or nil.
    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "levelsOfDetail": 1
        case "tileSize": CGSize(width: 256, height: 256)
        default: super.defaultValue(forKey: key)
        }
    }

    /// Returns the value of a property or a custom key; nil if it has none.
    open override func value(forKey key: String) -> Any? {
        CATiledLayer.ownKeys[key].map { $0.get(self) } ?? super.value(forKey: key)
    }

    /// Sets a property, or stores a value for a custom key.
    /// - Precondition: the value fits the property.
    open override func setValue(_ value: Any?, forKey key: String) {
        guard let own = CATiledLayer.ownKeys[key] else {
            return super.setValue(value, forKey: key)
        }
        own.write(value, to: self, named: "CATiledLayer.\(key)")
    }

    private static let ownKeys: [String: ObjectKey<CATiledLayer>] = [
        "levelsOfDetail": .count(\.levelsOfDetail),
        "levelsOfDetailBias": .count(\.levelsOfDetailBias), "tileSize": .value(\.tileSize),
    ]

    /// Schedules the visible tiles to be redrawn, or only those that overlap the areas marked with
    /// `setNeedsDisplay(_:)`.
    open override func display() {
        needsDisplayFlag = false
        isShown = true
        for tile in tiles where damage?.contains(where: { $0.intersects(tile.area) }) ?? true {
            tile.isStale = true
        }
        damage = []
    }

    override func willRedraw(_ area: CGRect?) {
        if let area { damage?.append(area.standardized) } else { damage = nil }
    }

    override func entered(_ new: LayerHost?, from old: LayerHost?) {
        guard new !== old else { return }
        old?.tiled.removeAll { $0 === self }
        new?.tiled.append(self)
    }

    package override var underlay: [CALayer] { tiles }

    private func tilingChanged<T: Equatable>(_ key: String, _ old: T) {
        willChange(key)
        if isShown { setNeedsDisplay() }
    }

    // MARK: Tiles

    /// Draws the tiles that have come into view, and releases those far outside it.
    func showTiles() {
        guard isShown, let host else { return }
        let visible = host.visibleBounds(of: self)
        guard !visible.isEmpty else { return }
        let grid = TileGrid(of: self, showing: visible)
        let kept = visible.insetBy(dx: -visible.width, dy: -visible.height)
        let current = tiles.filter {
            !$0.isStale && $0.grid == grid && $0.area == grid.area(of: $0.place, in: bounds)
        }
        let known = Set(current.map(\.place))
        let places = grid.places(in: visible).filter { !known.contains($0) }
        // The previous tiles stay visible until their replacements are opaque.
        let isComplete = places.isEmpty && current.allSatisfy(\.attached.isEmpty)
        let gone = tiles.filter { tile in
            !kept.intersects(tile.area)
                || isComplete && !current.contains(where: { $0 === tile })
        }
        guard !places.isEmpty || !gone.isEmpty else { return }
        CATransaction.run {
            CATransaction.setDisableActions(true)
            tiles.removeAll { tile in gone.contains { $0 === tile } }
            for tile in gone { dropUnderlay(tile) }
            if !places.isEmpty { delegate?.layerWillDraw(self) }
            for place in places { addTile(at: place, of: grid) }
        }
    }

    /// Whether the visible area may change without a commit.
    var isInMotion: Bool {
        guard isShown else { return false }
        var next: CALayer? = self
        while let layer = next {
            if !layer.attached.isEmpty || !layer.animators.isEmpty { return true }
            next = layer.link
        }
        return tiles.contains { !$0.attached.isEmpty }
    }

    private func addTile(at place: TileGrid.TileIndex, of grid: TileGrid) {
        let tile = TileLayer(grid: grid, place: place, area: grid.area(of: place, in: bounds))
        tile.contents = bitmap(of: tile.area, scale: grid.scale)
        tiles.append(tile)
        hangUnderlay(tile)
        let duration = type(of: self).fadeDuration()
        guard duration > 0, duration.isFinite else { return }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.duration) = (0, duration)
        tile.add(fade, forKey: "fade")
    }
}

extension TileGrid {
    /// Creates the grid for the resolution at which a layer is shown.
    @MainActor init(of layer: CATiledLayer, showing visible: CGRect) {
        let needed = layer.host.map { $0.shownScale(of: layer) * $0.scale } ?? layer.contentsScale
        let own = layer.contentsScale > 0 ? layer.contentsScale : 1
        let bias = max(0, min(32, layer.levelsOfDetailBias))
        let minimum = bias - max(0, min(63, layer.levelsOfDetail - 1))
        let wanted = needed > 0 ? log2(needed / own) : CGFloat(minimum)
        // Levels within a thousandth of the next one count as equal.
        let level = max(CGFloat(minimum), min(CGFloat(bias), (wanted - 1e-3).rounded(.up)))
        scale = own * exp2(level)
        var side = layer.tileSize
        let sides: ClosedRange<CGFloat> = 16...4096
        if !sides.contains(side.width) || !sides.contains(side.height) {
            Warning.print(
                about: "tileSize of layer \(layer.id)",
                "CATiledLayer.tileSize must have sides from 16 to 4096 pixels, got "
                    + "\(side.width) x \(side.height); 256 x 256 is used."
            )
            side = CGSize(width: 256, height: 256)
        }
        var points = CGSize(width: side.width / scale, height: side.height / scale)
        while visible.width / points.width * (visible.height / points.height) > Self.maximum {
            points = CGSize(width: points.width * 2, height: points.height * 2)
        }
        size = points
    }
}

/// A tile of a tiled layer, which fades in.
final class TileLayer: CALayer {
    let grid: TileGrid
    let place: TileGrid.TileIndex
    /// The frame.
    let area: CGRect
    /// Whether it must be redrawn.
    var isStale = false

    init(grid: TileGrid, place: TileGrid.TileIndex, area: CGRect) {
        (self.grid, self.place, self.area) = (grid, place, area)
        super.init()
        frame = area
    }

    required init?(coder: NSCoder) { nil }
}
