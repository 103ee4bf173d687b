import Foundation
import Legato

extension DemoScene {
    /// Continuous corners, edges without antialiasing, and a rasterized layer.
    static let corners = DemoScene(
        id: "corners",
        title: "Corners and edges",
        sentence: "Continuous corners grow against circular ones, tiles rotate without seams, and "
            + "a badge of many layers tumbles as one rasterized image.",
        stillTime: 1
    ) { size, _ in
        let root = CALayer(backdrop: size)
        let side = min(size.width / 4, size.height / 2)
        let middle = size.height / 2
        root.addSublayer(icon(CGPoint(x: size.width * 0.2, y: middle), side))
        root.addSublayer(tiles(CGPoint(x: size.width * 0.5, y: middle), side * 0.8))
        root.addSublayer(badge(CGPoint(x: size.width * 0.8, y: middle), side))
        return root
    }

    /// Returns a tile with continuous corners, overlaid with the outline of circular ones.
    private static func icon(_ center: CGPoint, _ side: CGFloat) -> CALayer {
        let tile = CALayer(
            center: center, size: CGSize(width: side, height: side), cornerRadius: side * 0.12,
            color: Palette.coral
        )
        tile.cornerCurve = .continuous
        tile.borderWidth = side / 24
        tile.borderColor = Palette.dusk[1]
        tile.addShadow(opacity: 0.6, radius: side / 16, drop: side / 20)
        let circular = CALayer(
            center: CGPoint(x: side / 2, y: side / 2), size: tile.bounds.size,
            cornerRadius: side * 0.12
        )
        circular.borderWidth = max(1, side / 160)
        circular.borderColor = .white
        tile.addSublayer(circular)
        let opening = CABasicAnimation.swing("cornerRadius", to: side * 0.45, lasting: 2)
        tile.add(opening, forKey: "radius")
        circular.add(opening, forKey: "radius")
        return tile
    }

    /// Returns four by four rotating tiles without antialiasing between neighbours.
    private static func tiles(_ center: CGPoint, _ side: CGFloat) -> CALayer {
        let board = CALayer(center: center, size: CGSize(width: side, height: side))
        let part = side / 4
        for i in 0..<16 {
            let (x, y) = (i % 4, i / 4)
            let tile = CALayer(
                center: CGPoint(x: (CGFloat(x) + 0.5) * part, y: (CGFloat(y) + 0.5) * part),
                size: CGSize(width: part, height: part), color: Palette.teal
            )
            var edges: CAEdgeAntialiasingMask = []
            if x == 0 { edges.insert(.layerLeftEdge) }
            if x == 3 { edges.insert(.layerRightEdge) }
            if y == 0 { edges.insert(.layerBottomEdge) }
            if y == 3 { edges.insert(.layerTopEdge) }
            tile.edgeAntialiasingMask = edges
            board.addSublayer(tile)
        }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0.2
        turn.toValue = 0.2 + 2 * Double.pi
        turn.duration = 12
        turn.repeatCount = .infinity
        board.add(turn, forKey: "turn")
        return board
    }

    /// Returns a card with forty-nine dots, rasterized once and then rotated and faded.
    private static func badge(_ center: CGPoint, _ side: CGFloat) -> CALayer {
        let badge = CALayer(
            center: center, size: CGSize(width: side, height: side), cornerRadius: side * 0.22,
            color: Palette.surface
        )
        badge.cornerCurve = .continuous
        badge.borderWidth = side / 60
        badge.borderColor = Palette.edge
        badge.shouldRasterize = true
        let step = side / 9
        for i in 0..<49 {
            let (x, y) = (CGFloat(i % 7) + 1.5, CGFloat(i / 7) + 1.5)
            let dot = CALayer(
                center: CGPoint(x: x * step, y: y * step),
                size: CGSize(width: step * 0.7, height: step * 0.7), cornerRadius: step * 0.3,
                color: Palette.dusk[(i % 7 + i / 7) % Palette.dusk.count]
            )
            badge.addSublayer(dot)
        }
        badge.transform.m34 = -1 / (side * 4)
        badge.add(
            CABasicAnimation.swing("transform.rotation.y", to: 0.9, lasting: 3), forKey: "turn"
        )
        badge.add(CABasicAnimation.swing("opacity", to: 0.35, lasting: 2), forKey: "fade")
        return badge
    }
}
