import Foundation
import LegatoGraphics
import LegatoLayers
import LegatoMotion

/// A layer that repeats an image where its mask is opaque.
final class TilesPaint: MaskedPaint {
    let layer: CALayer = MaskedLayer()
    private let mask: CALayer
    private let layers: TileLayers
    private var tiles: ResolvedTiles

    init(_ tiles: ResolvedTiles, mask: CALayer) {
        (self.tiles, self.mask) = (tiles, mask)
        layers = TileLayers(in: layer)
        layer.mask = mask
        show()
    }

    func set(_ style: ResolvedStyle, in scope: TransactionNode?) {
        guard case .tiles(let tiles) = style else { return }
        self.tiles = tiles
        show()
    }

    func place(_ frame: CGRect) {
        layer.bounds = CGRect(origin: .zero, size: frame.size)
        layer.position = CGPoint(x: frame.midX, y: frame.midY)
        mask.bounds = layer.bounds
        mask.position = CGPoint(x: frame.width / 2, y: frame.height / 2)
        show()
    }

    /// The tiles are cut at the frame.
    func include(_ ink: CGRect, in size: CGSize) {}

    func stop() {}

    private func show() {
        Transaction().runAlone {
            layer.opacity = Float(tiles.opacity)
            layers.show(tiles.size, in: layer.bounds.size) { $0.contents = tiles.image }
        }
    }
}
