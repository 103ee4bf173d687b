import Foundation
import LegatoGraphics

/// A figure of lines and cubic curves, written as letters and absolute coordinates.
///
/// `M x y` starts, `L x y` draws a line, `C x y x y x y` draws a curve with two control points.
nonisolated struct SymbolCurve {
    /// The points, with curves as sixteen lines.
    let points: [CGPoint]

    init(_ text: StaticString) {
        var points: [CGPoint] = []
        var numbers: [CGFloat] = []
        var command: Substring = "M"
        func finish() {
            let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            numbers = []
            guard command == "C" else { return points += pairs }
            for i in stride(from: 0, to: pairs.count - 2, by: 3) {
                guard let start = points.last else { return }
                points += Self.curve(start, pairs[i], pairs[i + 1], pairs[i + 2])
            }
        }
        for word in "\(text)".split(separator: " ") {
            if let number = Double(word) {
                numbers.append(number)
            } else {
                finish()
                command = word
            }
        }
        finish()
        self.points = points
    }

    private static func curve(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint
    ) -> [CGPoint] {
        (1...16).map { i in
            let t = CGFloat(i) / 16
            let s = 1 - t
            let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            return CGPoint(
                x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y
            )
        }
    }

    /// The subpaths of a path as polygons.
    static func polygons(of path: CGPath) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var current: [CGPoint] = []
        func finish() {
            if current.count > 2 { polygons.append(current) }
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                finish()
                current = [point]
            case .line(let point): current.append(point)
            case .quadCurve(let end, let control):
                guard let start = current.last else { continue }
                func third(_ p: CGPoint) -> CGPoint {
                    CGPoint(x: (p.x + 2 * control.x) / 3, y: (p.y + 2 * control.y) / 3)
                }
                current += curve(start, third(start), third(end), end)
            case .curve(let end, let control1, let control2):
                guard let start = current.last else { continue }
                current += curve(start, control1, control2, end)
            case .close: continue
            }
        }
        finish()
        return polygons
    }
}
