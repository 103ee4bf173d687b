import Foundation
import LegatoGraphics
import LegatoRenderTree

/// The tiles of a level of detail.
nonisolated struct TileGrid: Hashable {
    /// The column and the row of a tile.
    struct TileIndex: Hashable {
        let column: Int
        let row: Int
    }

    /// The number of pixels per point.
    let scale: CGFloat
    /// The size of a tile in points.
    let size: CGSize

    /// The maximum number of tiles shown; beyond it, tiles are merged into larger ones.
    static let maximum: CGFloat = 4096

    /// The tiles in an area, row by row.
    func places(in area: CGRect) -> [TileIndex] {
        func range(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat) -> Range<Int> {
            // Bounded: layers are shown up to coordinates of 1e9.
            let first = Int((low / side).rounded(.down))
            return first..<max(first + 1, Int((high / side).rounded(.up)))
        }
        let columns = range(area.minX, area.maxX, size.width)
        return range(area.minY, area.maxY, size.height).flatMap { row in
            columns.map { TileIndex(column: $0, row: row) }
        }
    }

    /// The rectangle of a tile, clipped to the bounds of the layer.
    func area(of place: TileIndex, in bounds: CGRect) -> CGRect {
        CGRect(
            x: CGFloat(place.column) * size.width, y: CGFloat(place.row) * size.height,
            width: size.width, height: size.height
        ).intersection(bounds)
    }
}

extension LayerHost {
    /// The number of points of the display per point of a layer, with presentation values.
    func shownScale(of layer: CALayer) -> CGFloat {
        sqrt(abs(layer.shownTransform(to: rootLayer).determinant))
    }

    /// The part of a layer's bounds that is on the display and inside the ancestors that mask to
    /// their bounds, with presentation values; empty if there is none.
    func visibleBounds(of layer: CALayer) -> CGRect {
        var area = rootLayer.bounds
        var next = layer.link
        while let ancestor = next, ancestor !== rootLayer {
            let state = ancestor.presentationState() ?? ancestor.state
            if state.masksToBounds {
                area = area.intersection(
                    state.bounds.applying(ancestor.shownTransform(to: rootLayer))
                )
            }
            next = ancestor.link
        }
        let toRoot = layer.shownTransform(to: rootLayer)
        guard !area.isNull, abs(toRoot.determinant) > 1e-12, toRoot.determinant.isFinite else {
            return .zero
        }
        let visible = area.applying(toRoot.inverted()).intersection(layer.bounds)
        return visible.isNull ? .zero : visible
    }
}
