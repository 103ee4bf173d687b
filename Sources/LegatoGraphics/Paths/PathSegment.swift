import Foundation

/// A line or a cubic of a path; quadratic curves are converted to cubics.
struct PathSegment {
    var from: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var to: CGPoint
    var isLine: Bool

    /// Creates a line.
    init(from: CGPoint, to: CGPoint) {
        (self.from, control1, control2, self.to, isLine) = (from, from, to, to, true)
    }

    /// Creates a cubic.
    init(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint) {
        (self.from, self.control1, self.control2, self.to) = (from, control1, control2, to)
        isLine = false
    }

    /// The number of pieces in which a cubic's length is measured.
    private static let pieces = 32

    /// The arc length.
    var length: Double {
        if isLine { return hypot(to.x - from.x, to.y - from.y) }
        return (0..<Self.pieces).reduce(0) { $0 + length(ofPiece: $1, upTo: 1) }
    }

    /// Returns the parameter, 0 to 1, at an arc length.
    func parameter(atLength target: Double, of whole: Double) -> Double {
        guard whole > 0 else { return 0 }
        if isLine { return target / whole }
        var passed = 0.0
        for piece in 0..<Self.pieces {
            let length = length(ofPiece: piece, upTo: 1)
            guard passed + length < target else {
                let part = part(ofPiece: piece, atLength: target - passed, of: length)
                return (Double(piece) + part) / Double(Self.pieces)
            }
            passed += length
        }
        return 1
    }

    /// Solves for the fraction of a piece that has a given length, by Newton iteration inside a
    /// shrinking bracket.
    private func part(ofPiece piece: Int, atLength target: Double, of whole: Double) -> Double {
        guard whole > 0 else { return 0 }
        var (low, high) = (0.0, 1.0)
        var part = target / whole
        for _ in 0..<60 {
            let error = length(ofPiece: piece, upTo: part) - target
            if error < 0 { low = part } else { high = part }
            var next = part - error / (speed(at: parameter(piece, part)) / Double(Self.pieces))
            if !(next > low && next < high) { next = (low + high) / 2 }
            if abs(next - part) <= 1e-13 { return next }
            part = next
        }
        return part
    }

    private func parameter(_ piece: Int, _ part: Double) -> Double {
        (Double(piece) + part) / Double(Self.pieces)
    }

    /// Returns the length of the start of a piece, by five-point Gaussian quadrature.
    private func length(ofPiece piece: Int, upTo part: Double) -> Double {
        func speeds(_ offset: Double) -> Double {
            speed(at: parameter(piece, part * (1 - offset) / 2))
                + speed(at: parameter(piece, part * (1 + offset) / 2))
        }
        let sum =
            128.0 / 225 * speed(at: parameter(piece, part / 2))
            + 0.4786286704993665 * speeds(0.5384693101056831)
            + 0.2369268850561891 * speeds(0.9061798459386640)
        return sum * part / 2 / Double(Self.pieces)
    }

    /// Returns the derivative of the arc length with respect to the parameter.
    private func speed(at t: Double) -> Double {
        func slope(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let s = 1 - t
            return 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
        }
        return hypot(
            slope(from.x, control1.x, control2.x, to.x), slope(from.y, control1.y, control2.y, to.y)
        )
    }

    /// Returns the part between two parameters; the ends 0 and 1 are exact.
    func part(from start: Double, to end: Double) -> PathSegment {
        var part = self
        if end < 1 { part = part.beginning(upTo: end) }
        if start > 0 {
            part = part.reversed.beginning(upTo: 1 - start / min(1, end)).reversed
        }
        return part
    }

    private var reversed: PathSegment {
        var other = self
        (other.from, other.control1) = (to, control2)
        (other.control2, other.to) = (control1, from)
        return other
    }

    /// Returns the part up to a parameter, by De Casteljau's algorithm.
    private func beginning(upTo t: Double) -> PathSegment {
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if isLine { return PathSegment(from: from, to: mix(from, to)) }
        let (p, q, r) = (mix(from, control1), mix(control1, control2), mix(control2, to))
        let (u, v) = (mix(p, q), mix(q, r))
        return PathSegment(from: from, control1: p, control2: u, to: mix(u, v))
    }

    /// The unit direction at the start; nil if the segment has no length.
    var startDirection: CGVector? {
        direction(from, control1) ?? direction(from, control2) ?? direction(from, to)
    }

    /// The unit direction at the end; nil if the segment has no length.
    var endDirection: CGVector? {
        direction(control2, to) ?? direction(control1, to) ?? direction(from, to)
    }

    private func direction(_ a: CGPoint, _ b: CGPoint) -> CGVector? {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = hypot(x, y)
        return length > 0 ? CGVector(dx: x / length, dy: y / length) : nil
    }
}
