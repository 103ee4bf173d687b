/// The cubic curve parametrised by arc length, so that it can be followed at constant speed.
struct MediaArc: Sendable, Hashable {
    /// The number of pieces in which each segment is measured.
    private static let pieces = 32

    private let curve: MediaCurve
    /// The arc length from the start of the curve to the start of each piece, and to the end.
    private let lengths: [Double]

    /// Measures a curve; returns `nil` if it has no length.
    init?(curve: MediaCurve) {
        self.curve = curve
        var lengths = [0.0]
        var length = 0.0
        for piece in 0..<curve.segmentCount * Self.pieces {
            length += Self.length(of: piece, upTo: 1, on: curve)
            lengths.append(length)
        }
        guard length > 0, length.isFinite else { return nil }
        self.lengths = lengths
    }

    /// Returns the segment at a fraction of the whole length, 0 to 1, and the fraction of the
    /// segment.
    func position(at fraction: Double) -> (index: Int, fraction: Double) {
        let pieceCount = lengths.count - 1
        let target = fraction * lengths[pieceCount]
        var low = 0
        var high = pieceCount
        while low < high {
            let middle = (low + high) / 2
            if lengths[middle + 1] < target { low = middle + 1 } else { high = middle }
        }
        guard fraction < 1, low < pieceCount else {
            return (curve.segmentCount, 0)
        }
        let part = part(of: low, with: target - lengths[low])
        return (low / Self.pieces, (Double(low % Self.pieces) + part) / Double(Self.pieces))
    }

    /// Solves for the fraction of a piece that has a given length, by Newton iteration inside a
    /// shrinking bracket.
    private func part(of piece: Int, with length: Double) -> Double {
        let whole = lengths[piece + 1] - lengths[piece]
        guard whole > 0 else { return 0 }
        var low = 0.0
        var high = 1.0
        var part = length / whole
        for _ in 0..<60 {
            let error = Self.length(of: piece, upTo: part, on: curve) - length
            if error < 0 { low = part } else { high = part }
            var next = part - error / Self.speed(of: piece, at: part, on: curve)
            if !(next > low && next < high) { next = (low + high) / 2 }
            if abs(next - part) <= 1e-14 { return next }
            part = next
        }
        return part
    }

    /// Returns the length of the start of a piece, by five-point Gaussian quadrature.
    private static func length(of piece: Int, upTo part: Double, on curve: MediaCurve) -> Double {
        func speeds(_ offset: Double) -> Double {
            speed(of: piece, at: part * (1 - offset) / 2, on: curve)
                + speed(of: piece, at: part * (1 + offset) / 2, on: curve)
        }
        let sum =
            128.0 / 225 * speed(of: piece, at: part / 2, on: curve)
            + 0.4786286704993665 * speeds(0.5384693101056831)
            + 0.2369268850561891 * speeds(0.9061798459386640)
        return sum * part / 2
    }

    /// Returns the derivative of the arc length with respect to the fraction of a piece.
    private static func speed(of piece: Int, at part: Double, on curve: MediaCurve) -> Double {
        let fraction = (Double(piece % pieces) + part) / Double(pieces)
        return curve.speed(in: piece / pieces, at: fraction) / Double(pieces)
    }
}
