import Foundation
import Legato
import LegatoGraphics
import LegatoLayers
import TestSupport

/// A layer in space in mathematical terms: a 4 x 4 matrix, a rectangle and a colour.
struct SpaceOracle {
    let layer: CALayer
    /// The map from the layer's plane to the root, for row vectors.
    let matrix: [[Double]]
    let rect: CGRect
    let color: [UInt8]

    /// Returns the coloured layers under a root: those whose superlayers all preserve depth.
    static func planes(under root: CALayer) -> [SpaceOracle] {
        root.sublayers?.flatMap { planes($0, placed($0, in: root, identity)) } ?? []
    }

    private static let identity = (0..<4).map { i in (0..<4).map { $0 == i ? 1.0 : 0 } }

    private static func planes(_ layer: CALayer, _ matrix: [[Double]]) -> [SpaceOracle] {
        guard layer is CATransformLayer else {
            let color = layer.backgroundColor ?? .white
            let bytes = [color.red, color.green, color.blue, 1].map { UInt8(($0 * 255).rounded()) }
            return [SpaceOracle(layer: layer, matrix: matrix, rect: layer.bounds, color: bytes)]
        }
        return (layer.sublayers ?? []).flatMap { planes($0, placed($0, in: layer, matrix)) }
    }

    private static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
        a.map { row in
            (0..<4).map { j -> Double in
                zip(row, b).reduce(0.0) { (sum: Double, pair) in sum + pair.0 * pair.1[j] }
            }
        }
    }

    private static func moved(_ x: Double, _ y: Double, _ z: Double) -> [[Double]] {
        [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1]]
    }

    private static func numbers(_ t: CATransform3D) -> [[Double]] {
        [
            [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
            [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
        ]
    }

    private static func placed(
        _ layer: CALayer, in outer: CALayer, _ matrix: [[Double]]
    ) -> [[Double]] {
        func anchor(_ layer: CALayer) -> (Double, Double) {
            (
                layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
                layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height
            )
        }
        let (x, y) = anchor(layer)
        let (ex, ey) = anchor(outer)
        return [
            moved(-x, -y, 0), numbers(layer.transform),
            moved(layer.position.x, layer.position.y, layer.zPosition),
            moved(-ex, -ey, 0), numbers(outer.sublayerTransform), moved(ex, ey, 0), matrix,
        ].reduce(identity, product)
    }

    /// Returns the layer's depth at a point, and whether the point is inside; nil if it is edge-on.
    private func depth(_ x: Double, _ y: Double) -> (z: Double, isInside: Bool)? {
        let m = matrix
        // u and v of the point whose image is (x, y): two linear equations.
        let (a, b) = (m[0][0] - x * m[0][3], m[1][0] - x * m[1][3])
        let (c, d) = (m[0][1] - y * m[0][3], m[1][1] - y * m[1][3])
        let (e, f) = (x * m[3][3] - m[3][0], y * m[3][3] - m[3][1])
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-7 else { return nil }
        let (u, v) = ((e * d - b * f) / determinant, (a * f - e * c) / determinant)
        let w = u * m[0][3] + v * m[1][3] + m[3][3]
        guard w > 0 else { return (-.infinity, false) }
        guard w > 0.05 else { return nil }
        return ((u * m[0][2] + v * m[1][2] + m[3][2]) / w, rect.contains(CGPoint(x: u, y: v)))
    }

    /// The projected corners that are in front of the eye.
    private var outline: [(x: Double, y: Double)] {
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
            (rect.minX, rect.maxY),
        ].map { u, v in
            [0, 1, 3].map { Double(u) * matrix[0][$0] + Double(v) * matrix[1][$0] + matrix[3][$0] }
        }
        var seen: [[Double]] = []
        let minimum = 0.05
        for (index, from) in corners.enumerated() {
            let to = corners[(index + 1) % 4]
            if from[2] >= minimum { seen.append(from) }
            if (from[2] >= minimum) != (to[2] >= minimum) {
                let fraction = (minimum - from[2]) / (to[2] - from[2])
                seen.append((0..<3).map { from[$0] + fraction * (to[$0] - from[$0]) })
            }
        }
        return seen.map { ($0[0] / $0[2], $0[1] / $0[2]) }
    }

    /// Returns whether an edge is within 2 pixels of a point.
    private func hasEdge(near x: Double, _ y: Double) -> Bool {
        let corners = outline
        return corners.indices.contains { index in
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let along = square > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / square : 0
            let t = max(0, min(1, along))
            return hypot(a.x + t * dx - x, a.y + t * dy - y) < 2
        }
    }

    /// Returns the nearest layer at a point; nil near an edge and where the depths of two layers
    /// are nearly equal.
    static func nearest(
        _ planes: [SpaceOracle], _ x: Double, _ y: Double
    ) -> (color: [UInt8], layer: CALayer?)? {
        // A layer that is almost edge-on may be between the sampled points.
        if planes.contains(where: { $0.hasEdge(near: x, y) }) { return nil }
        var found: [Int] = []
        for (dx, dy) in [
            (0, 0), (1.5, 0), (-1.5, 0), (0, 1.5), (0, -1.5), (1, 1), (-1, -1), (1, -1), (-1, 1),
        ] {
            var here: [(z: Double, index: Int)] = []
            for (index, plane) in planes.enumerated() {
                guard let depth = plane.depth(x + dx, y + dy) else { return nil }
                if depth.isInside { here.append((depth.z, index)) }
            }
            here.sort { $0.z > $1.z }
            if here.count > 1 && here[0].z - here[1].z < 0.01 { return nil }
            found.append(here.first?.index ?? -1)
        }
        guard Set(found).count == 1 else { return nil }
        return found[0] < 0
            ? ([0, 0, 0, 0], nil) : (planes[found[0]].color, planes[found[0]].layer)
    }

    /// Returns a transform layer with perspective that contains randomly rotated layers and
    /// transform layers.
    static func tree(_ random: inout SeededRandom, _ frame: CGRect) -> CALayer {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        func turn() -> CATransform3D {
            CATransform3DMakeRotation(
                number(-1.2...1.2), number(-1...1), number(-1...1), number(-1...1) + 1e-3
            )
        }
        var count = 0
        func fill(_ space: CALayer, _ children: Int, deeper: Int) {
            for _ in 0..<children {
                count += 1
                let isSpace = deeper > 0 && Int.random(in: 0..<4, using: &random) == 0
                let layer = isSpace ? CATransformLayer() : CALayer()
                layer.bounds = CGRect(x: 3, y: -5, width: number(30...90), height: number(30...90))
                layer.position = CGPoint(x: number(25...75), y: number(25...75))
                layer.anchorPoint = CGPoint(x: number(0.3...0.7), y: number(0.3...0.7))
                layer.zPosition = number(-20...20)
                layer.transform = turn()
                layer.backgroundColor = CGColor(
                    red: Double(count % 3 * 102 + 51) / 255,
                    green: Double(count / 3 % 5 * 51) / 255, blue: Double(count / 15 % 4 * 85) / 255
                )
                if isSpace { fill(layer, 3, deeper: deeper - 1) }
                space.addSublayer(layer)
            }
        }
        let root = CATransformLayer()
        root.frame = frame
        root.sublayerTransform.m34 = -1 / number(300...800)
        fill(root, Int.random(in: 4...7, using: &random), deeper: 2)
        return root
    }
}
