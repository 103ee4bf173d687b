import Foundation
import Legato
import LegatoGraphics
import LegatoLayers
import TestSupport

/// A layer in space in mathematical terms: a 4 x 4 matrix, a rectangle and a colour.
struct SpaceOracle {
    private typealias Row = (x: Double, y: Double, z: Double, w: Double)

    let layer: CALayer
    let color: [UInt8]
    private let rect: CGRect
    /// The rows for the axes and the origin of the layer's plane in the map to the root, which
    /// takes row vectors.
    private let (u, v, origin): (Row, Row, Row)
    /// The projected corners that are in front of the eye.
    private let outline: [(x: Double, y: Double)]

    private init(_ layer: CALayer, _ matrix: [[Double]]) {
        self.layer = layer
        let color = layer.backgroundColor ?? .white
        self.color = [color.red, color.green, color.blue, 1].map { UInt8(($0 * 255).rounded()) }
        rect = layer.bounds
        func row(_ index: Int) -> Row {
            (matrix[index][0], matrix[index][1], matrix[index][2], matrix[index][3])
        }
        (u, v, origin) = (row(0), row(1), row(3))
        outline = Self.outline(of: rect, matrix)
    }

    /// Returns the coloured layers under a root: those whose superlayers all preserve depth.
    static func planes(under root: CALayer) -> [SpaceOracle] {
        root.sublayers?.flatMap { planes($0, placed($0, in: root, identity)) } ?? []
    }

    private static let identity = (0..<4).map { i in (0..<4).map { $0 == i ? 1.0 : 0 } }

    private static func planes(_ layer: CALayer, _ matrix: [[Double]]) -> [SpaceOracle] {
        guard layer is CATransformLayer else {
            return [SpaceOracle(layer, matrix)]
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
        // s and t of the point whose image is (x, y): two linear equations.
        let (a, b) = (u.x - x * u.w, v.x - x * v.w)
        let (c, d) = (u.y - y * u.w, v.y - y * v.w)
        let (e, f) = (x * origin.w - origin.x, y * origin.w - origin.y)
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-7 else { return nil }
        let (s, t) = ((e * d - b * f) / determinant, (a * f - e * c) / determinant)
        let w = s * u.w + t * v.w + origin.w
        guard w > 0 else { return (-.infinity, false) }
        guard w > 0.05 else { return nil }
        return ((s * u.z + t * v.z + origin.z) / w, rect.contains(CGPoint(x: s, y: t)))
    }

    private static func outline(of rect: CGRect, _ matrix: [[Double]]) -> [(x: Double, y: Double)] {
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
        guard var a = outline.last else { return false }
        for b in outline {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let along = square > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / square : 0
            let t = along < 0 ? 0 : along > 1 ? 1 : along
            if hypot(a.x + t * dx - x, a.y + t * dy - y) < 2 { return true }
            a = b
        }
        return false
    }

    /// Returns the nearest layer at a point; nil near an edge and where the depths of two layers
    /// are nearly equal.
    static func nearest(
        _ planes: [SpaceOracle], _ x: Double, _ y: Double
    ) -> (color: [UInt8], layer: CALayer?)? {
        // A layer that is almost edge-on may be between the sampled points.
        if planes.contains(where: { $0.hasEdge(near: x, y) }) { return nil }
        var found: Int?
        for (dx, dy) in around {
            var (nearest, first, second) = (-1, -Double.infinity, -Double.infinity)
            for index in 0..<planes.count {
                guard let depth = planes[index].depth(x + dx, y + dy) else { return nil }
                guard depth.isInside else { continue }
                if depth.z > first {
                    (nearest, first, second) = (index, depth.z, first)
                } else if depth.z > second {
                    second = depth.z
                }
            }
            if first - second < 0.01 { return nil }
            guard found ?? nearest == nearest else { return nil }
            found = nearest
        }
        guard let found, found >= 0 else { return ([0, 0, 0, 0], nil) }
        return (planes[found].color, planes[found].layer)
    }

    private static let around: [(Double, Double)] = [
        (0, 0), (1.5, 0), (-1.5, 0), (0, 1.5), (0, -1.5), (1, 1), (-1, -1), (1, -1), (-1, 1),
    ]

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
